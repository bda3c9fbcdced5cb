import { quoteLimits } from '#contracts/desk-quotes.ts'
import type { QuoteCustomer, QuoteDraft, QuoteStage, QuoteSubject } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { weeksText } from '#words/measures-words.ts'
import { Button } from '../../ui/action.tsx'
import { named, SelectField, TextField } from '../../ui/fields.tsx'
import { useIds } from '../../ui/use-ids.ts'
import { NumberField } from '../money.tsx'
import css from '../quotes.module.css'

/** What a part of the form is given: the draft, how to change it, what is wrong with a field. */
export interface Part {
  draft: QuoteDraft
  change: (part: Partial<QuoteDraft>) => void
  errorOf: (field: string) => string | undefined
}

export const controlId = (field: string) => `quote-${field.replaceAll('.', '-')}`

/** Subject, weeks, payment, validity and guarantee: as conditions.yaml has them, folded with their sum. */
export function Terms({ draft, change, errorOf }: Part) {
  const { weeks, stages, validDays, guaranteeYears, guarantee, startOn, startWeeks = 0, subject } = draft
  const said = w.termsSaid(
    weeksText(weeks),
    stages.map(({ percent }) => percent).join(' / '),
    validDays,
    guaranteeYears,
  )
  /** A whole number of the draft, up to `max`; found by its field's name where the checklist may miss it. */
  const number = (
    label: string,
    value: number,
    set: (next: number) => Partial<QuoteDraft>,
    field = '',
    max = Number.POSITIVE_INFINITY,
  ) => ({
    ...{ label, value, ...(field && { id: controlId(field), error: errorOf(field) }) },
    onChange: (next: number) => change(set(Math.min(max, Math.max(0, Math.round(next))))),
  })
  return (
    <details className={css.fold}>
      <summary>
        {w.terms}: {said}
      </summary>
      <div className="stack">
        <p className="caption">{w.termsNote}</p>
        <SelectField
          label={w.subject}
          id={controlId('subject')}
          value={subject}
          options={named(w.subjects)}
          onChange={(value) => change({ subject: value as QuoteSubject })}
        />
        <div className="two-columns">
          <TextField
            label={w.startOn}
            id={controlId('startOn')}
            type="date"
            value={startOn}
            error={errorOf('startOn')}
            onChange={(value) => change({ startOn: value })}
          />
          <NumberField {...number(w.startWeeks, startWeeks, (next) => ({ startWeeks: next }))} />
        </div>
        <div className="two-columns">
          <NumberField {...number(w.weeksFrom, weeks[0], (from) => ({ weeks: [from, weeks[1]] }), 'weeks')} />
          <NumberField {...number(w.weeksTo, weeks[1], (to) => ({ weeks: [weeks[0], to] }))} />
        </div>
        <Stages stages={stages} error={errorOf('stages')} onChange={(next) => change({ stages: next })} />
        <div className="two-columns">
          <NumberField {...number(w.validDays, validDays, (days) => ({ validDays: days }), 'validDays', 365)} />
          <NumberField
            {...number(w.guaranteeYears, guaranteeYears, (years) => ({ guaranteeYears: years }), 'guaranteeYears', 50)}
          />
        </div>
        <Text
          {...{ field: 'guarantee', label: w.guarantee, value: guarantee, max: quoteLimits.description, rows: 3 }}
          error={errorOf('guarantee')}
          onChange={(value) => change({ guarantee: value })}
        />
      </div>
    </details>
  )
}

interface StagesProps {
  stages: readonly QuoteStage[]
  error: string | undefined
  onChange: (stages: QuoteStage[]) => void
}

function Stages({ stages, error, onChange }: StagesProps) {
  const set = (at: number, part: Partial<QuoteStage>) =>
    onChange(stages.with(at, { ...(stages[at] as QuoteStage), ...part }))
  const rows = useIds(stages.length)
  const together = stages.reduce((sum, { percent }) => sum + percent, 0)
  return (
    <section aria-label={w.stages} className="stack">
      <ol className="stack-near">
        {stages.map(({ percent, when }, at) => (
          <li key={rows.ids[at]} className={`stack ${css.stage}`}>
            <NumberField
              label={`${w.stage(at + 1)}, ${w.percent}`}
              id={controlId(at === 0 ? 'stages' : `stages.${at}`)}
              unit="%"
              value={percent}
              onChange={(value) => set(at, { percent: Math.min(100, Math.max(0, value)) })}
            />
            <Text
              {...{ field: `stages.${at}.when`, label: w.when, value: when, max: 200 }}
              onChange={(value) => set(at, { when: value })}
            />
            <Button
              tone="quiet"
              aria-label={w.removeStage(at + 1)}
              onClick={() => {
                rows.remove(at)
                onChange(stages.toSpliced(at, 1))
              }}
            >
              {w.remove}
            </Button>
          </li>
        ))}
      </ol>
      {(together !== 100 || error) && <p className="danger">{error ?? w.stageSum(together)}</p>}
      <p className="wrap">
        <Button onClick={() => onChange([...stages, { percent: Math.max(0, 100 - together), when: '' }])}>
          {w.addStage}
        </Button>
      </p>
    </section>
  )
}

type TextProps = Omit<Parameters<typeof TextField>[0], 'id' | 'maxLength'> & { field: string; max: number }

/** A text of the quote, found by its field's name. */
const Text = ({ field, max, ...more }: TextProps) => <TextField {...more} id={controlId(field)} maxLength={max} />

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
