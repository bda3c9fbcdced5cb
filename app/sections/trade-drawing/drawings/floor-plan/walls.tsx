import { Hatch } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { casement, door, room, slider } from './room.ts'
import { field, unit, x, y } from './view.ts'

/** Outer walls are 30 cm thick, partitions 10. */
const [outer, inner] = [30, 10]
const { width, depth } = room

/** The walls where the plan cuts them: between the openings, three pieces. */
export function Walls() {
  return (
    <>
      {[
        [-outer, -outer, outer, outer + slider.from],
        [0, -outer, casement.from, outer],
        [casement.to, -outer, width - casement.to + inner, outer],
        [width, 0, inner, depth + inner],
        [door.x + door.width, depth, width - door.x - door.width, inner],
        [0, depth, door.x, inner],
        [-outer, slider.to, outer, depth + inner - slider.to],
      ].map(([from = 0, up = 0, along = 0, down = 0]) => (
        <Hatch key={`${from} ${up}`} {...field({ x: from, y: up, width: along, depth: down })} step={10 * unit} />
      ))}
      <path
        className={css.cut}
        d={[
          `M${x(0)} ${y(slider.from)}H${x(-outer)}V${y(-outer)}H${x(casement.from)}V${y(0)}H${x(0)}z`,
          `M${x(casement.to)} ${y(0)}V${y(-outer)}H${x(width + inner)}V${y(depth + inner)}H${x(door.x + door.width)}V${y(depth)}H${x(width)}V${y(0)}z`,
          `M${x(door.x)} ${y(depth)}V${y(depth + inner)}H${x(-outer)}V${y(slider.to)}H${x(0)}V${y(depth)}z`,
        ].join('')}
      />
    </>
  )
}

/** Behind the sink two sashes slide past each other; those behind the table and the door open into the room. */
export function Openings() {
  const sash = (casement.to - casement.from) / 2
  return (
    <>
      <path
        className={css.hair}
        d={`M${x(-outer)} ${y(slider.from)}V${y(slider.to)}M${x(0)} ${y(slider.from)}V${y(slider.to)}M${x(casement.from)} ${y(-outer)}H${x(casement.to)}`}
      />
      {[0, 1].map((k) => (
        <rect
          key={k}
          className={css.wood}
          {...field({ x: -14 - 5 * k, y: slider.from + 57 * k, width: 5, depth: 63 })}
        />
      ))}
      {[casement.from, casement.to].map((hinge, k) => (
        <path
          key={hinge}
          className={css.hair}
          d={`M${x(hinge)} ${y(sash)}A${sash * unit} ${sash * unit} 0 0 ${k === 0 ? 0 : 1} ${x((casement.from + casement.to) / 2)} ${y(0)}`}
        />
      ))}
      {[casement.from, casement.to - 5].map((at) => (
        <rect key={at} className={css.wood} {...field({ x: at, y: 0, width: 5, depth: sash })} />
      ))}
      <rect className={css.wood} {...field({ x: door.x, y: depth - door.width, width: 4, depth: door.width })} />
      <path
        className={css.hair}
        d={`M${x(door.x)} ${y(depth - door.width)}A${door.width * unit} ${door.width * unit} 0 0 1 ${x(door.x + door.width)} ${y(depth)}`}
      />
    </>
  )
}
