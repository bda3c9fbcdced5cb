import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atRate, lineAmount, stageAmounts, sumQuote } from '#contracts/quote-sums.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9_999_999 }).map((thousandths) => thousandths / 1000),
  priceCents: fc.integer({ min: -500_000, max: 5_000_000 }),
  vat: fc.constantFrom(21 as const, 10 as const),
})
const whole = (value: number) => Number.isSafeInteger(value)

test('base and VAT of each rate make its total, and all rates the total, to the cent', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const { rates, baseCents, vatCents, totalCents } = sumQuote(lines)
      for (const row of rates) expect(row.baseCents + row.vatCents).toBe(row.totalCents)
      expect(baseCents + vatCents).toBe(totalCents)
      expect(totalCents).toBe(lines.reduce((sum, one) => sum + lineAmount(one), 0))
      expect([baseCents, vatCents, totalCents].every(whole)).toBe(true)
    }),
  )
})

test('VAT is its rate of the base, to half a cent for the base and for itself', () => {
  fc.assert(
    fc.property(line, (one) => {
      const [row] = sumQuote([one]).rates
      expect(Math.abs((row?.vatCents ?? 0) * 100 - (row?.baseCents ?? 0) * one.vat)).toBeLessThanOrEqual(61)
    }),
  )
})

test('a line is its quantity times its price, rounded once, halves away from zero', () => {
  fc.assert(
    fc.property(line, (one) => {
      const exact = BigInt(Math.round(one.quantity * 1000)) * BigInt(one.priceCents)
      expect(Math.abs(Number(BigInt(lineAmount(one)) * 1000n - exact))).toBeLessThanOrEqual(500)
    }),
  )
  expect(lineAmount({ quantity: 0.5, priceCents: 1 })).toBe(1)
  expect(lineAmount({ quantity: 0.5, priceCents: -1 })).toBe(-1)
  expect(lineAmount({ quantity: 1.005, priceCents: 100 })).toBe(101)
})

test('stages of together 100 % add up to the total, none is off by more than a cent', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 6 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90_000_000 }), cuts, (total, list) => {
      const ends = [...list.toSorted((a, b) => a - b), 10_000]
      const stages = ends.map((end, at) => ({ percent: (end - (ends[at - 1] ?? 0)) / 100 }))
      const amounts = stageAmounts(total, stages)
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
      for (const [at, { percent }] of stages.entries())
        expect(Math.abs((amounts[at] ?? 0) - (total * percent) / 100)).toBeLessThanOrEqual(1.000001)
    }),
  )
  expect(stageAmounts(100_01, [{ percent: 40 }, { percent: 40 }, { percent: 20 }])).toEqual([4000, 4001, 2000])
})

test('a price of the list stays what it is, VAT taken out of it', () => {
  expect(sumQuote([{ quantity: 1, priceCents: 195_000, vat: 21 }])).toEqual({
    rates: [{ rate: 21, baseCents: 161_157, vatCents: 33_843, totalCents: 195_000 }],
    baseCents: 161_157,
    vatCents: 33_843,
    totalCents: 195_000,
  })
})

test('at another rate the workshop earns the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), (price) => {
      expect(Math.abs(atRate(price, 21, 10) / 1.1 - price / 1.21)).toBeLessThanOrEqual(0.5)
      expect(atRate(price, 21, 21)).toBe(price)
    }),
  )
})
