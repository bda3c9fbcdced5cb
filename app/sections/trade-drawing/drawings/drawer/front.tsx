import { n } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { high, plain, socketed } from './dovetails.ts'
import { board, face, gap, inner, inside, outside, upright, width } from './view.ts'

/** Grain: how high each vein begins, and how far it rises and falls from there. */
const veins = [
  [15, 8, 12],
  [27, 12, 20],
  [45, 22, 34],
  [70, 30, 26],
  [88, 22, 18],
  [104, 10, 14],
].map(([z = 0, up = 0, down = 0]) => `M0 ${z}C${width * 0.28} ${z + up} ${width * 0.55} ${z - down} ${width} ${z - 3}`)

/** Sockets at its ends, behind a lap that hides them, and a turned knob. */
export function Front() {
  return (
    <>
      {board(plain(outside, inside, 0, high), 0, inner)}
      {board(socketed(gap), inner, width)}
      <path
        className={css.pale}
        d={face([0, outside, high], [width, outside, high], [width, inside, high], [0, inside, high])}
      />
      <path
        className={css.wood}
        d={face([0, outside, 0], [width, outside, 0], [width, outside, high], [0, outside, high])}
      />
      <path className={css.hair} transform={upright([0, outside, 0])} d={veins.join('')} />
      {/* What stands off a face by so much is seen as far down and to the left: a neck, and a disc before it. */}
      <g transform={upright([width / 2, outside, high / 2])}>
        <path className={css.pale} d={swept(6, 0, 16)} />
        <path className={css.wood} d={swept(14, 14, 21)} />
        <circle className={css.pale} cx={-21} cy={-21} r={14} />
      </g>
    </>
  )
}

/** What a disc of this radius covers from `near` to `far` off the face that it stands on. */
function swept(radius: number, near: number, far: number) {
  const aside = n(radius * Math.SQRT1_2)
  const arc = `A${radius} ${radius} 0 0 1`
  return `M${-near - aside} ${-near + aside}L${-far - aside} ${-far + aside}${arc}${-far + aside} ${-far - aside}L${-near + aside} ${-near - aside}${arc}${-near - aside} ${-near + aside}Z`
}
