import { atRate } from '#contracts/quote-sums.ts'
import type { ReducedVat, VatRate } from '#contracts/quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { named, SelectField } from '../../ui/fields.tsx'
import { NumberField } from '../money.tsx'
import { controlId, type Part } from './fields.tsx'

type Choice = keyof typeof w.vatChoices

/** 21 %, or 10 % with the reason that allows it and its condition. */
export function Vat({ draft: { reduced, lines }, change, errorOf }: Part) {
  const choice: Choice = reduced?.reason ?? 'general'
  function choose(next: Choice) {
    const rate: VatRate = next === 'general' ? 21 : 10
    const wasReduced = choice !== 'general'
    change({
      reduced: next === 'general' ? null : { reason: next, materialsPercent: reduced?.materialsPercent ?? 40 },
      lines:
        wasReduced === (rate === 10)
          ? lines
          : lines.map((line) => ({ ...line, vat: rate, priceCents: atRate(line.priceCents, line.vat, rate) })),
    })
  }
  return (
    <div className="stack">
      <SelectField
        label={w.vat}
        id={controlId('reduced')}
        value={choice}
        error={errorOf('reduced')}
        options={named(w.vatChoices)}
        onChange={(value) => choose(value as Choice)}
      />
      {reduced && <Condition reduced={reduced} onChange={(next) => change({ reduced: next })} />}
    </div>
  )
}

function Condition({ reduced, onChange }: { reduced: ReducedVat; onChange: (reduced: ReducedVat) => void }) {
  return (
    <>
      <p className="caption">
        {w.vatConditions[reduced.reason]} {w.vatKeeps}
      </p>
      {reduced.reason === 'renovation' && (
        <NumberField
          label={w.materials}
          unit="%"
          value={reduced.materialsPercent}
          onChange={(materialsPercent) => onChange({ ...reduced, materialsPercent })}
        />
      )}
    </>
  )
}
