import { afterEach, expect, test, vi } from 'vitest'
import { chunkLimit, loadChunk } from './load-chunk.ts'

afterEach(() => vi.useRealTimers())

test('a chunk that is not there: Loading chunk {id} failed, type missing', async () => {
  const failure = loadChunk('ProjectGallery', () => Promise.reject(new TypeError('404')))
  await expect(failure).rejects.toMatchObject({ message: 'Loading chunk ProjectGallery failed', type: 'missing' })
})

test('a chunk that takes over 120 s: type timeout', async () => {
  vi.useFakeTimers()
  const failure = loadChunk('ProjectGallery', () => new Promise(() => {})).catch((error) => error)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(chunkLimit).toBe(120_000)
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toMatchObject({ message: 'Loading chunk ProjectGallery failed', type: 'timeout' })
})

test('what came in time is given on', async () => {
  expect(await loadChunk('x', async () => 7)).toBe(7)
})
