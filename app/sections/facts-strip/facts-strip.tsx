import { useRef } from 'react'
import { useCountUp } from '#app/behaviour/use-count-up.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './facts-strip.module.css'

export type Fact = { id: string | number; contentName: string; contentNumber: number; picture?: PictureData }

/** Four promises of the workshop, numbered; the numbers count up once when they are first seen. */
export function FactsStrip({ label, facts }: { label: string; facts: Fact[] }) {
  return (
    <section className={`grid ${css.section}`} aria-label={label}>
      <ul className={css.list}>
        {facts.map((fact) => (
          <PromiseItem key={fact.id} {...fact} />
        ))}
      </ul>
    </section>
  )
}

function PromiseItem({ contentName, contentNumber, picture }: Fact) {
  const ref = useRef<HTMLLIElement>(null)
  const value = useCountUp(ref, contentNumber)
  return (
    <li ref={ref} className={css.fact}>
      {picture && <Picture picture={picture} sizes="(min-width: 50rem) 25vw, 46vw" ratio={1} />}
      <span className={css.number} aria-hidden="true">
        {String(value).padStart(2, '0')}
      </span>
      <p>{contentName}</p>
    </li>
  )
}
