import { useId } from 'react'
import { Raw } from '#app/ui/raw/raw.tsx'
import type { TradeDrawingName } from '#contracts/trade-drawings.ts'
import cajon from './drawings/cajon.svg?raw'
import capas from './drawings/capas.svg?raw'
import despiece from './drawings/despiece.svg?raw'
import diagnostico from './drawings/diagnostico.svg?raw'
import escalera from './drawings/escalera.svg?raw'
import planta from './drawings/planta.svg?raw'
import css from './trade-drawing.module.css'

const drawings: Record<TradeDrawingName, string> = { escalera, cajon, despiece, capas, diagnostico, planta }

type Props = {
  of: TradeDrawingName
  title: string
  /** What is drawn, with its measures: whoever does not see the lines reads it here. */
  text: string
  /** Names of the numbered parts, in their order. */
  parts: string[]
  /** True where it is a part of the page of its own, on the second ground. */
  isLarge?: boolean
}

/** A working drawing of the trade in hairlines, the names of its numbered parts beside it. */
export function TradeDrawing({ of, title, text, parts, isLarge = false }: Props) {
  const heading = useId()
  const paper = isLarge ? 'on-paper' : ''
  return (
    <section className={`grid ${isLarge ? `section on-second ${css.large}` : css.plate}`} aria-labelledby={heading}>
      <div className={`${css.words} ${paper}`}>
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
      </div>
      <Raw className={css.drawing} html={drawings[of].replace(/\n\s*/g, '')} />
      <ol className={`${css.parts} ${paper}`}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </section>
  )
}
