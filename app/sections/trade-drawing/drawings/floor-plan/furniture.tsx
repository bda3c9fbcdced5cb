import { n } from '../../lines.tsx'
import css from '../../trade-drawing.module.css'
import { chairs, columns, island, place, slider, table, worktop } from './room.ts'
import { field, unit, x, y } from './view.ts'

const sink = { x: 12, y: (slider.from + slider.to) / 2 - 28, width: 40, depth: 56 }
const hob = { x: 5, y: 160, width: 52, depth: 60 }

/** Cupboards that the plan cuts are crossed; worktop and island lie below. */
export function Kitchen() {
  return (
    <>
      {columns.map((column) => (
        <g key={column.y}>
          <rect className={css.wood} {...field(column)} />
          <path
            className={css.hair}
            d={`M${x(0)} ${y(column.y)}L${x(60)} ${y(column.y + 60)}M${x(60)} ${y(column.y)}L${x(0)} ${y(column.y + 60)}`}
          />
        </g>
      ))}
      <rect className={css.pale} {...field(worktop)} />
      <rect className={css.thin} {...field(sink)} rx={6} />
      <path className={css.thin} d={`M${x(5)} ${y(sink.y + 28)}H${x(24)}`} />
      <rect className={css.thin} {...field(hob)} rx={2} />
      {[
        [20, 176, 9],
        [20, 204, 7],
        [43, 176, 7],
        [43, 204, 9],
      ].map(([across = 0, along = 0, r = 0]) => (
        <circle key={`${across} ${along}`} className={css.hair} cx={x(across)} cy={y(along)} r={n(r * unit)} />
      ))}
      <rect className={css.pale} {...field(island)} />
    </>
  )
}

export function Table() {
  return (
    <>
      {chairs.map((chair) => (
        <g key={`${chair.x} ${chair.y}`}>
          <rect className={css.thin} {...field(chair)} rx={5} />
          <rect
            className={css.wood}
            {...field({ ...chair, x: chair.x < table.x ? chair.x : chair.x + chair.width - 5, width: 5 })}
            rx={2}
          />
        </g>
      ))}
      <rect className={css.wood} {...field(table)} />
      {/* Its boards; one joint makes room for the figure. */}
      <path
        className={css.hair}
        d={[1, 2, 3, 4]
          .map((k) => {
            const half = n((table.depth / 2 - (k === 3 ? place / 2 : 0)) * unit)
            const at = x(table.x + (k * table.width) / 5)
            return `M${at} ${y(table.y)}v${half}M${at} ${y(table.y + table.depth)}v${-half}`
          })
          .join('')}
      />
    </>
  )
}
