import { expect, test } from 'vitest'
import { sampleDraft } from '../../../tests/support/quotes.ts'
import { withStages } from './stages.ts'

const usual = [
  { percent: 40, when: 'a' },
  { percent: 60, when: 'b' },
]
const small = ['c', 'd'].map((when) => ({ percent: 50, when }))
const rules = { usual, small, below: 60_000 }
const of = (priceCents: number) => ({ lines: [{ text: 'x', quantity: 1, unit: 'ud.', priceCents, vat: 21 as const }] })

test('stages follow the sum until somebody changes them: a small job is paid in two halves', () => {
  const at = (stages = usual) => sampleDraft({ stages })
  expect(withStages(of(59_900), at(), rules).stages).toEqual(small)
  expect(withStages(of(60_000), at(small), rules).stages).toEqual(usual)
  expect(withStages(of(59_900), at([{ percent: 100, when: 'e' }]), rules).stages).toBeUndefined()
  expect(withStages({ title: 'x' }, at(), rules)).toEqual({ title: 'x' })
})
