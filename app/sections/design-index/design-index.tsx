import type { CSSProperties } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Raw } from '#app/ui/raw/raw.tsx'
import type { Size } from '#design/design.ts'
import type { Drawing } from '#design/drawing/svg.ts'
import css from './design-index.module.css'
import { Chair, Scale } from './scale.tsx'

type Item = {
  to: string
  title: string
  text: string
  outer: Size
  /** What one writes in the tool, in centimetres, and which part that is of what can be written. */
  measures: { name: string; value: string; part: number }[]
  /** «240 × 220 × 32 cm, DM rechapado en roble». */
  size: string
  /** «3.350 € – 4.000 €». */
  price: string
  drawing: Drawing
  /** It has room for a chair beside it. */
  chair: boolean
}

const isLow = ({ height }: Size) => height <= 1200

/** The kinds of furniture on their floors, to one scale, which a rule at the end of each row tells; each begins on a line. */
export function DesignIndex({ items, label }: { items: Item[]; label: string }) {
  return (
    <nav className="grid" aria-label={label}>
      <ul className={css.floor}>
        {items.map(({ to, title, text, outer, measures, size, price, drawing, chair }, at) => (
          <li
            key={to}
            className={`card ${css.item} ${isLow(outer) ? css.low : ''}`}
            style={{ '--wide': outer.width } as CSSProperties}
          >
            {at === 0 && (
              <dl className={css.measures}>
                {measures.map(({ name, value, part }) => (
                  <div key={name} style={{ '--part': part } as CSSProperties}>
                    <dt className="label quiet">{name}</dt>
                    <dd>
                      {value} <span className="caption">cm</span>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <div className={css.stand} aria-hidden="true">
              <Raw
                className={css.drawing}
                style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}
                html={drawing.svg}
              />
              {chair && <Chair className={`quiet ${css.chair}`} />}
              <Scale low={isLow(outer)} />
            </div>
            <a href={to} className={`card-link leans on-paper ${css.title}`}>
              {title}&nbsp;
              <Icon name="arrow" />
            </a>
            <p className={`on-paper ${css.price}`}>{price}</p>
            <p className={`caption on-paper ${css.facts}`}>{size}</p>
            <p className={`quiet on-paper ${css.text}`}>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
