import { readLength } from '#contracts/numbers.ts'

// A piece between the quote and the design tool: its measures and its wood, in the words of the tool's addresses.

/** The tool's words for the measures, in the order of the letters; a table is asked for its length, its width, its height. */
const sidesOf = (design: string) => (isFor(design, '/disena/mesa') ? [...table] : [...others])
const table = ['ancho', 'fondo', 'alto']
const others = ['ancho', 'alto', 'fondo']

/** Whether both are designs of the same kind of piece. */
export const isFor = (design: string, other: string) => design.split('?')[0] === other.split('?')[0]

const read = (design: string) => new URLSearchParams(design.split('?')[1])

/** Millimetres; undefined where it is no length, or none that a house has room for. */
export function lengthOf(written = ''): number | undefined {
  const length = readLength(written, 'cm', { from: 10, to: 20_000 })
  return 'sure' in length && length.sure > 0 && length.sure <= 20_000 ? Math.round(length.sure) : undefined
}

/** Where the tool draws this design with the measures and the wood that have been answered. */
export function drawnAt(design: string, given: (string | undefined)[], wood: string | undefined): string {
  const query = read(design)
  for (const [i, side] of sidesOf(design).entries()) {
    const length = lengthOf(given[i])
    if (length) query.set(side, String(length))
  }
  if (wood && wood !== query.get('madera')) {
    query.set('madera', wood)
    query.delete('acabado') // what suits the wood
  }
  return `${design.split('?')[0]}?${query}`.replaceAll('%2C', ',')
}

/** Its measures in millimetres, in the order of the letters, and its wood. */
export const lengthsIn = (design: string) => sidesOf(design).map((side) => Number(read(design).get(side)))
export const woodIn = (design: string) => read(design).get('madera') ?? undefined
