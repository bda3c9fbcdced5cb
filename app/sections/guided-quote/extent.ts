/** What lines cover. */
type Extent = { left: number; right: number; top: number; bottom: number }

const command = /([MLHVCZ])([^A-Z]*)/gi
const number = /-?(?:\d*\.)?\d+/g

/** Extent of an SVG path of lines and curves (M, L, H, V, C, Z); a curve counts by where it ends. */
export function extentOf(path: string): Extent {
  const xs: number[] = []
  const ys: number[] = []
  let [x, y] = [0, 0]
  let start: [number, number] = [0, 0]
  const go = (toX: number, toY: number) => {
    ;[x, y] = [toX, toY]
    xs.push(x)
    ys.push(y)
  }
  for (const [, letter = '', values = ''] of path.matchAll(command)) {
    const [fromX, fromY] = /[a-z]/.test(letter) ? [1, 1] : [0, 0]
    const all = (values.match(number) ?? []).map(Number)
    const kind = letter.toUpperCase()
    if (kind === 'H') for (const value of all) go(value + x * fromX, y)
    else if (kind === 'V') for (const value of all) go(x, value + y * fromY)
    else if (kind === 'Z') go(...start)
    else {
      const size = kind === 'C' ? 6 : 2
      for (let at = size - 2; at < all.length; at += size) {
        go((all[at] as number) + x * fromX, (all[at + 1] as number) + y * fromY)
        if (kind === 'M' && at === 0) start = [x, y]
      }
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
