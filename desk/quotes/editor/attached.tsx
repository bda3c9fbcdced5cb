import { useRef } from 'react'
import type { DeskQuote } from '#contracts/desk-quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { Check } from '../../ui/check.tsx'
import type { Part } from './editor.tsx'

/** What goes with the paper: the design's drawing and pictures of the enquiry. */
export function Attached({ draft, change, quote }: Part & { quote: DeskQuote }) {
  const { design, pictures } = draft
  const address = useRef(design)
  if (address.current === '' && quote.pictures.length === 0) return null
  const turn = (id: string, on: boolean) =>
    change({ pictures: on ? [...pictures, id] : pictures.filter((one) => one !== id) })
  return (
    <section className="stack" aria-label={w.attached}>
      <h2>{w.attached}</h2>
      <div className="wrap">
        {address.current !== '' && (
          <Check
            checked={design !== ''}
            onChange={(event) => change({ design: event.target.checked ? address.current : '' })}
          >
            {w.drawing}
          </Check>
        )}
        {quote.pictures.map(({ id, position }) => (
          <Check key={id} checked={pictures.includes(id)} onChange={(event) => turn(id, event.target.checked)}>
            <img
              src={`/taller/api/enquiries/${quote.enquiryId}/photos/${position}`}
              alt=""
              width="56"
              height="56"
              className="small-thumb"
            />
            {w.picture(position)}
          </Check>
        ))}
      </div>
    </section>
  )
}
