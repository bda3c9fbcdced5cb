import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentFile } from '#reader/content.ts'
import { woods } from '../design.ts'
import { furniture } from '../kinds.ts'
import { type MaterialId, materials } from '../materials.ts'
import { woodNames } from '../names.ts'
import { movementOf } from './movement.ts'
import { loads, widestSpan } from './sag.ts'
import { trackZone } from './sliding.ts'

const [carpentry, cabinets] = ['01-carpinteria', '02-ebanisteria'].map((name) =>
  readFileSync(contentFile(`content/services/${name}.md`), 'utf8'),
) as [string, string]
/** In steps of 5 cm. */
const reach = (thickness: number, load: keyof typeof loads, material: MaterialId = 'rechapado-roble') =>
  Math.floor(widestSpan(material, thickness, loads[load]) / 50) * 5

test('the service pages say of shelves, rails, tracks and tops what the design tool reckons', () => {
  const spans = [reach(19, 'household'), reach(19, 'household', 'dm'), reach(19, 'household', 'melamina')]
  expect(carpentry).toContain(
    `hasta ${spans[0]} cm de largo; lacada, hasta ${spans[1]}, y de melamina, hasta ${spans[2]}`,
  )
  expect(cabinets).toContain(`de 19 mm no pasan de ${reach(19, 'books')} cm y las de 30, de ${reach(30, 'books')}`)
  expect(trackZone).toBe(80)
  expect(carpentry).toContain('ocho centímetros de fondo')
  // Oak across the year, tangential, rounded up to 5 mm; a quarter-sawn board moves less than half of that.
  expect(Math.ceil(movementOf('macizo-roble', 1000) / 5) * 5).toBe(15)
  expect(cabinets).toContain('entre cinco y quince milímetros a lo largo del año')
})

test('the largest pieces and the solid woods of the texts are those of the tool', () => {
  const conditions = readFileSync(contentFile('content/conditions.yaml'), 'utf8')
  const size = (id: MaterialId) => materials[id].board?.map((mm) => mm / 10).join(' × ')
  expect(conditions).toContain(
    `En tablero rechapado, ${size('rechapado-roble')}\\_cm; lacado o con melamina, ${size('dm')}.`,
  )
  expect(size('melamina')).toBe(size('dm'))
  expect([conditions.includes('En macizo, tres metros de largo'), furniture.mesa.ranges.width.to]).toEqual([true, 3000])
  const species = woods
    .filter((wood) => wood !== 'lacado' && wood !== 'melamina')
    .map((wood) => woodNames[wood].toLowerCase())
  const listed = new Intl.ListFormat('es').format(species)
  for (const file of ['services/02-ebanisteria.md', 'about.yaml'])
    expect(readFileSync(contentFile(`content/${file}`), 'utf8').toLowerCase()).toContain(listed)
})
