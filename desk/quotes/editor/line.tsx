import { lineAmount } from '#contracts/quote-sums.ts'
import { type QuoteLine, vatRates } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { NumberField, sumText } from '../money.tsx'
import css from '../quotes.module.css'
import { controlId, type Part } from './editor.tsx'

interface Props {
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
export function Line({ line, at, errorOf, withVat, onChange, onText, onPrice, onRemove }: Props) {
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
