import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './facts-strip.module.css'

export type Fact = { id: string | number; contentName: string; contentNumber: number; picture?: PictureData }

/** Four promises of the workshop, numbered; the numbers count up once, when the section is first seen (behaviour/count-up.ts). */
export function FactsStrip({ label, facts }: { label: string; facts: Fact[] }) {
  return (
    <section className={`grid ${css.section}`} aria-label={label} data-enhance="count-up" data-when="idle">
      <ul className={css.list}>
        {facts.map(({ id, contentName, contentNumber, picture }) => (
          <li key={id} className={css.fact}>
            {picture && <Picture picture={picture} sizes="(min-width: 50rem) 25vw, 46vw" ratio={1} />}
            <span className={css.number} aria-hidden="true">
              0<span data-count="">{contentNumber}</span>
            </span>
            <p>{contentName}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
