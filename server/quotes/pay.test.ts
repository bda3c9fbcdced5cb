import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { stripeLink, transferCode, transferText } from '#server/quotes/pay.ts'

const due = {
  name: 'Amparo Ruiz Toledano',
  iban: 'ES91 2100 0418 4502 0005 1332',
  cents: 127_805,
  reference: 'P-2026-014/1',
}

test('the code of a transfer has the lines of EPC069-12, in their order', () => {
  expect(transferText(due).split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Amparo Ruiz Toledano', 'ES9121000418450200051332'],
    ...['EUR1278.05', '', '', 'P-2026-014/1'],
  ])
  expect(transferText({ ...due, cents: 5 })).toContain('EUR0.05')
})

test('the longest transfer still fits the standard: 331 bytes, version 13, error correction M', () => {
  const longest = transferText({ ...due, name: 'Ñ'.repeat(90), cents: 99_999_999_999, reference: 'P'.repeat(200) })
  expect(longest.split('\n')[5]).toHaveLength(70)
  expect(Buffer.byteLength(transferText({ ...due, name: 'Ñ'.repeat(70) }))).toBeLessThanOrEqual(331)
  expect(
    encode(transferText({ ...due, name: 'Ñ'.repeat(70) }), { ecc: 'M', boostEcc: false }).version,
  ).toBeLessThanOrEqual(13)
  expect(transferCode(due)).toMatch(/^<svg [^>]*viewBox/)
})

test('a card is paid at the provider’s, and only where the setting names one', () => {
  expect(stripeLink('', due, 'ana@example.es')).toBeUndefined()
  const link = stripeLink('https://buy.stripe.com/abc', due, 'ana@example.es')
  expect(link).toBe('https://buy.stripe.com/abc?client_reference_id=P-2026-014_1&prefilled_email=ana%40example.es')
})
