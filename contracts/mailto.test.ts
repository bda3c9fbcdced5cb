import { expect, test } from 'vitest'
import { mailto } from '#contracts/mailto.ts'

test('an address with parameters in it stays one address', () => {
  const address = 'x?bcc=otro%40evil.test&cc=jefe@cliente.test'
  const link = new URL(mailto(address, { subject: 'Tu mesa & más', body: 'Hola:\n¿100 %?' }))
  expect(decodeURIComponent(link.pathname)).toBe(address)
  expect([...link.searchParams]).toEqual([
    ['subject', 'Tu mesa & más'],
    ['body', 'Hola:\n¿100 %?'],
  ])
  expect(mailto('ana@example.es')).toBe('mailto:ana@example.es')
})
