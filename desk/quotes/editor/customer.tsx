import { quoteLimits } from '#contracts/desk-quotes.ts'
import type { QuoteCustomer, QuoteDraft } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { TextField } from '../../ui/fields.tsx'
import css from '../quotes.module.css'
import { controlId, type Part } from './editor.tsx'

type TextProps = Omit<Parameters<typeof TextField>[0], 'id' | 'maxLength'> & { field: string; max: number }

/** A text of the quote, found by its field's name. */
export const Text = ({ field, max, ...more }: TextProps) => (
  <TextField {...more} id={controlId(field)} maxLength={max} />
)

/** Title, description and place. */
export function What({ draft, change, errorOf }: Part) {
  const text = (field: keyof QuoteDraft & ('title' | 'description' | 'place' | 'town')) => ({
    ...{ field, value: draft[field], error: errorOf(field) },
    onChange: (value: string) => change({ [field]: value }),
  })
  return (
    <section className="stack" aria-label={w.what}>
      <h2>{w.what}</h2>
      <Text {...text('title')} label={w.title} hint={w.titleHint} max={quoteLimits.title} />
      <Text
        {...text('description')}
        label={w.description}
        hint={w.descriptionHint}
        max={quoteLimits.description}
        rows={4}
      />
      <div className="two-columns">
        <Text {...text('place')} label={w.place} max={quoteLimits.place} />
        <Text {...text('town')} label={w.town} max={80} />
      </div>
    </section>
  )
}

const fields = [
  { name: 'name', label: w.name, max: 120 },
  { name: 'email', label: w.email, max: 254 },
  { name: 'phone', label: w.phone, max: 40 },
  { name: 'nif', label: w.nif, max: 20 },
  { name: 'address', label: w.address, max: 200 },
] as const satisfies readonly { name: keyof QuoteCustomer; label: string; max: number }[]

/** The customer's data: known from the enquiry, so they are folded. */
export function Customer({ draft: { customer }, change, errorOf }: Part) {
  const isWrong = fields.some(({ name }) => errorOf(`customer.${name}`))
  return (
    <details className={css.fold} open={isWrong || undefined}>
      <summary>
        {w.customer}: {[customer.name, customer.email].filter(Boolean).join(', ')}
      </summary>
      <div className="stack">
        {fields.map(({ name, label, max }) => (
          <Text
            key={name}
            {...{ label, max, field: `customer.${name}`, value: customer[name], error: errorOf(`customer.${name}`) }}
            onChange={(value) => change({ customer: { ...customer, [name]: value } })}
          />
        ))}
      </div>
    </details>
  )
}
