import { useRef, useState } from 'react'
import type { LineSource } from '#contracts/desk-quotes.ts'
import { lineAmount, sumQuote } from '#contracts/quote-sums.ts'
import { type QuoteLine, vatRates } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { Button, DialogButton } from '../../ui/action.tsx'
import { Check, Field, SelectField, TextField } from '../../ui/fields.tsx'
import { useIds } from '../../ui/use-ids.ts'
import { NumberField, sumText } from '../money.tsx'
import css from '../quotes.module.css'
import { controlId, type Part } from './fields.tsx'

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

interface LineProps {
  line: QuoteLine
  at: number
  errorOf: Part['errorOf']
  /** Each line says its rate where there are two. */
  withVat: boolean
  onChange: (part: Partial<QuoteLine>) => void
  /** Enter goes on: from the text to the price, from there to the next line. */
  onText: () => void
  onPrice: () => void
  onRemove: () => void
}

/** One line: what, how many, at which price. */
function Line({ line, at, errorOf, withVat, onChange, onText, onPrice, onRemove }: LineProps) {
  const idOf = (name: string) => controlId(`lines.${at}.${name}`)
  return (
    <fieldset className={`stack ${css.line}`}>
      <legend className="visually-hidden">{w.line(at + 1)}</legend>
      <div className={`whole ${css.text}`}>
        <Field label={w.text} id={idOf('text')} error={errorOf(`lines.${at}.text`)}>
          {(control) => (
            <textarea
              {...control}
              rows={1}
              enterKeyHint="next"
              value={line.text}
              onChange={(event) => onChange({ text: event.target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey) return
                event.preventDefault()
                onText()
              }}
            />
          )}
        </Field>
      </div>
      <NumberField
        label={w.quantity}
        id={idOf('quantity')}
        value={line.quantity}
        error={errorOf(`lines.${at}.quantity`)}
        onChange={(quantity) => onChange({ quantity: Math.round(quantity * 1000) / 1000 })}
      />
      <TextField label={w.unit} maxLength={20} value={line.unit} onChange={(unit) => onChange({ unit })} />
      <NumberField
        label={w.price}
        id={idOf('price')}
        unit="€"
        value={line.priceCents / 100}
        wrong={w.noPrice}
        onChange={(euros) => onChange({ priceCents: Math.round(euros * 100) })}
        onEnter={onPrice}
      />
      {withVat && (
        <SelectField
          label={w.lineVat}
          value={String(line.vat)}
          options={vatRates.map((rate) => ({ id: String(rate), name: `${rate} %` }))}
          onChange={(value) => onChange({ vat: value === '10' ? 10 : 21 })}
        />
      )}
      <p className="split tabular whole hangs">
        <Button tone="quiet" aria-label={w.removeLine(at + 1)} onClick={onRemove}>
          {w.remove}
        </Button>
        <span>{sumText(lineAmount(line))}</span>
      </p>
    </fieldset>
  )
}

interface PriceListProps {
  prices: readonly LineSource[]
  onTake: (sources: LineSource[]) => void
}

/** The price list of conditions.yaml, to pick several at once. */
function PriceList({ prices, onTake }: PriceListProps) {
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
      <p className="wrap foot-bar">
        <Button tone="main" disabled={picked.length === 0} onClick={() => onTake([...picked])}>
          {w.picked(picked.length)}
        </Button>
      </p>
    </>
  )
}
