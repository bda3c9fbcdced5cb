import { type MaterialId, materials } from './materials.ts'
import type { Part, Purchase } from './piece.ts'

/** Width of the saw's cut, and what is trimmed off each edge of a board, mm. */
const [kerf, trim] = [4, 10]

/** Width of a board that a strip of `width` uses up: strips of one width, as many as go into it, share what is over. mm. */
export function stripWidth(width: number, board: number): number {
  const whole = board - 2 * trim + kerf
  return whole / Math.max(1, Math.floor(whole / (width + kerf)))
}

type Cut = { length: number; width: number }
/** A strip along the board's length, and what is left of it. */
type Strip = { board: number; width: number; left: number }

/**
 * How many boards to buy: parts laid in strips from saw cut to saw cut, widest first, each in the first strip that takes
 * it. Grain runs along the board; what has none is turned if it has to be.
 */
export function purchasesOf(parts: Part[]): Purchase[] {
  const groups = new Map<string, { material: MaterialId; thickness: number; parts: Part[] }>()
  for (const part of parts) {
    const { material, thickness } = part
    if (!materials[material].board) continue
    const key = `${material} ${thickness}`
    const group = groups.get(key) ?? { material, thickness, parts: [] }
    group.parts.push(part)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ material, thickness, parts }) => {
    const size = materials[material].board as [number, number]
    const area = parts.reduce((sum, { length, width, quantity }) => sum + (length * width * quantity) / 1e6, 0)
    return { material, thickness, size, boards: nest(parts.flatMap(cutsOf), size), area }
  })
}

function cutsOf({ length, width, quantity, grain }: Part): Cut[] {
  const turned = grain === 'ninguna' && width > length
  return Array<Cut>(quantity).fill(turned ? { length: width, width: length } : { length, width })
}

function nest(cuts: Cut[], [length, width]: [number, number]): number {
  const whole = { length: length - 2 * trim + kerf, width: width - 2 * trim + kerf }
  const strips: Strip[] = []
  const boards: number[] = []
  for (const cut of cuts.sort((a, b) => b.width - a.width || b.length - a.length)) {
    const [long, wide] = [cut.length + kerf, cut.width + kerf]
    const strip = strips.find(({ left, width }) => left >= long && width >= wide)
    if (strip) {
      strip.left -= long
      continue
    }
    let board = boards.findIndex((left) => left >= wide)
    if (board < 0) board = boards.push(whole.width) - 1
    boards[board] = (boards[board] as number) - wide
    strips.push({ board, width: wide, left: whole.length - long })
  }
  return boards.length
}
