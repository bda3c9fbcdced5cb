import { useId } from 'react'
import { legalWords as w } from '#words/legal-words.ts'
import css from './stored-items.module.css'

export type StoredItem = { name: string; kind: string; purpose: string; duration: string }

export const storedId = 'almacenamiento'

/** What the site keeps in the browser, one row each. */
export function StoredItems({ items }: { items: StoredItem[] }) {
  const heading = useId()
  return (
    <section id={storedId} className={css.storage} aria-labelledby={heading}>
      <h2 id={heading}>{w.storage}</h2>
      <ul className={css.rows}>
        {items.map(({ name, kind, purpose, duration }) => (
          <li key={name} className={`smaller ${css.row}`}>
            <div>
              <h3 className={css.name}>{name}</h3>
              <p className="caption">{kind}</p>
            </div>
            <div>
              <p>{purpose}</p>
              <p className={css.duration}>
                <span className="label quiet">{w.duration}</span> {duration}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
