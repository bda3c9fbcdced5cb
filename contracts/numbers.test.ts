import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatEuros, formatNumber, readLength, readNumber, readPhone, readPostalCode } from './numbers.ts'

describe('a number is read as Spaniards write it', () => {
  test.each([
    ['1700', 1700],
    ['1.700', 1700],
    ['1 700', 1700],
    ['1.700,50', 1700.5],
    ['1.700,50 €', 1700.5],
    ['1700,50', 1700.5],
    ['1,700.50', 1700.5],
    ['12.345.678', 12_345_678],
    ['1.70', 1.7],
    ['0,45', 0.45],
    ['0.125', 0.125],
    ["2'40", 2.4],
    ['2.900\u00a0€', 2900],
    ['590 euros', 590],
    ['-3', -3],
  ])('%s is %d', (typed, value) => {
    expect(readNumber(typed)).toEqual({ sure: value })
  })

  test('what could be read in two ways is asked back', () => {
    expect(readNumber('1,700')).toEqual({ asked: [1.7, 1700] })
    expect(readNumber("1'700 €")).toEqual({ asked: [1.7, 1700] })
  })

  test.each(['', '€', 'mil', '1.70.0', '1,2,3', '1e3', 'Infinity', '--1', '12..5', `1${'0'.repeat(40)}`])(
    '«%s» is none',
    (typed) => {
      expect(readNumber(typed)).toEqual({ asked: [] })
    },
  )

  test('whatever the site writes is read as the same number', () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((whole) => whole / 100)
    fc.assert(
      fc.property(cents, fc.boolean(), (value, grouping) => {
        const typed = formatNumber(value, grouping)
        expect(readNumber(typed)).toEqual({ sure: value === 0 ? 0 : value })
        expect(readNumber(`${typed.replaceAll('.', ' ')} €`)).toEqual({ sure: value === 0 ? 0 : value })
      }),
    )
  })

  test('whatever is typed, it answers, and never with something that is no number', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d.,' €m-]{0,14}$/))
    fc.assert(
      fc.property(typed, (text) => {
        for (const reading of [readNumber(text), readLength(text, 'cm')])
          for (const value of 'sure' in reading ? [reading.sure] : reading.asked) expect(value).not.toBeNaN()
      }),
    )
  })
})

describe('a length', () => {
  test.each([
    ['240', 'cm', 2400],
    ['240 cm', 'mm', 2400],
    ['2,4 m', 'cm', 2400],
    ["2'40m", 'cm', 2400],
    ['2.400', 'mm', 2400],
    ['2400 mm', 'cm', 2400],
    ['2,400', 'mm', 2400],
    ['1999,6', 'mm', 2000],
    ['2 metros', 'mm', 2000],
  ] as const)('%s in a field of %s is %d mm', (typed, unit, value) => {
    expect(readLength(typed, unit, { from: 10, to: 20_000 })).toEqual({ sure: value })
  })

  test('that fits only in another unit is asked back', () => {
    const range = { from: 340, to: 6000 }
    expect(readLength('2,4', 'cm', range)).toEqual({ asked: [2400] })
    expect(readLength('2400', 'cm', range)).toEqual({ asked: [2400] })
    expect(readLength('2,4', 'mm', range)).toEqual({ asked: [2400] })
    expect(readLength('1,250', 'm', range)).toEqual({ sure: 1250 })
  })

  test('that fits nowhere stays what it says', () => {
    expect(readLength('20', 'mm', { from: 340, to: 6000 })).toEqual({ sure: 20 })
    expect(readLength('ancho', 'cm')).toEqual({ asked: [] })
  })
})

test('a telephone without its prefix gets the Spanish one; a foreign or unfinished one stays', () => {
  for (const typed of [
    '925 16 00 00',
    '925160000',
    '925-16-00-00',
    '0034 925 160 000',
    '+34925160000',
    '(925) 16.00.00',
  ])
    expect(readPhone(typed)).toBe('+34 925 16 00 00')
  expect(readPhone(' +351 21 123 4567 ')).toBe('+351 21 123 4567')
  expect(readPhone('925 16')).toBe('925 16')
  expect(readPhone('')).toBe('')
})

test('a postal code is read with a space, a dot or the country before it', () => {
  for (const typed of ['45860', '45 860', '45.860', 'E-45860', ' 45860 ']) expect(readPostalCode(typed)).toBe('45860')
  expect(readPostalCode('458')).toBe('458')
})

test('money has no cents, or two of them', () => {
  expect([1700, 1700.5, 0.25, -3].map(formatEuros)).toEqual(['1.700', '1.700,50', '0,25', '-3'])
})
