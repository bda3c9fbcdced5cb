import type { receiptTexts } from '#contracts/enquiry.ts'
import { receiptWords as w } from '#words/enquiry-words.ts'
import css from './enquiry.module.css'

/** `whatsappHref`: address of a chat with the workshop; empty where there is none. */
type Props = ReturnType<typeof receiptTexts> & { whatsappHref: string }

/** What happens next with an enquiry that has arrived. */
export function Receipt({ number, answerDay, photosLink, whatsappHref }: Props) {
  return (
    <div className={css.receipt}>
      <p>
        {w.number} <strong>{number}</strong>. {w.answer(answerDay)}
      </p>
      <p className={`wraps ${css.ways}`}>
        <a href={photosLink} className="target">
          {w.photos}
        </a>
        {whatsappHref && (
          <a href={about(whatsappHref, number)} className="target">
            {w.chat}
          </a>
        )}
      </p>
    </div>
  )
}

/** The chat, begun with the enquiry's number, which may still be a placeholder. */
const about = (chat: string, number: string) =>
  `${chat.split('?')[0]}?text=${encodeURIComponent(w.about(number)).replace(encodeURIComponent(number), number)}`
