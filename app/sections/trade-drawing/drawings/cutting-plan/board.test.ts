import { expect, test } from 'vitest'
import { readServices } from '#reader/read.ts'
import { board, type Cut, kerf, offcuts, pieces, used } from './board.ts'
import { fronts } from './fronts.ts'

const all = [...pieces, ...offcuts]
const endX = ({ x, length }: Cut) => x + length
const endY = ({ y, width }: Cut) => y + width
/** The saw passes between them, along or across. */
const areApart = (a: Cut, b: Cut) =>
  b.x - endX(a) >= kerf || a.x - endX(b) >= kerf || b.y - endY(a) >= kerf || a.y - endY(b) >= kerf

test('every piece and offcut lies on the board', () => {
  const out = all.filter((cut) => cut.x < 0 || cut.y < 0 || endX(cut) > board.length || endY(cut) > board.width)
  expect(out).toEqual([])
})

test('the saw has its 4 mm between any two', () => {
  const close = all.flatMap((a, k) => all.slice(k + 1).filter((b) => !areApart(a, b)))
  expect(close).toEqual([])
})

test('rips over the whole length come first, then every cut goes from edge to edge of its strip', () => {
  const strips = split(all, 'y')
  expect(strips).toHaveLength(4)
  for (const strip of strips) for (const rest of split(strip, 'x')) expect(rest).toHaveLength(1)
})

test('the kitchen beside it is made of these pieces and no others, grain upright but on the plinth', () => {
  const size = (across: number, along: number) => `${across} × ${along}`
  const cut = pieces.map(({ width, length }) => size(width, length))
  const used = fronts.map(({ width, height }) => (width > height * 10 ? size(height, width) : size(width, height)))
  expect(used.sort()).toEqual(cut.sort())
})

test('the page names what the pieces measure, how many there are and how much of the board they use', () => {
  const { drawing } = readServices().find(({ slug }) => slug === 'fabricacion') ?? {}
  const sizes = Map.groupBy(pieces, ({ length, width }) => `${cm(width)} × ${cm(length)}`)
  const [offcut] = offcuts
  expect(drawing?.parts).toEqual([
    ...[...sizes].map(([size, { length }]) => expect.stringMatching(new RegExp(`${counts[length]}.* ${size}`, 'i'))),
    expect.stringContaining(`${cm(offcut?.width ?? 0)} × ${cm(offcut?.length ?? 0)}`),
  ])
  expect(drawing?.text).toContain(`${(used * 100).toFixed(1).replace('.', ',')} %`)
})

/** What falls apart when the saw goes through wherever nothing is in its way, in one direction. */
function split(cuts: Cut[], way: 'x' | 'y'): Cut[][] {
  const end = way === 'x' ? endX : endY
  const [head, ...rest] = cuts.toSorted((a, b) => a[way] - b[way])
  if (!head) return []
  const groups = [[head]]
  for (const cut of rest) {
    const group = groups.at(-1) ?? []
    if (cut[way] - Math.max(...group.map(end)) >= kerf) groups.push([cut])
    else group.push(cut)
  }
  return groups
}

const cm = (mm: number) => String(mm / 10).replace('.', ',')
const counts: Record<number, string> = { 1: '', 2: 'dos', 4: 'cuatro' }
