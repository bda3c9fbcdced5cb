import { expect, test } from 'vitest'
import { messageLink } from './share.ts'

test('WhatsApp gets a short text and the link, in place of the usual text', () => {
  const link = new URL(
    messageLink('https://wa.me/34611223344?text=Hola', 'Mesa de roble', '/disena/mesa?v=1&ancho=2000'),
  )
  expect(link.origin + link.pathname).toBe('https://wa.me/34611223344')
  expect(link.searchParams.getAll('text')).toEqual([
    'Hola, he diseñado este mueble y quería un presupuesto: Mesa de roble. /disena/mesa?v=1&ancho=2000',
  ])
})
