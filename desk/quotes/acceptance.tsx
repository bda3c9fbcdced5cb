import { useState } from 'react'
import { dayOf } from '#contracts/days.ts'
import type { DeskQuote, NewAcceptance } from '#contracts/desk-quotes.ts'
import type { Quote } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { send } from '../api.ts'
import { sendPicture } from '../pictures/send-picture.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { DialogButton } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextField } from '../ui/fields.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { longDay } from '../ui/times.ts'
import { sumText } from './money.tsx'
import { useWork } from './queries.ts'

/** Notes a yes that came by phone or on paper, with a picture of the paper. */
export function Acceptance({ quote, name: customer }: { quote: Quote; name: string }) {
  const [way, setWay] = useState<NewAcceptance['way']>('phone')
  const [name, setName] = useState(customer)
  const [paper, setPaper] = useState<File>()
  const last = quote.versions.at(-1)
  const accept = useWork(quote.id, async (said: NewAcceptance) => {
    const accepted = await send<DeskQuote>(`quotes/${quote.id}/acceptance`, 'POST', said)
    if (!paper) return accepted
    return sendPicture<DeskQuote>(`quotes/${quote.id}/files/acceptance`, 'POST', paper, () => {})
  })
  if (!last) return null
  return (
    <DialogButton tone="main" label={w.accept}>
      {() => (
        <>
          <p>{w.acceptAbout}</p>
          <p className="caption">{w.version(last.version, longDay(dayOf(last.sentAt)), sumText(last.totalCents))}</p>
          <fieldset className="stack">
            <legend className="visually-hidden">{w.way}</legend>
            {(['phone', 'paper'] as const).map((one) => (
              <Check key={one} type="radio" name="way" checked={way === one} onChange={() => setWay(one)}>
                {w.ways[one]}
              </Check>
            ))}
          </fieldset>
          <TextField label={w.whoAccepts} value={name} onChange={setName} />
          {way === 'paper' && (
            <Field label={w.paperPhoto}>
              {(control) => (
                <input
                  {...control}
                  type="file"
                  accept="image/*"
                  onChange={(event) => setPaper(event.target.files?.[0])}
                />
              )}
            </Field>
          )}
          <ErrorMessage error={accept.error} />
          <p>
            <Button
              tone="main"
              busy={accept.isPending}
              onClick={() => accept.mutate({ version: last.version, way, name })}
            >
              {w.acceptNow}
            </Button>
          </p>
        </>
      )}
    </DialogButton>
  )
}
