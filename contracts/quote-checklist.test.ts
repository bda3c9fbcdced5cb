import { expect, test } from 'vitest'
import { missingIn } from '#contracts/quote-checklist.ts'
import type { QuoteDraft, QuoteWorkshop } from '#contracts/quotes.ts'
import { sampleDraft, sampleWorkshop } from '#tests/support/quotes.ts'

const fieldsOf = (changes: Partial<QuoteDraft>, workshop: Partial<QuoteWorkshop> = {}) =>
  missingIn(sampleDraft(changes), { ...sampleWorkshop, ...workshop }).map(({ field }) => field)
const { customer, lines } = sampleDraft()
const [line] = lines as [(typeof lines)[number]]
const reduced = { reason: 'renovation', materialsPercent: 30 } as const

test('a whole quote lacks nothing', () => expect(fieldsOf({})).toEqual([]))

test.each<[string, Partial<QuoteDraft>, Partial<QuoteWorkshop>]>([
  ['workshop.name', {}, { name: '' }],
  ['workshop.nif', {}, { nif: '' }],
  ['workshop.address', {}, { address: ' ' }],
  ['workshop.phone', {}, { phone: '' }],
  ['workshop.email', {}, { email: '' }],
  ['customer.name', { customer: { ...customer, name: '' } }, {}],
  ['customer.email', { customer: { ...customer, email: 'ana' } }, {}],
  ['place', { place: '' }, {}],
  ['town', { town: '' }, {}],
  ['title', { title: '' }, {}],
  ['description', { description: '\n' }, {}],
  ['lines', { lines: [] }, {}],
  ['lines', { lines: [{ ...line, priceCents: 0 }] }, {}],
  ['lines.0.text', { lines: [{ ...line, text: '' }] }, {}],
  ['lines.0.quantity', { lines: [{ ...line, unit: '' }] }, {}],
  ['reduced', { lines: [{ ...line, vat: 10 }] }, {}],
  ['reduced', { lines: [{ ...line, vat: 10 }], reduced: { ...reduced, materialsPercent: 41 } }, {}],
  ['stages', { stages: [] }, {}],
  ['stages', { stages: [{ percent: 99.99, when: 'Al final' }] }, {}],
  ['startOn', { startOn: '', startWeeks: 0 }, {}],
  ['guaranteeYears', { subject: 'service', guaranteeYears: 0, guarantee: ' ' }, {}],
  ['weeks', { weeks: [8, 6] }, {}],
  ['guaranteeYears', { guaranteeYears: 2 }, {}],
  ['validDays', { validDays: 0 }, {}],
])('what is missing leads to its field: %s', (field, changes, workshop) => {
  expect(fieldsOf(changes, workshop)).toEqual([field])
})

test('it may begin so many weeks after the acceptance, and a service has the guarantee that is given', () => {
  expect(fieldsOf({ startOn: '', startWeeks: 6, subject: 'service', guaranteeYears: 1 })).toEqual([])
  expect(fieldsOf({ subject: 'service', guaranteeYears: 0, guarantee: 'Corregimos el plano.' })).toEqual([])
})

test('10 % is allowed with its reason, and the developer’s without a share of materials', () => {
  const ten = [{ ...line, vat: 10 as const }]
  expect(fieldsOf({ lines: ten, reduced })).toEqual([])
  expect(fieldsOf({ lines: ten, reduced: { reason: 'developer', materialsPercent: 80 } })).toEqual([])
})
