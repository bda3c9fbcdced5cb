import type { CSSProperties } from 'react'
import { Raw } from '#app/ui/raw/raw.tsx'
import type { Size } from '#design/design.ts'
import type { Drawing } from '#design/drawing/svg.ts'
import { wholeEuros } from '#words/money-words.ts'
import css from './design-index.module.css'

type Item = {
  to: string
  title: string
  text: string
  outer: Size
  price: { from: number; to: number }
  drawing: Drawing
}

/** The kinds of furniture side by side on one floor, to one scale. */
export function DesignIndex({ items, label }: { items: Item[]; label: string }) {
  return (
    <nav className={`grid ${css.section}`} aria-label={label}>
      <ul
        className={css.floor}
        style={{ '--columns': items.map(({ outer }) => `minmax(0, ${outer.width}fr)`).join(' ') } as CSSProperties}
      >
        {items.map(({ to, title, text, outer, price, drawing }) => (
          <li key={to} className={css.item} style={{ '--wide': outer.width } as CSSProperties}>
            <a href={to} className={css.link}>
              <Raw
                aria-hidden="true"
                className={css.drawing}
                style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}
                html={drawing.svg}
              />
              <span className={css.title}>{title}</span>
            </a>
            <p className={css.text}>{text}</p>
            <p className={`caption ${css.facts}`}>
              {[outer.width, outer.height, outer.depth].map((mm) => mm / 10).join(' × ')} cm
              <br />
              {wholeEuros(price.from)} – {wholeEuros(price.to)}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
