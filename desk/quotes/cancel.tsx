import type { DeskQuote } from '#contracts/desk-quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { send } from '../api.ts'
import { OneFieldForm } from '../ui/one-field-form.tsx'
import { useWork } from './queries.ts'

/** Ends an accepted quote, with why: by agreement or withdrawal. */
export function Cancel({ id }: { id: string }) {
  const { mutate, isPending, error } = useWork(id, (text: string) =>
    send<DeskQuote>(`quotes/${id}/cancel`, 'POST', { text }),
  )
  return (
    <details>
      <summary>{w.cancel}</summary>
      <OneFieldForm
        label={w.cancelWhy}
        rows={2}
        maxLength={2000}
        button={w.cancelNow}
        tone="danger"
        busy={isPending}
        error={error}
        onSubmit={(text) => mutate(text)}
      />
    </details>
  )
}
