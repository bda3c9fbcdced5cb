import { Link, useLocation } from 'wouter'
import { phaseNames, deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { send } from '../api.ts'
import { sumText } from '../quotes/money.tsx'
import { useQuotes } from '../quotes/queries.ts'
import { Button } from '../ui/button.tsx'
import { Item, List } from '../ui/list.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { useAction } from '../ui/use-action.ts'

/** The written quotes of an enquiry, and the way to begin one; for the owner. */
export function Quotes({ enquiry }: { enquiry: string }) {
  const { data } = useQuotes(enquiry)
  const [, navigate] = useLocation()
  const { busy, error, run } = useAction(['quotes'])
  const begin = async () => {
    const begun = await run(() => send<{ id: string }>('quotes', 'POST', { enquiry }))
    if (begun) navigate(`~/taller/encargos/${begun.id}`)
  }
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
        <Button busy={busy} onClick={() => void begin()}>
          {data && data.length > 0 ? w.beginAgain : w.begin}
        </Button>
      </p>
      <ErrorMessage error={error} />
    </section>
  )
}
