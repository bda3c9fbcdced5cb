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

/** The grounds that are dark in both themes; the others have tints in the sheet. */
const grounds: Partial<Record<TradeDrawingName, string>> = { cajon: 'on-second', diagnostico: 'on-night' }

type Props = {
  of: TradeDrawingName
  title: string
  /** What is drawn, with its measures: whoever does not see the lines reads it here. */
  text: string
  /** Names of the numbered parts, in their order. */
  parts: string[]
}

/** A working drawing of the trade on a ground of its own; the names of its numbered parts beside it. */
export function TradeDrawing({ of, title, text, parts }: Props) {
  const heading = useId()
  return (
    <section className={`section grid ${css.field} ${grounds[of] ?? ''}`} data-of={of} aria-labelledby={heading}>
      <div className={`on-paper ${css.words}`}>
        <h2 id={heading} className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
      </div>
      <Raw className={css.drawing} html={drawings[of].replace(/<!--.*?-->|\n\s*/g, '')} />
      <ol className={`on-paper smaller ${css.parts}`}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </section>
  )
}
