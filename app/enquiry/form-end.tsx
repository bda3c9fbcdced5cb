import { Button } from '#app/ui/button/button.tsx'
import { receiptTexts } from '#contracts/enquiry.ts'
import { delaySentence, enquiryWords as w } from '#words/enquiry-words.ts'
import css from './enquiry.module.css'
import { Receipt } from './receipt.tsx'
import type { Delay } from './send-enquiry.ts'
import type { Enquiry, Sending } from './use-enquiry.ts'

type Props = { enquiry: Enquiry; state: Sending; restored: boolean; clear: () => void }

/** The end of a form: who gets the data, the button, and how it went. */
export function FormEnd({ enquiry, state, restored, clear }: Props) {
  const { phone, phoneHref, whatsappHref, endpoint, holder } = enquiry
  const { sending, delay, answer } = state
  // Not for the moment of a broken line: what comes and goes moves the page.
  const waits = delay !== undefined && delay.reason !== 'broken'
  return (
    <>
      <p className={`caption ${css.privacy}`}>
        {`${w.responsible} ${holder}. ${w.rights} `}
        <a href="/politica-privacidad">{w.policy}</a>.
      </p>
      <div className={`wraps ${css.end}`}>
        <Button type="submit" busy={sending}>
          {w.send}
        </Button>
        <p role="status" className={css.status} data-failed={answer?.success === false || undefined}>
          {sending ? (delay ? sentenceOf(delay) : w.sending) : answer?.message}
        </p>
      </div>
      {restored && !sending && !answer && (
        <p className="caption">
          {w.restored}{' '}
          <button type="button" className="text-button" onClick={clear}>
            {w.clear}
          </button>
        </p>
      )}
      {(answer?.success === false || waits) && (
        <p className={`wraps ${css.ways}`}>
          <a href={phoneHref} className="target">
            {w.call} {phone}
          </a>
          {whatsappHref && (
            <a href={whatsappHref} className="target">
              {w.chat}
            </a>
          )}
        </p>
      )}
      {answer?.receipt && (
        <Receipt
          {...receiptTexts(answer.receipt)}
          photosLink={new URL(answer.receipt.photosLink, new URL(endpoint, location.href)).href}
          whatsappHref={whatsappHref}
        />
      )}
    </>
  )
}

const sentenceOf = (delay: Delay): string =>
  'seconds' in delay ? delaySentence[delay.reason](delay.seconds) : delaySentence[delay.reason]
