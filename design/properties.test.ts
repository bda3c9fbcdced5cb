import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, boxesOf, floating, overlaps } from '#tests/support/design/boxes.ts'
import { designs } from '#tests/support/design/designs.ts'
import { roundPrices } from '#tests/support/design/prices.ts'
import { formatAddress } from './address.ts'
import type { Design } from './design.ts'
import { fitDesign } from './fit.ts'
import { gap } from './limits.ts'
import { makePiece } from './make-piece.ts'
import { materials } from './materials.ts'
import { centimetres } from './names.ts'
import { hingesOf, widestLeaf } from './rules/hinges.ts'
import { loads, sag } from './rules/sag.ts'

const make = (design: Design) => makePiece(design, roundPrices)

/** Any design, most of them within what can be built. A failure shows the address. */
function forAll(check: (piece: ReturnType<typeof make>, design: Design) => void, runs = 400) {
  const some = fc.oneof({ weight: 4, arbitrary: designs(3200) }, { weight: 1, arbitrary: designs(20_000) })
  fc.assert(
    fc.property(some, (design) => {
      try {
        check(make(design), design)
      } catch (error) {
        throw new Error(`${formatAddress(design)}\n${error instanceof Error ? error.message : error}`)
      }
    }),
    { numRuns: runs },
  )
}

test('parts fill the outer measures exactly, none in the space of another, none in the air', () => {
  forAll((piece) => {
    const boxes = boxesOf(piece)
    const { width, height, depth } = piece.outer
    expect(boundsOf(boxes)).toEqual({ from: [0, 0, 0], to: [width, height, depth] })
    expect(overlaps(boxes)).toEqual([])
    expect(floating(boxes)).toEqual([])
  })
})

test('the cut list is what stands in space: every box has the measures of its part, in whole millimetres', () => {
  forAll(({ parts }) => {
    for (const { name, quantity, length, width, thickness, boxes } of parts) {
      expect(boxes, name).toHaveLength(quantity)
      for (const { dx, dy, dz, x, y, z } of boxes) {
        expect([dx, dy, dz].sort(), name).toEqual([length, width, thickness].sort())
        expect([x, y, z, dx, dy, dz].every(Number.isInteger)).toBe(true)
      }
    }
  })
})

test('mass is volume by density', () => {
  forAll(({ parts, mass }) => {
    const volumes = parts.map(
      (part) => [part.quantity * part.length * part.width * part.thickness, part.material] as const,
    )
    const expected = volumes.reduce((sum, [volume, material]) => sum + (volume / 1e9) * materials[material].density, 0)
    expect(mass).toBeCloseTo(expected, 6)
  })
})

test('the same design gives the same piece, and asking for what was built changes nothing', () => {
  forAll((piece, design) => {
    expect(make(structuredClone(design))).toEqual(piece)
    const { design: fitted } = fitDesign(design)
    expect(fitDesign(fitted)).toEqual({ design: fitted, notes: [] })
    const again = make(fitted)
    expect([again.parts, again.outer, again.price]).toEqual([piece.parts, piece.outer, piece.price])
  })
})

test('what had to change is told, and only then', () => {
  forAll(({ kind, outer, warnings }, { width, height, depth }) => {
    for (const [name, asked, got] of [
      [kind === 'mesa' ? 'largo' : 'ancho', width, outer.width],
      ['alto', height, outer.height],
      [kind === 'mesa' ? 'ancho' : 'fondo', depth, outer.depth],
    ] as const) {
      const told = warnings.filter((warning) => warning.startsWith(`El ${name} pasa de `))
      expect(told.length > 0, name).toBe(asked !== got)
      expect(told.at(-1) ?? '').toContain(asked === got ? '' : ` a ${centimetres(got)} cm`)
    }
  })
})

test('every part comes from a board on the market, and the boards bought are larger than what is cut', () => {
  forAll(({ parts, purchases }) => {
    for (const { name, material, length, width, grain } of parts) {
      const board = materials[material].board
      if (!board) continue
      const [long, wide] = grain === 'largo' ? [length, width] : [Math.max(length, width), Math.min(length, width)]
      expect(long <= board[0] - 20 && wide <= board[1] - 20, `${name} ${length} × ${width}`).toBe(true)
    }
    for (const { size, boards, area } of purchases)
      expect(boards * size[0] * size[1]).toBeGreaterThanOrEqual(area * 1e6)
    const cut = parts.filter(({ material }) => materials[material].board)
    const area = cut.reduce((sum, part) => sum + (part.quantity * part.length * part.width) / 1e6, 0)
    expect(purchases.reduce((sum, purchase) => sum + purchase.area, 0)).toBeCloseTo(area, 6)
  })
})

test('no shelf bends more than 1/300 of its span', () => {
  forAll(({ kind, parts }) => {
    if (kind === 'mesa') return
    const load = kind === 'libreria' ? loads.books : loads.household
    for (const { name, material, length, thickness } of parts)
      if (name.startsWith('Balda')) expect(sag(material, thickness, length, load)).toBeLessThanOrEqual(length / 300)
  })
})

test('doors: all equally wide, at most 600 mm, 3 mm between them or 4, as many hinges as height and weight ask for', () => {
  forAll(({ parts, hardware }) => {
    const doors = parts.filter(({ name }) => name === 'Puerta')
    for (const { width } of doors) expect(width).toBeLessThanOrEqual(widestLeaf)
    expect(new Set(doors.map(({ width }) => width)).size).toBeLessThanOrEqual(1)
    const boxes = doors.flatMap((door) => door.boxes)
    for (const a of boxes)
      for (const b of boxes)
        if (a.y === b.y && b.x > a.x && b.x - a.x - a.dx < 50) expect([gap, gap + 1]).toContain(b.x - a.x - a.dx)
    const needed = doors.reduce((sum, { length, width, thickness, material, quantity }) => {
      const mass = (length * width * thickness * materials[material].density) / 1e9
      return sum + quantity * hingesOf(length, mass)
    }, 0)
    const hinges = hardware.filter(({ id }) => id === 'hinge' || id === 'hingeHalf')
    expect(hinges.reduce((sum, { quantity }) => sum + quantity, 0)).toBeGreaterThanOrEqual(needed)
  })
})

test('what could tip over says that it has to be fixed to the wall, and brings the brackets', () => {
  forAll(({ kind, stability, warnings, hardware }) => {
    const it = kind === 'libreria' ? 'anclarla' : 'anclarlo'
    const told = warnings.some((warning) => warning.startsWith(`Hay que ${it} a la pared`))
    expect(told).toBe(stability < 1)
    if (told) expect(hardware.some(({ id }) => id === 'anchor')).toBe(true)
  })
})
