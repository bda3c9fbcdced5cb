import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frontHangerWidth } from '../limits.ts'
import { movementOf } from './movement.ts'
import { loads, widestSpan } from './sag.ts'
import { trackZone } from './sliding.ts'

const [carpentry, cabinets] = ['01-carpinteria', '02-ebanisteria'].map((name) =>
  readFileSync(`content/services/${name}.md`, 'utf8'),
) as [string, string]
/** Veneered oak, in steps of 5 cm. */
const reach = (thickness: number, load: keyof typeof loads) =>
  Math.floor(widestSpan('rechapado-roble', thickness, loads[load]) / 50) * 5

test('the service pages say of shelves, rails, tracks and tops what the design tool reckons', () => {
  expect(carpentry).toContain(`hasta ${reach(19, 'household')} cm de largo; de ahí a un metro son de 30`)
  expect(reach(30, 'household')).toBeGreaterThanOrEqual(100)
  expect(cabinets).toContain(`de 19 mm no pasan de ${reach(19, 'books')} cm y las de 30, de ${reach(30, 'books')}`)
  expect([trackZone, frontHangerWidth]).toEqual([80, 480])
  for (const words of ['ocho centímetros de fondo', '48 cm libres']) expect(carpentry).toContain(words)
  // Oak across the year, tangential, rounded up to 5 mm; a quarter-sawn board moves less than half of that.
  expect(Math.ceil(movementOf('macizo-roble', 1000) / 5) * 5).toBe(15)
  expect(cabinets).toContain('entre cinco y quince milímetros a lo largo del año')
})
