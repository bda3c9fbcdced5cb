import { expect, test } from 'vitest'
import { routeTable } from '../routes.ts'
import { throwIfShared } from './addresses.ts'

test('services, articles and the fixed pages have addresses of their own', () => {
  expect([...routeTable().keys()]).toEqual(expect.arrayContaining(['/', '/carpinteria', '/noticias', '/404']))
})

test('a file that wants the address of another page is named', () => {
  expect(() => throwIfShared(['/contacto', '/carpinteria'])).toThrow(
    'content/services/01-carpinteria.md: "slug" is "carpinteria", the address of a page of the site; expected one of its own.',
  )
})
