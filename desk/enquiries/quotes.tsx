import { Link, useLocation } from 'wouter'
import { phaseNames, deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { send } from '../api.ts'
import { useSend } from '../queries.ts'
import { sumText } from '../quotes/money.tsx'
import { useQuotes } from '../quotes/queries.ts'
import { Button } from '../ui/button.tsx'
import { Item, List } from '../ui/list.tsx'
import { ErrorMessage } from '../ui/message.tsx'

/** The written quotes of an enquiry, and the way to begin one; for the owner. */
export function Quotes({ enquiry }: { enquiry: string }) {
  const { data } = useQuotes(enquiry)
  const [, navigate] = useLocation()
  const begin = useSend(() => send<{ id: string }>('quotes', 'POST', { enquiry }))
  const open = ({ id }: { id: string }) => navigate(`~/taller/encargos/${id}`)
  return (
    <section className="stack-near" aria-label={w.quotes}>
      {data && data.length > 0 && (
        <List label={w.quotes}>
          {data.map(({ id, number, title, phase, totalCents }) => (
            <Item
              key={id}
              title={<Link href={`~/taller/encargos/${id}`}>{number || title || w.untitled}</Link>}
              about={[phaseNames[phase], totalCents ? sumText(totalCents) : ''].filter(Boolean).join(', ')}
            />
          ))}
        </List>
      )}
      <p>
        <Button busy={begin.isPending} onClick={() => begin.mutate(undefined, { onSuccess: open })}>
          {data && data.length > 0 ? w.beginAgain : w.begin}
        </Button>
      </p>
      <ErrorMessage error={begin.error} />
    </section>
  )
}
