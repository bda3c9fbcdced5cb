import type { CSSProperties } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Raw } from '#app/ui/raw/raw.tsx'
import type { Size } from '#design/design.ts'
import type { Drawing } from '#design/drawing/svg.ts'
import type { Kind } from '#design/kinds.ts'
import { designWords } from '#words/design-words.ts'
import css from './design-index.module.css'
import { propsOf } from './props.tsx'
import { Measures, Scale } from './scale.tsx'

type Item = {
  kind: Kind
  to: string
  title: string
  text: string
  outer: Size
  /** What one writes in the tool, in centimetres. */
  measures: { name: string; value: string }[]
  /** «240 × 220 × 32 cm, DM rechapado en roble». */
  size: string
  /** «3.350 € – 4.000 €». */
  price: string
  drawing: Drawing
  /** On its shelves, as a path. */
  books: string
}

const isLow = ({ height }: Size) => height <= 1200

/** The kinds of furniture on their floors, to one scale, which a rule at the end of each row tells; each begins on a line. */
export function DesignIndex({ items, label }: { items: Item[]; label: string }) {
  return (
    <nav className="grid" aria-label={label}>
      <ul className={`columns ${css.floor}`}>
        {items.map(({ kind, to, title, text, outer, measures, size, price, drawing, books }, at) => (
          <li
            key={to}
            className={`card ${css.item} ${isLow(outer) ? css.low : ''}`}
            style={{ '--wide': outer.width } as CSSProperties}
          >
            <div className={css.stand} aria-hidden="true">
              <Raw
                className={css.drawing}
                style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}
                html={drawing.svg}
              />
              {propsOf({ kind, books, high: outer.height })}
              {at === 0 && <Measures measures={measures} />}
              <Scale low={isLow(outer)} />
            </div>
            <h2 className={`on-paper ${css.title}`}>{title}</h2>
            <p className={`on-paper ${css.price}`}>{price}</p>
            <p className={`caption on-paper ${css.facts}`}>{size}</p>
            <p className={`quiet smaller on-paper ${css.text}`}>{text}</p>
            <a href={to} className={`card-link target ${css.way}`}>
              <span className="leans">{designWords.begin(title)}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
