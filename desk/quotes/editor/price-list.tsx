import { useState } from 'react'
import type { LineSource } from '#contracts/desk-quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'
import { sumText } from '../money.tsx'

interface Props {
  prices: readonly LineSource[]
  onTake: (sources: LineSource[]) => void
}

/** The price list of conditions.yaml, to pick several at once. */
export function PriceList({ prices, onTake }: Props) {
  const [picked, setPicked] = useState<readonly LineSource[]>([])
  const turn = (source: LineSource) =>
    setPicked((before) => (before.includes(source) ? before.filter((one) => one !== source) : [...before, source]))
  return (
    <>
      {[...Map.groupBy(prices, ({ group }) => group)].map(([group, sources]) => (
        <section key={group} aria-label={group}>
          <h3 className="label">{group}</h3>
          {sources.map((source) => (
            <Check
              key={`${source.line.text} ${source.line.priceCents}`}
              className="line-below"
              checked={picked.includes(source)}
              onChange={() => turn(source)}
            >
              <span className="grows">{source.line.text}</span>
              <span className="tabular">
                {sumText(source.line.priceCents)}
                {source.line.unit !== 'ud.' && `/${source.line.unit}`}
              </span>
            </Check>
          ))}
        </section>
      ))}
      <p className="foot-bar">
        <Button tone="main" disabled={picked.length === 0} onClick={() => onTake([...picked])}>
          {w.picked(picked.length)}
        </Button>
      </p>
    </>
  )
}
