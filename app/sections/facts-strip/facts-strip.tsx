import { useRef } from 'react'
import { useCountUp } from '#app/behaviour/use-count-up.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './facts-strip.module.css'

export type Fact = {
  id: string | number
  contentName: string
  contentNumber: number
  /** What the number counts. */
  unit: string
  picture: PictureData
}

/** Four promises of the workshop, each with a small picture and a number that counts up once when it is first seen. */
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

function PromiseItem({ contentName, contentNumber, unit, picture }: Fact) {
  const ref = useRef<HTMLLIElement>(null)
  const value = useCountUp(ref, contentNumber)
  return (
    <li ref={ref} className={css.fact}>
      <Picture picture={picture} sizes="6rem" ratio={1} className={css.picture} />
      <p className={css.count}>
        <span className="visually-hidden">{contentNumber}</span>
        {/* The invisible end value keeps the place, so that counting moves nothing. */}
        <span aria-hidden="true" className={css.number}>
          <span className={css.end}>{contentNumber}</span>
          <span className={css.now}>{value}</span>
        </span>{' '}
        <span className="caption">{unit}</span>
      </p>
      <p>{contentName}</p>
    </li>
  )
}
