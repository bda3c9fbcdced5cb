import { type QuoteLine, type QuoteStage, type QuoteSums, type VatRate, vatRates } from '#contracts/quotes.ts'

// Rounding: each line once, to the cent, halves away from zero. VAT is taken out of the sum of a rate's lines, and
// base and VAT of a rate always make its total. Stages are cut from the total at cumulated percentages.

/** Amount of a line in cents. A quantity counts in thousandths, a price in whole cents. */
export const lineAmount = ({ quantity, priceCents }: Pick<QuoteLine, 'quantity' | 'priceCents'>): number =>
  roundedQuotient(Math.round(quantity * 1000) * priceCents, 1000)

/** Sums of a quote in cents, per rate of VAT and together. */
export function sumQuote(lines: readonly Pick<QuoteLine, 'quantity' | 'priceCents' | 'vat'>[]): QuoteSums {
  const rates = vatRates.flatMap((rate) => {
    const ofRate = lines.filter(({ vat }) => vat === rate)
    if (ofRate.length === 0) return []
    const totalCents = ofRate.reduce((sum, line) => sum + lineAmount(line), 0)
    const baseCents = roundedQuotient(totalCents * 100, 100 + rate)
    return [{ rate, baseCents, vatCents: totalCents - baseCents, totalCents }]
  })
  const sum = (key: 'baseCents' | 'vatCents' | 'totalCents') => rates.reduce((all, row) => all + row[key], 0)
  return { rates, baseCents: sum('baseCents'), vatCents: sum('vatCents'), totalCents: sum('totalCents') }
}

/** Amounts of the stages in cents; they add up to the total where their percentages add up to 100. */
export function stageAmounts(totalCents: number, stages: readonly Pick<QuoteStage, 'percent'>[]): number[] {
  let percent = 0
  let before = 0
  return stages.map((stage) => {
    percent += Math.round(stage.percent * 100)
    const until = roundedQuotient(totalCents * percent, 10_000)
    const amount = until - before
    before = until
    return amount
  })
}

/** Price in cents when the rate changes and what the workshop earns stays. */
export const atRate = (priceCents: number, from: VatRate, to: VatRate): number =>
  roundedQuotient(priceCents * (100 + to), 100 + from)

/** Whole numbers only: exact while the product stays below 2^53. */
function roundedQuotient(dividend: number, divisor: number): number {
  const size = Math.abs(dividend)
  const whole = Math.floor((2 * size + divisor) / (2 * divisor))
  return dividend < 0 && whole !== 0 ? -whole : whole
}
