import { afterEach, beforeEach, expect, test } from 'vitest'
import { createReadingView } from './reading-view.ts'

let stopping: AbortController
beforeEach(() => {
  stopping = new AbortController()
})
afterEach(() => stopping.abort())

test('a text that takes long or nests too deep holds nobody up, and the next one is shown', async () => {
  const view = createReadingView(stopping.signal, { one: 60_000 })
  let ticks = 0
  const timer = setInterval(() => ticks++, 5)
  expect(await view(`${'- '.repeat(5_000)}x`, [], {})).toBe('too-hard')
  expect(await view('_a_'.repeat(4_000), [], {})).toHaveProperty('html')
  expect(await view('Hola, {{brand}}', [], { brand: 'Veta' })).toEqual({ html: '<p>Hola, Veta</p>' })
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(5)
})

test('a text has its time, and only so many wait', async () => {
  const view = createReadingView(stopping.signal, { one: 1, waiting: 1 })
  const first = view('Hola', [], {})
  expect(await view('Hola', [], {})).toBe('busy')
  expect(await first).toBe('too-hard')
})
