import { expect, test } from 'vitest'
import { readVisit } from '#server/enquiry/visit.ts'

const read = (fields: Record<string, string>, referrer?: string) =>
  readVisit(new Map(Object.entries(fields)), referrer, 'veta.example')

test('the form says where it stands; without it the referrer does, when it is a page of ours', () => {
  expect(read({ page: '/ebanisteria', campaign: 'utm_source=google&x=1' })).toEqual({
    page: '/ebanisteria',
    campaign: 'utm_source=google',
  })
  expect(read({}, 'https://veta.example/carpinteria?utm_source=boletin&utm_medium=e mail')).toEqual({
    page: '/carpinteria',
    campaign: 'utm_source=boletin&utm_medium=e+mail',
  })
  expect(read({ page: '/a' }, 'https://veta.example/b')).toMatchObject({ page: '/a' })
  expect(read({}, 'https://evil.example/b?utm_source=x')).toEqual({ page: '', campaign: '' })
})

test.each([
  [{ page: 'javascript:alert(1)' }],
  [{ page: '//evil.example/' }],
  [{ page: `/${'a'.repeat(301)}` }],
  [{ campaign: 'fbclid=1' }],
  [{ campaign: 'utm_source=' }],
  [{ campaign: `utm_source=${'%00'.repeat(50)}` }],
])('what cannot be read is left out: %j', (fields) => {
  expect(read(fields)).toEqual({ page: '', campaign: '' })
})
