import { useState } from 'react'
import { useLocation } from 'wouter'
import type { DeskQuote } from '#contracts/desk-quotes.ts'
import type { Quote } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorMessage } from '../../ui/message.tsx'
import { useWork } from '../queries.ts'

/** Drops what has not been sent; asked twice, because nothing brings it back. */
export function Discard({ quote: { id, rev, versions } }: { quote: Quote }) {
  const [asks, setAsks] = useState(false)
  const [, navigate] = useLocation()
  const drop = useWork(id, () => send<DeskQuote | undefined>(`quotes/${id}/draft`, 'DELETE', { rev }))
  const name = versions.length === 0 ? w.discardAll : w.discard
  return (
    <div className="wrap">
      {asks && <p>{w.discardAsk}</p>}
      <Button
        tone={asks ? 'danger' : 'quiet'}
        busy={drop.isPending}
        onClick={() =>
          asks
            ? drop.mutate(undefined, { onSuccess: (left) => left ?? navigate('/', { replace: true }) })
            : setAsks(true)
        }
      >
        {name}
      </Button>
      <ErrorMessage error={drop.error} />
    </div>
  )
}
