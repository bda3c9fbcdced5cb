import { expect, test } from 'vitest'
import { factNumber, factsStrip } from './fact-numbers.ts'
import { readSettings } from './settings.ts'

test('a number of the facts strip is the one written, or counted in the settings', () => {
  expect(factNumber(2)).toBe(2)
  expect(factNumber('años')).toBe(readSettings().years)
})

test('woods and finishes are counted as kinds: oak in five services is one wood, a dull and a bright varnish one finish', () => {
  // Roble, nogal, fresno, cerezo, castaño; aceite, cera, goma laca, barniz, lasur, lacado.
  expect(factNumber('maderas')).toBe(5)
  expect(factNumber('acabados')).toBe(6)
})

test('facts strip: four items, each with id, contentName, contentNumber and img', () => {
  const { facts } = factsStrip()
  expect(facts).toHaveLength(4)
  expect(new Set(facts.map(({ picture }) => picture.base)).size).toBe(4)
  expect(facts.map(({ contentName }) => contentName.toLowerCase())).toEqual([
    expect.stringMatching(/distribución perfecta, renderizada en 3d/),
    expect.stringMatching(/calidad y materiales insuperables/),
    expect.stringMatching(/usabilidad/),
    expect.stringMatching(/estética con funcionalidad/),
  ])
  // Ordinals would count up like a fault of the page.
  expect(facts.map(({ contentNumber }) => contentNumber)).not.toEqual([1, 2, 3, 4])
})
