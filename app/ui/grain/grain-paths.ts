/** A knot and the lines that run upwards past it; all in the units of the drawing, 0 on the x axis at its left edge. */
export type Knot = {
  /** Where its middle stands, from the left, and how far it reaches to either side and up and down. */
  x: number
  rx: number
  ry: number
  /** Where the lines to its left and right stand straight again: nothing is pushed beyond these. */
  left: number
  right: number
  /** The lines, from left to right. One through the middle parts in two. */
  lines: number[]
}
/** A line as a path whose ends stand at `from`, 0 being the height of the knot's middle; `fine`: it joins a line of the page. */
export type GrainPath = { d: string; from: number; fine: boolean }

const steps = 6
/** How far above and below its middle a knot is felt, in its own half heights. */
export const reach = 3.125
/** The same for the finer lines. */
const apartReach = 2.25

/** The lines between `left` and `right`, pushed aside by the knot as in flat-sawn oak, and finer ones that leave them and come back. */
export function grainPaths(knot: Knot): GrainPath[] {
  const moved = knot.lines.filter((line) => line > knot.left && line < knot.right)
  const sides = moved.flatMap((line) => (line === knot.x ? [-0.001, 0.001] : [line - knot.x]))
  return [
    ...sides.map((from) => ({
      d: path(knot, (y) => pushed(knot, from, y)),
      from: knot.x + Math.round(from),
      fine: false,
    })),
    ...companions(knot, sides),
  ]
}

/** Two finer lines between the knot and the line on either side of it that stands clear of it. */
function companions(knot: Knot, sides: number[]): GrainPath[] {
  const clear = 0.5 * knot.rx
  const nearest = [sides.findLast((from) => from < -clear), sides.find((from) => from > clear)].filter(
    (from) => from !== undefined,
  )
  return nearest.flatMap((from) =>
    [0.3, 0.62].map((part) => ({
      d: path(
        knot,
        (y) => {
          const apart = Math.max(0, 1 - (y / knot.ry / apartReach) ** 2) ** 2
          return pushed(knot, from, y) * (1 - apart) + pushed(knot, from * part, y) * apart
        },
        apartReach,
      ),
      from: knot.x + Math.round(from),
      fine: true,
    })),
  )
}

/** How wide the knot is at a height: 1 in the middle, nothing at the ends. */
const bell = (y: number) => Math.exp(-((y / 1.25) ** 2)) * Math.max(0, 1 - (y / reach) ** 2) ** 2

/** Where a line that stands `from` the middle is at the height y: what the knot takes, the others share. */
function pushed({ x, rx, ry, left, right }: Knot, from: number, y: number) {
  const edge = from < 0 ? left - x : right - x
  const knot = Math.sign(from) * 1.02 * rx * bell(y / ry)
  return x + knot + (edge - knot) * (from / edge)
}

/** A smooth path from above to below through what `at` says; relative, as most of its numbers are the same then. */
function path({ ry }: Knot, at: (y: number) => number, far = reach) {
  const step = (2 * far * ry) / steps
  const slope = (y: number) => (at(y + 1) - at(y - 1)) / 2
  const ys = Array.from({ length: steps + 1 }, (_, i) => -far * ry + i * step)
  const curves = ys.slice(1).map((y, i) => {
    const from = ys[i] ?? 0
    const to = (x: number, y: number) => `${round(x - round(at(from)))} ${round(y - from)}`
    const leaving = i === 0 ? `c${to(at(from) + (slope(from) * step) / 3, from + step / 3)} ` : 's'
    return `${leaving}${to(at(y) - (slope(y) * step) / 3, y - step / 3)} ${to(round(at(y)), y)}`
  })
  return `M${round(at(-far * ry))} ${round(-far * ry)}${curves.join('')}`
    .replace(/(?<!\d)0\./g, '.')
    .replace(/ -/g, '-')
}
const round = (n: number) => Math.round(n * 10) / 10
