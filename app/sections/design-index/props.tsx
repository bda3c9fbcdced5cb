import type { ReactNode } from 'react'
import type { Kind } from '#design/kinds.ts'
import type { Piece } from '#design/piece.ts'
import css from './props.module.css'

type Props = { className?: string | undefined; wide: number; high: number; d: string }

/** What stands beside and on the pieces, mm to a unit: outlines of the things that everybody knows the size of. */
const Outline = ({ className = '', wide, high, d }: Props) => (
  <svg
    aria-hidden="true"
    className={`${css.prop} ${className}`}
    style={{ inlineSize: `calc(${wide} * var(--mm))` }}
    viewBox={`0 0 ${wide} ${high}`}
    fill="none"
    stroke="currentColor"
    strokeWidth={0.8}
  >
    <path d={d} vectorEffect="non-scaling-stroke" />
  </svg>
)

/** From the side, its seat at 45 cm. */
const chair =
  'M20 850V440H58V850ZM372 850L366 440L412 10L446 14L404 440L410 850ZM8 405H410V440H8ZM58 640H370V664H58ZM392 200L386 250M402 110L396 160'
/** A lamp, a picture that leans at the wall, two books and a bowl. */
const still =
  'M318 200v24h24v-24zM240 200L278 16h104l38 184zM318 224c-10 36-70 50-70 102 0 40 22 62 42 74h80c20-12 42-34 42-74 0-52-60-66-70-102zM700 12h520v388H700zM716 28h488v356H716zM790 98h340v216H790zM790 262c80-66 130-8 190-42s90-38 150-4M1070 140a26 26 0 1 0 .1 0zM1420 400h240v-36h-240zM1438 364h210v-30h-210zM1458 256h156c0 46-26 78-58 78h-40c-32 0-58-32-58-78z'

export const propsOf = ({ kind, books, high }: { kind: Kind; books: string; high: number }): ReactNode =>
  ({
    mesa: <Outline className="quiet" wide={460} high={850} d={chair} />,
    aparador: (
      <span className={css.on} style={{ insetBlockEnd: `calc(${high} * var(--mm))` }}>
        <Outline className="quiet" wide={1800} high={400} d={still} />
      </span>
    ),
    libreria: (
      <span className={`${css.on} ${css.books}`}>
        <Outline wide={2400} high={high} d={books} />
      </span>
    ),
    armario: null,
  })[kind]

/** Thickness and height of the books of a shelf, mm; what stands last leans at them. */
const rows: [number, number][][] = [
  [
    [36, 250],
    [28, 232],
    [44, 262],
    [30, 240],
    [34, 226],
    [26, 246],
  ],
  [
    [40, 270],
    [32, 240],
    [28, 252],
    [48, 276],
  ],
  [
    [30, 236],
    [30, 236],
    [30, 236],
    [42, 258],
    [26, 220],
    [36, 244],
    [32, 262],
    [28, 230],
  ],
]
/** Which of them each opening has, one column after the other; `·` stays empty, `=` has some lying. */
const order = '0·2=10·2·01=2·0·=1'

/** Books on the shelves of a bookcase, as one path, y downwards. */
export function booksOf({ columns, parts, outer }: Piece): string {
  const tops = parts
    .filter(({ name }) => /^(Base|Balda)/.test(name))
    .flatMap(({ boxes }) => boxes.map(({ y, dy }) => Math.round(y + dy)))
  const levels = [...new Set(tops)].sort((a, b) => a - b)
  const openings = columns.flatMap(({ from, to }) => levels.map((level) => ({ from, to, y: outer.height - level })))
  return openings.map((opening, i) => shelf(opening, order[i % order.length] as string, i % 5 < 3 ? 1 : -1)).join('')
}

/** Its books stand at its left or its right side. */
function shelf({ from, to, y }: { from: number; to: number; y: number }, sign: string, way: 1 | -1): string {
  let at = way > 0 ? from + 14 : to - 14
  if (sign === '=')
    return [0, 1, 2].map((i) => `M${at + way * (60 + 8 * i)} ${y - 34 * i}v-34h${way * (250 - 20 * i)}v34z`).join('')
  const row = rows[Number(sign)]
  if (!row) return ''
  const books = row.map(([thick, high]) => {
    const book = `M${at} ${y}v-${high}h${way * thick}v${high}z`
    at += way * thick
    return book
  })
  return `${books.join('')}M${at + 62 * way} ${y}l${-58 * way} -216 ${29 * way} -8 ${58 * way} 224z`
}
