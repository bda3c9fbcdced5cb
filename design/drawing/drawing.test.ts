import fc from 'fast-check'
import { expect, test } from 'vitest'
import { designs } from '#tests/support/design/designs.ts'
import { roundPrices } from '#tests/support/design/prices.ts'
import { parseAddress } from '../address.ts'
import { makePiece } from '../make-piece.ts'
import { boardOf } from './board.ts'
import { describePiece } from './describe.ts'
import { drawingsOf } from './svg.ts'
import { shutView, viewsOf } from './views.ts'

const pieceOf = (address: string) => makePiece(parseAddress(`/disena/${address}`).design, roundPrices)
const figures = (svg: string) => [...svg.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, figure]) => Number(figure))

test('front, section and plan carry the outer measures and the columns of a bookcase', () => {
  const [front, section, plan] = drawingsOf(pieceOf('libreria?ancho=1200&alto=2000&fondo=320'))
  expect([front?.title, section?.title, plan?.title]).toEqual(['Alzado', 'Sección', 'Planta'])
  // (1200 − 4 · 19) / 3: openings of 375, 375 and 374; 1882 − 4 · 19 in five: 361 or 362.
  expect(figures(front?.svg ?? '')).toEqual(expect.arrayContaining([1200, 2000, 375, 374, 361, 362]))
  expect(figures(section?.svg ?? '')).toEqual([2000, 320])
  expect(figures(plan?.svg ?? '')).toEqual([320, 1200])
})

test('doors are dashed: two lines that meet at the hinges in front, an arc and an open leaf in the plan', () => {
  const [front, , plan] = drawingsOf(pieceOf('armario?ancho=600&alto=2000&fondo=400&interior=baldas'))
  const dashed = (svg = '', shape: RegExp) => [...svg.matchAll(shape)].length
  expect(dashed(front?.svg, /<path[^>]*dasharray/g)).toBe(2)
  expect(dashed(front?.svg, /<rect[^>]*dasharray/g)).toBe(1)
  expect(dashed(plan?.svg, /<path d="M[^"]*A[^"]*"[^>]*dasharray/g)).toBe(1)
  // The leaf of 596 needs as much room in front of it.
  expect(figures(plan?.svg ?? '')).toContain(596)
})

test('the section closes the plinth between its two boards', () => {
  const [, section] = viewsOf(pieceOf('armario?ancho=600&alto=2000&fondo=600'))
  const plinth = section?.shapes.flatMap((shape) =>
    shape.kind === 'rect' && shape.y + shape.dy === 2000 ? [shape] : [],
  )
  const [rail] = plinth?.filter(({ stroke }) => stroke === 'beyond') ?? []
  const boards = plinth?.filter(({ stroke }) => stroke === 'cut').toSorted((a, b) => a.x - b.x)
  expect(boards).toHaveLength(2)
  expect([rail?.x, (rail?.x ?? 0) + (rail?.dx ?? 0)]).toEqual([(boards?.[0]?.x ?? 0) + 19, boards?.[1]?.x])
})

test('any piece is drawn on a phone: 14 px figures, within its frame, with its outer measures', () => {
  fc.assert(
    fc.property(designs(6000), (design) => {
      const piece = makePiece(design, roundPrices)
      const drawings = drawingsOf(piece)
      for (const { svg, width, height } of drawings) {
        expect(width).toBeLessThanOrEqual(310)
        expect(height).toBeLessThanOrEqual(480)
        expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
        expect(svg).toContain('font-size="14"')
        expect(svg).not.toMatch(/NaN|undefined|Infinity|="-?\d+e/)
      }
      const { width, height, depth } = piece.outer
      expect(figures(drawings[0]?.svg ?? '')).toEqual(expect.arrayContaining([width, height]))
      expect(figures(drawings[1]?.svg ?? '')).toEqual(expect.arrayContaining([height, depth]))
      expect(figures(drawings[2]?.svg ?? '')).toEqual(expect.arrayContaining([width, depth]))
    }),
    { numRuns: 200 },
  )
})

test('figures keep 6 px from their lines, and dimension lines more than a figure from the piece', () => {
  const [front] = drawingsOf(pieceOf('armario?ancho=1800&alto=2400&fondo=600&interior=camisas,abrigos'))
  const below = [...(front?.svg ?? '').matchAll(/<path d="M[\d.]+ ([\d.]+)H[^>]*\/><text x="[\d.]+" y="([\d.]+)"/g)]
  expect(below).toHaveLength(3)
  for (const [, line, base] of below) expect(Number(line) - Number(base)).toBeCloseTo(6, 1)
  const foot = Math.max(
    ...[...(front?.svg ?? '').matchAll(/<rect [^>]*y="([\d.]+)"[^>]*height="([\d.]+)"/g)].map(
      ([, y, high]) => Number(y) + Number(high),
    ),
  )
  expect(Math.min(...below.map(([, line]) => Number(line))) - foot).toBeGreaterThan(6 + 14)
})

test.each([
  ['armario', 280],
  ['libreria', 500],
  ['mesa', 430],
  ['aparador', 460],
])('the elevation of the first %s takes at least %i px of the 760 of its sheet', (kind, least) => {
  const piece = pieceOf(kind)
  const { svg, width } = boardOf(piece)
  expect(width).toBe(760)
  const [, from, to] = /data-measure="width"><path d="M([\d.]+) [\d.]+H([\d.]+)/.exec(svg) ?? []
  expect(Number(to) - Number(from)).toBeGreaterThanOrEqual(least)
})

test('any piece stands on both sheets, with its whole title block', () => {
  fc.assert(
    fc.property(designs(6000), fc.boolean(), (design, low) => {
      const piece = makePiece(design, roundPrices)
      const { svg, width, height } = boardOf(piece, { low, finish: design.finish })
      const views = [...svg.matchAll(/<g transform="translate\((\d+) (\d+)\)">/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ])
      expect(views).toHaveLength(4)
      for (const [x = -1, y = -1] of views) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(height)
      }
      expect(figures(svg)).toEqual(expect.arrayContaining(Object.values(piece.outer)))
      expect(svg).toMatch(/>[\d,]+ × [\d,]+ × [\d,]+ cm<\/text>.*>\d+ cm<\/text>/)
    }),
    { numRuns: 200 },
  )
})

test('a wardrobe has its plan under its front on a high sheet, and beside it on a low one', () => {
  const piece = pieceOf('armario')
  const planAt = (low: boolean) =>
    [...boardOf(piece, { low }).svg.matchAll(/<text x="(\d+)"[^>]*>(Alzado|Planta)</g)].map(([, x]) => Number(x))
  const [front = 0, plan = 0] = planAt(false)
  expect(plan).toBe(front)
  const [first = 0, last = 0] = planAt(true)
  expect(last).toBeGreaterThan(first + 200)
})

test('the wood leaves its colour on what is made of it, and stands in the title block', () => {
  const oak = boardOf(pieceOf('aparador?madera=roble')).svg
  const white = boardOf(pieceOf('aparador?madera=lacado')).svg
  expect(oak).toMatch(/fill="#a27e58" fill-opacity="0.42"/)
  expect(oak).toContain('>DM rechapado en roble</text>')
  expect(white).toContain('>DM lacado</text>')
  expect(white).not.toContain('#a27e58')
})

test('on a page the wood is the photograph of it, along the grain; each drawing has patterns of its own', () => {
  const piece = pieceOf('mesa?madera=roble')
  const drawings = [boardOf(piece, { filling: 'photograph' }), ...drawingsOf(piece, 'photograph')]
  const ids = drawings.flatMap(({ svg }) => [...svg.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id))
  expect(new Set(ids).size).toBe(8)
  for (const { svg } of drawings) {
    expect(svg).toContain('href="/wood/roble-swatch.webp"')
    for (const [, used] of svg.matchAll(/fill="url\(#([^)]+)\)"/g)) expect(svg).toContain(`<pattern id="${used}"`)
  }
  expect(boardOf(pieceOf('aparador?madera=lacado'), { filling: 'photograph' }).svg).not.toContain('<pattern')
})

test('sentences say what the drawing shows', () => {
  expect(describePiece(pieceOf('aparador?ancho=1800&alto=750&fondo=450'))).toEqual([
    'Aparador en DM rechapado en nogal: 180 cm de ancho, 75 de alto y 45 de fondo.',
    'Columna 1, con puertas: 57,2 cm libres; 1 balda de 19 mm y 2 puertas.',
    'Columna 2, de cajones: 58,1 cm libres; 3 cajones.',
    'Columna 3, con puertas: 57,1 cm libres; 1 balda de 19 mm y 2 puertas.',
  ])
  const long = 'libreria?ancho=2400&alto=2200&fondo=300&madera=roble'
  expect(describePiece(pieceOf(long))).toContain('Se hace en dos cuerpos, que se atornillan en tu casa.')
  expect(describePiece(pieceOf('mesa'))).toEqual([
    'Mesa en roble macizo: 200 cm de largo, 75 de alto y 95 de ancho.',
    'Sobre de 30 mm de grueso, patas de 8 × 8 cm y faldones de 10 de alto.',
  ])
  expect(describePiece(pieceOf('armario?madera=lacado'))[0]).toMatch(/^Armario en DM lacado: /)
  expect(describePiece(pieceOf('armario?madera=lacado&cuerpo=melamina'))[0]).toMatch(
    /^Armario en DM lacado, con interior de melamina: /,
  )
})

test('drawers behind doors have no handles that would meet them', () => {
  const handles = (address: string) =>
    pieceOf(address).fixtures.filter(({ kind, opens }) => kind === 'handle' && opens && 'drawer' in opens)
  expect(handles('armario?ancho=900&interior=cajones')).toHaveLength(0)
  expect(handles('armario?ancho=900&interior=cajones&frentes=abierto').length).toBeGreaterThan(2)
})

test('sliding doors are drawn shut, with an arrow the way they go, in the wood of the fronts, and swing nowhere', () => {
  const piece = pieceOf('armario?ancho=2400&alto=2400&fondo=650&frentes=correderas&cuerpo=melamina')
  const [front, , plan] = drawingsOf(piece)
  expect([...(front?.svg ?? '').matchAll(/<rect[^>]*dasharray/g)]).toHaveLength(3)
  expect(figures(plan?.svg ?? '')).toEqual([650, 2400])
  expect(boardOf(piece).svg).toContain('>interior de melamina</text>')
  expect(describePiece(piece)).toContain('Delante, 3 hojas correderas.')
})

test('on a page a wardrobe is drawn shut too: nothing of its inside, no measures', () => {
  const closed = shutView(pieceOf('armario'))
  expect(closed?.dimensions).toEqual([])
  const rects =
    closed?.shapes.flatMap((shape) => (shape.kind === 'rect' && shape.stroke === 'face' ? [shape] : [])) ?? []
  expect(rects.filter(({ dx, dy }) => dx > 300 && dy > 1500)).toHaveLength(4)
  expect(rects.filter(({ y, dy, dx }) => y > 100 && y < 2200 && dx > dy)).toEqual([])
  expect(boardOf(pieceOf('armario'), { stretches: true }).svg).toContain('>Cerrado</text>')
  // No room for it, no doors, or no page: the three views.
  expect(boardOf(pieceOf('armario?ancho=2600'), { stretches: true }).svg).not.toContain('Cerrado')
  expect(boardOf(pieceOf('armario')).svg).not.toContain('Cerrado')
  expect(shutView(pieceOf('libreria'))).toBeUndefined()
})

test('free paper beside the plan lists the parts that take most wood, as the cut list has them', () => {
  const piece = pieceOf('armario')
  const { svg } = boardOf(piece, { stretches: true })
  const first = piece.parts.toSorted((a, b) => b.quantity * b.length * b.width - a.quantity * a.length * a.width)[0]
  expect(svg).toContain(`>${first?.quantity} × ${first?.name}</text>`)
  expect(svg).toContain(`>${Math.round(first?.length ?? 0)} × ${Math.round(first?.width ?? 0)}</text>`)
  expect(boardOf(pieceOf('aparador'), { stretches: true }).svg).not.toContain('Piezas mayores')
})

test('the list of parts stays on the paper and off the title block, whatever the measures', () => {
  for (const ancho of [600, 900, 1200, 1500, 1800])
    for (const alto of [1600, 2000, 2400, 2700]) {
      const { svg, width, height } = boardOf(pieceOf(`armario?ancho=${ancho}&alto=${alto}`), { stretches: true })
      const [, x, y, list = ''] =
        svg.match(/<g transform="translate\(([\d.]+) ([\d.]+)\)">(<text[^>]*>Piezas.*?)<\/g>/) ?? []
      if (!list) continue
      const right = Math.max(...[...list.matchAll(/M0 \d+H([\d.]+)/g)].map(([, to]) => Number(x) + Number(to)))
      const below = Math.max(...[...list.matchAll(/ y="(\d+)"/g)].map(([, at]) => Number(y) + Number(at)))
      expect(right).toBeLessThanOrEqual(width - 162 - 10)
      expect(below).toBeLessThan(height)
    }
})
