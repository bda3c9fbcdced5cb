import { expect, test } from 'vitest'
import { readConditions } from '#reader/read.ts'
import { readSettings } from '#reader/settings.ts'
import { documentOf, workshopOf } from '#server/quotes/document.ts'
import { sampleDraft, sampleWorkshop } from '#tests/support/quotes.ts'

const head = { number: 'P-2026-014', version: 1, date: '2026-11-23' }
const termsOf = (changes: Parameters<typeof sampleDraft>[0]) =>
  documentOf(sampleDraft(changes), sampleWorkshop, head)
    .terms.map(({ title, text }) => `${title}: ${text}`)
    .join('\n')

test('the first that stands before the signature is whether one can withdraw', () => {
  const { terms } = documentOf(sampleDraft(), sampleWorkshop, head)
  expect(terms[0]?.title).toBe('Sin derecho de desistimiento')
  expect(terms[0]?.text).toContain('103.c')
  expect(documentOf(sampleDraft({ subject: 'service' }), sampleWorkshop, head).terms[0]?.title).toBe(
    'Tienes catorce días para desistir',
  )
})

test('what the workshop grants to whoever changes his mind is said as the conditions say it', () => {
  const { terms } = documentOf(sampleDraft(), workshopOf(readSettings()), head)
  expect(terms[0]?.text).toContain(readConditions().quote.changeOfMind)
})

test('a service carries the form for withdrawing, what is made to measure does not', () => {
  expect(termsOf({ subject: 'service' })).toContain('por la presente comunico que desisto')
  expect(termsOf({})).not.toContain('Modelo')
})

test('VAT of 10 % says its condition', () => {
  expect(termsOf({})).not.toContain('Ley 37/1992')
  expect(termsOf({ reduced: { reason: 'renovation', materialsPercent: 30 } })).toMatch(
    /91\.Uno\.2\.10\.º.*suponen el 30/,
  )
  expect(termsOf({ reduced: { reason: 'developer', materialsPercent: 0 } })).toContain('91.Uno.3.2.º')
})

test('a document keeps its start and its weeks in the words that are sent', () => {
  const { times } = documentOf({ ...sampleDraft(), startOn: '', startWeeks: 6, weeks: [10, 12] }, sampleWorkshop, head)
  expect(times?.start).toMatch(/^a las 6 semanas/)
  expect(times?.weeks).toMatch(/^de 10 a 12 semanas, desde que aceptas/)
})

test('stages of a document add up to its total, and its validity counts from the day it is sent', () => {
  const { stages, sums, validUntil } = documentOf(sampleDraft(), sampleWorkshop, head)
  expect(stages.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(sums.totalCents)
  expect(validUntil).toBe('2026-12-23')
})
