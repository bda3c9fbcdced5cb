import fc from 'fast-check'
import { expect, test } from 'vitest'
import { designs } from '#tests/support/design/designs.ts'
import { formatAddress, parseAddress } from './address.ts'
import { kinds, startDesign } from './kinds.ts'

test('every design comes back from its own address', () => {
  fc.assert(
    fc.property(designs(20_000), (design) => {
      expect(parseAddress(formatAddress(design))).toEqual({ design, problems: [] })
    }),
  )
})

test('an address reads as the issue wrote it', () => {
  const { design } = parseAddress(
    'https://veta.example/disena/libreria?v=1&ancho=2400&alto=2200&fondo=320&madera=roble',
  )
  expect(design).toMatchObject({ kind: 'libreria', width: 2400, height: 2200, depth: 320, wood: 'roble' })
  expect(formatAddress(design)).toBe(
    '/disena/libreria?v=1&ancho=2400&alto=2200&fondo=320&madera=roble&acabado=aceite&frentes=abierto&tirador=pomo',
  )
})

test('accents, capitals, decimals and what networks add to links do no harm', () => {
  const { design, problems } = parseAddress(
    '/disena/Mesa/?ancho=1999,6&madera=Casta%C3%B1o&utm_source=x&fbclid=y#precio',
  )
  expect(problems).toEqual([])
  expect(design).toMatchObject({ kind: 'mesa', width: 2000, wood: 'castano' })
})

test.each(['2400', '2.400', '2 400', '2400 mm', '240 cm', '2,4 m', '2,40m', '2.400,4'])(
  'a width of %s is 2400 mm',
  (written) => {
    const { design, problems } = parseAddress(`/disena/armario?v=1&ancho=${encodeURIComponent(written)}`)
    expect(problems).toEqual([])
    expect(design.width).toBe(2400)
  },
)

test.each([
  ['ancho=2,4', '«ancho» dice «2,4»: ¿son 2400 mm? Escríbelo así, sin puntos ni comas.'],
  ['ancho=NaN', '«ancho» dice «NaN»; tiene que ser una medida en milímetros mayor que cero, por ejemplo 2400.'],
  ['alto=-200', '«alto» dice «-200»; tiene que ser una medida'],
  ['fondo=0', '«fondo» dice «0»; tiene que ser una medida'],
  ['ancho=', '«ancho» dice «»; tiene que ser una medida'],
  ['ancho=1e3', '«ancho» dice «1e3»; tiene que ser una medida'],
  ['ancho=Infinity', '«ancho» dice «Infinity»; tiene que ser una medida'],
  ['ancho=1000000000', '«ancho» dice 1000000000 mm, más de 20 metros: no es la medida de un mueble.'],
  ['v=2', 'La versión «2» de este enlace no se conoce; la de ahora es la 1.'],
  ['color=rojo', '«color» no se elige en este mueble; lo que se elige es ancho, alto'],
  ['interior=cajones', '«interior» no se elige en este mueble'],
  ['madera=teca', '«madera» dice «teca»; puede ser roble, nogal, fresno, cerezo, castano, lacado o melamina.'],
  ['columnas=2.5', '«columnas» dice «2.5»; tiene que ser un número entero de 1 a 12.'],
  ['ancho=900&ancho=800', '«ancho» aparece 2 veces; debe estar una.'],
  ['__proto__=1', '«__proto__» no se elige en este mueble'],
  ['ancho=%00%1b[31m9', '«ancho» dice « [31m9»; tiene que ser'],
])('%s is told in a sentence and the start design stands', (query, sentence) => {
  const { design, problems } = parseAddress(`/disena/libreria?${query}`)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(sentence)
  expect(design).toEqual(startDesign('libreria'))
})

test('an address of a megabyte, another kind and nothing at all are told, too', () => {
  const long = `/disena/mesa?ancho=${'9'.repeat(1_000_000)}`
  expect(parseAddress(long).problems).toEqual([
    `La dirección tiene ${long.length} caracteres; la de un diseño no pasa de 2000.`,
  ])
  for (const address of ['', '/', '/disena/silla', 'https://', '?', '/disena/armario/../../etc'])
    expect(parseAddress(address).problems[0]).toMatch(
      /no es un mueble de los que se diseñan aquí: armario, mesa, libreria o aparador\.$/,
    )
})

test('whatever it is given, it answers', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.array(fc.tuple(text, text), { maxLength: 8 }), (kind, pairs) => {
      const query = pairs.map((pair) => pair.join('=')).join('&')
      expect(parseAddress(`/disena/${kind}?${query}`).design.kind).toBe(kind)
    }),
  )
})
