import { expect, test } from 'vitest'
import { createLinks } from '#server/enquiry/links.ts'

const links = createLinks('secret')
const id = '4bb8421e-6c5d-4f7a-9d1e-2a3b4c5d6e7f'
const until = Date.parse('2026-12-07T09:20:31Z')
const key = links.sign('photos', id, until)

test('a key says whose it is and until when', () => {
  expect(key).toMatch(/^[\w-]{48}$/)
  expect(links.read('photos', key)).toEqual({ id, until })
})

test('a key opens nothing else, and none can be made', () => {
  expect(links.read('workshop', key)).toBeUndefined()
  expect(createLinks('another').read('photos', key)).toBeUndefined()
  for (let at = 0; at < key.length; at++) {
    const other = key[at] === 'A' ? 'B' : 'A'
    expect(links.read('photos', key.slice(0, at) + other + key.slice(at + 1))).toBeUndefined()
  }
  for (const wrong of ['', 'x', `${key}A`, key.slice(1), `${key}=`, '../../etc/passwd'])
    expect(links.read('photos', wrong)).toBeUndefined()
})
