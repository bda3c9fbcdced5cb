import { useRef } from 'react'
import type { LineSource } from '#contracts/desk-quotes.ts'
import { sumQuote } from '#contracts/quote-sums.ts'
import type { QuoteLine } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { Button } from '../../ui/button.tsx'
import { DialogButton } from '../../ui/dialog.tsx'
import { useIds } from '../../ui/use-ids.ts'
import { sumText } from '../money.tsx'
import css from '../quotes.module.css'
import { controlId, type Part } from './editor.tsx'
import { Line } from './line.tsx'
import { PriceList } from './price-list.tsx'

interface Props extends Part {
  prices: readonly LineSource[]
  design: readonly LineSource[]
}

/** What is done and what it costs: typed, from the price list, or from the design. */
export function Lines({ draft, change, errorOf, prices, design }: Props) {
  const { lines, reduced, description } = draft
  const list = useRef<HTMLOListElement>(null)
  const rows = useIds(lines.length)
  const rate = reduced ? 10 : 21
  const set = (at: number, part: Partial<QuoteLine>) =>
    change({ lines: lines.with(at, { ...(lines[at] as QuoteLine), ...part }) })
  const focus = (at: number, name: string) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`#${controlId(`lines.${at}.${name}`)}`)?.focus(),
    )
  function add() {
    change({ lines: [...lines, { text: '', quantity: 1, unit: 'ud.', priceCents: 0, vat: rate }] })
    focus(lines.length, 'text')
  }
  /** What a source contains is said among the works and materials. */
  function take(sources: readonly LineSource[]) {
    const contains = sources
      .map((source) => source.contains)
      .filter((text) => text !== '' && !description.includes(text))
    change({
      lines: [
        ...lines.filter(({ text }) => text !== ''),
        ...sources.map(({ line }) => ({ ...line, vat: rate }) as const),
      ],
      description: [description, ...contains].filter(Boolean).join('\n\n'),
    })
  }
  return (
    <section className="stack" aria-label={w.lines}>
      <h2>{w.lines}</h2>
      <ol ref={list} className="stack-near">
        {lines.map((line, at) => (
          <li key={rows.ids[at]} className="boxed panel">
            <Line
              {...{ line, at, errorOf }}
              withVat={reduced !== null}
              onChange={(part) => set(at, part)}
              onText={() => focus(at, 'price')}
              onPrice={() => (at === lines.length - 1 && line.text ? add() : focus(at + 1, 'text'))}
              onRemove={() => {
                rows.remove(at)
                change({ lines: lines.toSpliced(at, 1) })
              }}
            />
          </li>
        ))}
      </ol>
      {errorOf('lines') && <p className="danger">{errorOf('lines')}</p>}
      <div className="wrap">
        <Button id={controlId('lines')} tone={lines.length === 0 ? 'main' : 'plain'} onClick={add}>
          {w.addLine}
        </Button>
        <DialogButton label={w.fromPrices} title={w.pick}>
          {(close) => (
            <PriceList
              prices={prices}
              onTake={(sources) => {
                close()
                take(sources)
              }}
            />
          )}
        </DialogButton>
        {design.length > 0 && <Button onClick={() => take(design)}>{w.fromDesign}</Button>}
      </div>
      {design.length > 0 && lines.length === 0 && <p className="caption">{w.designNote}</p>}
      {lines.length > 0 && <Sums lines={lines} />}
    </section>
  )
}

/** Base and VAT of each rate, and the whole. */
function Sums({ lines }: { lines: readonly QuoteLine[] }) {
  const { rates, totalCents } = sumQuote(lines)
  const sums = [
    ...rates.flatMap(({ rate, baseCents, vatCents }) => [
      [w.base(rate), baseCents] as const,
      [w.vatOf(rate), vatCents] as const,
    ]),
    [w.total, totalCents] as const,
  ]
  return (
    <dl className={`tabular ${css.sums}`}>
      {sums.map(([name, cents]) => (
        <div key={name} className="split">
          <dt className="quiet">{name}</dt>
          <dd>{sumText(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
