import type { Design } from '../design.ts'
import {
  backBoard,
  coatsHeight,
  frontHangerWidth,
  gap,
  hangingDepth,
  highestRail,
  plinth,
  railDrop,
  shirtsHeight,
} from '../limits.ts'
import { carcassOf, type MaterialId } from '../materials.ts'
import type { Column } from '../place.ts'
import { planColumns } from '../plan.ts'
import { buildLegs, buildPlinth, buildTop } from './base.ts'
import { type Bench, span } from './bench.ts'
import { bodiesOf, buildCarcasses, type Cabinet, carcassDepth, insideOf } from './carcass.ts'
import { buildDoors } from './doors.ts'
import { frontDrawers, innerDrawers } from './drawers.ts'
import { fixed, judgedShelf, loose, shelvesFor, shoes, spread } from './shelves.ts'
import { buildSliding } from './sliding.ts'

type Range = [number, number]
/** The most that is left clear between shelves, mm: folded clothes; plates and glasses; the top of a wardrobe. */
const leastAbove = 180
const pitches = { clothes: 380, crockery: 320, above: 450 }

/** As many shelves as leave an A4 book (297 mm) its place above shelves of up to 30 mm. */
const bookShelves = (height: number) => Math.max(0, Math.floor((height + 25) / 330) - 1)

/** Wardrobe, bookcase or sideboard. Gives its columns and what to tell about them. */
export function buildCabinet(design: Design, bench: Bench) {
  const { reasons, ...plan } = planColumns(design)
  const { modules } = plan
  const cabinet: Cabinet = { ...plan, design, bench, bodies: bodiesOf(design), depth: carcassDepth(design) }
  buildCarcasses(cabinet)
  if (design.kind === 'aparador') buildTop(cabinet)
  if (design.kind === 'aparador' && design.base === 'patas') buildLegs(cabinet)
  else buildPlinth(cabinet)
  const fill = { armario: fillWardrobe, libreria: fillBookcase, aparador: fillSideboard, mesa: () => {} }[design.kind]
  for (const { columns } of modules) for (const column of columns) fill(cabinet, column)
  if (design.fronts === 'correderas') buildSliding(cabinet)
  if (design.body === 'macizo') bench.work('glueUp', solidArea(bench, carcassOf(design)))
  return { columns: modules.flatMap(({ columns }) => columns), reasons }
}

/** m² of panels that are glued up of a solid wood; legs are of one piece. */
function solidArea({ parts }: Bench, material: MaterialId): number {
  const panels = parts.filter((part) => part.material === material && part.name !== 'Pata')
  const area = panels.reduce((sum, { length, width, quantity }) => sum + length * width * quantity, 0)
  return Math.round(area / 1e4) / 100
}

function fillWardrobe(cabinet: Cabinet, column: Column): void {
  for (const body of cabinet.bodies) {
    const inside = insideOf(body)
    if (body.upper) spread(cabinet, column, inside, shelvesFor(inside[1] - inside[0], pitches.above))
    else fillColumn(cabinet, column, inside)
    if (cabinet.design.fronts === 'puertas') buildDoors(cabinet, column, [body.from, body.to - gap])
  }
}

function fillColumn(cabinet: Cabinet, column: Column, inside: Range): void {
  const [from, to] = inside
  const rest = (start: number) => spread(cabinet, column, [start, to], shelvesFor(to - start, pitches.clothes))
  switch (column.content) {
    case 'abrigos':
    case 'frontal':
      coats(cabinet, column, inside)
      break
    case 'camisas':
      shirts(cabinet, column, inside)
      break
    case 'cajones':
      rest(innerDrawers(cabinet, column, inside))
      break
    case 'zapatero':
      rest(shoes(cabinet, column, inside))
      break
    default:
      spread(cabinet, column, inside, shelvesFor(to - from, pitches.clothes), to - from > 1200)
  }
}

/** A rail; where there is room over 1.7 m of coats, a shelf for hats over it. */
function coats(cabinet: Cabinet, column: Column, [from, to]: Range): void {
  const shelf = from + coatsHeight
  const hats = to - shelf >= judgedShelf + 250
  hang(cabinet, column, hats ? shelf : to)
  if (!hats) return
  fixed(cabinet, column, shelf)
  spread(cabinet, column, [shelf + cabinet.shelfBoard, to], shelvesFor(to - shelf - judgedShelf, 400))
}

/** Two rails, each with a metre, where two metres are clear; else one. Over what a hand reaches there are shelves. */
function shirts(cabinet: Cabinet, column: Column, [from, to]: Range): void {
  const upper = Math.min(to, highestRail + railDrop)
  hang(cabinet, column, upper)
  if (to - upper >= judgedShelf + leastAbove) {
    fixed(cabinet, column, upper)
    spread(cabinet, column, [upper + cabinet.shelfBoard, to], shelvesFor(to - upper - judgedShelf, 400))
  }
  if (to - from < 2 * shirtsHeight + judgedShelf) return
  hang(cabinet, column, from + shirtsHeight)
  fixed(cabinet, column, from + shirtsHeight)
}

/**
 * A rail 60 mm under what is at `top`; where hangers do not fit sideways one that is pulled out to the front, and where they
 * do not fit that way either hooks on the back.
 */
function hang({ bench, depth }: Cabinet, { from, to, nominal, content }: Column, top: number): void {
  const y: Range = [top - railDrop - 15, top - railDrop + 15]
  const middle = Math.floor(backBoard + (depth - backBoard) / 2)
  bench.work('rail', 1)
  const frontal = content === 'frontal' || depth - backBoard < hangingDepth
  if (frontal && nominal < frontHangerWidth) {
    bench.hardware('hook', 2)
    for (const x of [from + nominal / 3, from + (2 * nominal) / 3])
      bench.fixtures.push({ kind: 'rail', box: span([x - 8, x + 8], y, [backBoard, backBoard + 40]) })
    return
  }
  if (frontal) {
    bench.hardware('pullOut', 1)
    const x = (from + to) / 2
    bench.fixtures.push({ kind: 'rail', box: span([x - 15, x + 15], y, [backBoard + 20, depth - 30]) })
    return
  }
  bench.hardware('rail', 1, `de ${nominal - 4} mm`, nominal - 4)
  bench.hardware('railSupport', 2)
  bench.fixtures.push({ kind: 'rail', box: span([from + 2, to - 2], y, [middle - 8, middle + 7]) })
}

function fillBookcase(cabinet: Cabinet, column: Column): void {
  const { design, bodies, shelfBoard } = cabinet
  for (const body of bodies) {
    const [bottom, to] = insideOf(body)
    let from = bottom
    if (design.fronts === 'bajas' && !body.upper) {
      const zone = Math.min(800, Math.floor((design.height - plinth) * 0.4))
      const top = body.from + zone
      buildDoors(cabinet, column, [body.from, top])
      fixed(cabinet, column, top + gap - shelfBoard)
      const upTo = top + gap - from
      if (upTo - judgedShelf > 350) loose(cabinet, column, from + Math.floor((upTo - 2 * shelfBoard) / 2))
      from = top + gap
    }
    const count = (!body.upper && design.shelves) || bookShelves(to - from)
    spread(cabinet, column, [from, to], count, from === bottom && to - from > 1200)
  }
}

function fillSideboard(cabinet: Cabinet, column: Column): void {
  const [body] = cabinet.bodies
  if (!body) return
  const [from, to] = insideOf(body)
  const face: Range = [body.from, body.to - gap]
  if (column.content === 'cajones') {
    frontDrawers(cabinet, column, face)
    return
  }
  spread(cabinet, column, [from, to], shelvesFor(to - from, pitches.crockery))
  if (column.content === 'puertas') buildDoors(cabinet, column, face)
}
