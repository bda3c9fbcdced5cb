import { expect, test } from 'vitest'
import { type MaterialId, materials } from '../materials.ts'
import { loads, sag, widestSpan } from './sag.ts'

/**
 * The elastic line integrated step by step, without the closed formula: from load to shear, moment, slope, deflection,
 * each by the trapezium rule; the slope at the left end is then turned so that the right end comes to rest on its support.
 */
function integratedSag(load: number, stiffness: number, span: number): number {
  const steps = 2000
  const h = span / steps
  const moment = (x: number) => ((load * span) / 2) * x - (load * x * x) / 2
  let [slope, way] = [0, 0]
  const line = [0]
  for (let i = 1; i <= steps; i++) {
    const next = slope - (h * (moment((i - 1) * h) + moment(i * h))) / 2 / stiffness
    way += (h * (slope + next)) / 2
    slope = next
    line.push(way)
  }
  return Math.max(...line.map((value, i) => value - (way * i) / steps))
}

test.each([
  ['rechapado-roble', 19, 600, 'books'],
  ['rechapado-nogal', 30, 780, 'books'],
  ['dm', 25, 700, 'household'],
  ['melamina', 19, 450, 'books'],
  ['macizo-roble', 30, 1200, 'household'],
] satisfies [MaterialId, number, number, keyof typeof loads][])(
  '%s %i mm over %i mm with %s bends as the integrated elastic line does',
  (id, thickness, span, kind) => {
    const { density, creep, modulus } = materials[id]
    const { mass, permanent } = loads[kind]
    const depth = 320
    // Newtons a millimetre on the whole depth, each with its creep.
    const own = depth * thickness * density * 1e-9 * 9.81 * (1 + creep)
    const goods = depth * mass * 1e-6 * 9.81 * (1 + permanent * creep)
    const expected = integratedSag(own + goods, (modulus(thickness) * depth * thickness ** 3) / 12, span)
    expect(sag(id, thickness, span, loads[kind])).toBeCloseTo(expected, 3)
  },
)

test('the widest span keeps 1/300 to the millimetre, and one more breaks it', () => {
  for (const id of ['rechapado-roble', 'dm', 'melamina'] as const)
    for (const thickness of [19, 25, 30])
      for (const load of Object.values(loads)) {
        const span = widestSpan(id, thickness, load)
        expect(sag(id, thickness, span, load)).toBeLessThanOrEqual(span / 300)
        expect(sag(id, thickness, span + 1, load)).toBeGreaterThan((span + 1) / 300)
      }
})

// By hand for 19 mm oak veneer on MDF: core (17.8/19)³ = 0.8222; E = 2200·0.8222 + 10600·0.1778 = 3693 N/mm².
// Own 740·0.019·(1 + 2.25) = 45.7, books 100·(1 + 0.8·2.25) = 280: 325.7 kg/m² → 0.003195 N/mm².
// L³ = 384·3693·19³/12 / (300·5·0.003195) = 1.6914e8 → L = 553 mm.
test('books on 19 mm of veneered oak reach 553 mm', () => {
  expect(widestSpan('rechapado-roble', 19, loads.books)).toBe(553)
})
