import { useState } from 'react'
import type { DeskQuote } from '#contracts/desk-quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { reasonOf, send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { useWork } from './queries.ts'

/** Ends an accepted quote, with why: by agreement or withdrawal. */
export function Cancel({ id }: { id: string }) {
  const [text, setText] = useState('')
  const cancel = useWork(id, () => send<DeskQuote>(`quotes/${id}/cancel`, 'POST', { text }))
  return (
    <details>
      <summary>{w.cancel}</summary>
      <div className="stack">
        <TextField
          label={w.cancelWhy}
          rows={2}
          maxLength={2000}
          value={text}
          error={cancel.error ? reasonOf(cancel.error) : undefined}
          onChange={setText}
        />
        <p>
          <Button tone="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {w.cancelNow}
          </Button>
        </p>
      </div>
    </details>
  )
}
