import { expect, test } from 'vitest'
import { readServices } from '#reader/read.ts'
import { board, colour, enlarged, film, primer } from './film.ts'

const { drawing } = readServices().find(({ slug }) => slug === 'instalacion-industrial') ?? {}

test('with the third coat of colour that white and dark ask for, all together stay under three tenths', () => {
  expect(film + colour).toBeLessThan(0.3)
})

test('the page names what is drawn: board, coats, their sum and how many times the corner is enlarged', () => {
  const figures = drawing?.text.match(/\d+(,\d+)?/g)?.map((figure) => Number(figure.replace(',', '.')))
  expect(figures).toEqual([board, primer, colour, Number(film.toFixed(2))])
  expect(drawing?.text).toContain({ 100: 'cien veces' }[enlarged])
})
