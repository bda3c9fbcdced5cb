import { useId } from 'react'
import type { TradeDrawingName } from '#contracts/trade-drawings.ts'
import type { Drawing } from './drawing.ts'
import { chest } from './drawings/chest/chest.tsx'
import { coats } from './drawings/coats/coats.tsx'
import { cuttingPlan } from './drawings/cutting-plan/cutting-plan.tsx'
import { drawer } from './drawings/drawer/drawer.tsx'
import { floorPlan } from './drawings/floor-plan/floor-plan.tsx'
import { stair } from './drawings/stair.tsx'
import css from './trade-drawing.module.css'

const drawings: Record<TradeDrawingName, Drawing> = {
  escalera: stair,
  cajon: drawer,
  despiece: cuttingPlan,
  capas: coats,
  diagnostico: chest,
  planta: floorPlan,
}

type Props = {
  of: TradeDrawingName
  title: string
  /** What is drawn, with its measures: whoever does not see the lines reads it here. */
  text: string
  /** Names of the numbered parts, in their order. */
  parts: string[]
}

/** A working drawing of the trade in hairlines, the names of its numbered parts beside it. */
export function TradeDrawing({ of, title, text, parts }: Props) {
  const heading = useId()
  const { width, height, lines } = drawings[of]
  return (
    <section className={`grid ${css.plate}`} aria-labelledby={heading}>
      <div className={css.words}>
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
      </div>
      <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {lines}
      </svg>
      <ol className={css.parts}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </section>
  )
}
