import { expect, test } from 'vitest'
import { growingAddresses } from '#content/listing.ts'
import { refuseSharedAddresses, serviceSlugs } from './addresses.ts'

test('services, articles and the fixed pages have addresses of their own', () => {
  expect(() => refuseSharedAddresses(['contacto', 'home-2', '*'])).not.toThrow()
  const all = [...serviceSlugs().map((slug) => `/${slug}`), ...growingAddresses()]
  expect(new Set(all).size).toBe(all.length)
})

test('a file that wants the address of another page is named', () => {
  expect(() => refuseSharedAddresses(['contacto', 'carpinteria'])).toThrow(
    'content/services/01-carpinteria.md: "slug" is "carpinteria", the address of a page of the site; expected one of its own.',
  )
})
