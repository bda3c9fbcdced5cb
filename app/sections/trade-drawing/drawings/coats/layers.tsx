import { n, times } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { sealed } from './film.ts'
import { centre, far, first, large, lens, outer, second, stray, surface, under } from './view.ts'

/** From fibre to fibre, and from scratch to scratch. */
const pitch = 9
const fibres = Math.ceil((centre.x + surface - far.left) / pitch)
const scratch = 3

/** What the lens shows, from the colour down to the board. */
export function Layers() {
  return (
    <>
      <clipPath id="lens">
        <circle cx={lens.x} cy={lens.y} r={lens.r} />
      </clipPath>
      <g clipPath="url(#lens)">
        <path className={css.lacquer} d={around(outer)} />
        <path className={css.lacquer} d={around(under)} />
        <path className={css.pale} d={sanded(second)} />
        <path className={css.pale} d={sanded(first)} />
        <path className={css.wood} d={around(surface)} />
        {times(fibres, fibre)}
        {times(3 * fibres, sealer)}
      </g>
      <circle className={css.cut} cx={lens.x} cy={lens.y} r={lens.r} />
    </>
  )
}

/** Over the edge, around the corner and down the face, closed behind: what lies within so many units of the corner's centre. */
function around(reach: number) {
  const [top, face] = [n(centre.y - reach), n(centre.x + reach)]
  return `M${far.left} ${top}H${centre.x}A${n(reach)} ${n(reach)} 0 0 1 ${face} ${centre.y}V${far.low}H${far.left}z`
}

/** The same, with the scratches that grit 320 leaves for the next coat to hold on to. */
function sanded(reach: number) {
  const [flat, bend] = [centre.x - far.left, (reach * Math.PI) / 2]
  const total = flat + bend + far.low - centre.y
  const points = Array.from({ length: Math.floor(total / scratch) }, (_, k) => {
    const at = k * scratch
    const r = reach - 3.2 * stray(k)
    const angle = Math.min(Math.max((at - flat) / reach, 0), Math.PI / 2)
    const [x, y] = [Math.min(at - flat, 0), Math.max(at - flat - bend, 0)]
    return `${n(centre.x + x + r * Math.sin(angle))} ${n(centre.y + y - r * Math.cos(angle))}`
  })
  return `M${points.join('L')}V${far.low}H${far.left}z`
}

/** Fibres lie along the faces; at the edge their ends are open. */
function fibre(k: number) {
  const x = centre.x + surface - (k + 0.7) * pitch
  const lean = n(8 * stray(k) - 4)
  return (
    <path
      className={css.hair}
      strokeDasharray={`${n(40 + 120 * stray(k + 7))} ${n(6 + 10 * stray(k))}`}
      strokeDashoffset={n(100 * stray(k + 3))}
      d={`M${n(x)} ${n(open(x))}q${lean} 45 0 90t0 90t0 90t0 90`}
    />
  )
}

/** Sealer between the ends of the fibres, less and less towards the face. */
function sealer(k: number) {
  const x = centre.x + surface - (k + 0.5) * (pitch / 3)
  const towardsFace = Math.max(0, (x - centre.x) / surface)
  const depth = sealed * large * (1 - towardsFace) * (0.3 + 0.7 * stray(k))
  return <path className={css.thin} d={`M${n(x)} ${n(open(x))}v${n(depth)}`} />
}

/** The board's surface above a place in the lens. */
function open(x: number) {
  return centre.y - Math.sqrt(surface ** 2 - Math.max(0, x - centre.x) ** 2)
}
