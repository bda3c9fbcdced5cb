import { useId } from 'react'
import { countUp } from '#app/ui/count-up/count-up.ts'
import { CountedNumber } from '#app/ui/count-up/counted-number.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import css from './facts-strip.module.css'

export type Props = { label: string; facts: Fact[]; mark?: string | undefined; className?: string | undefined }
type Fact = {
  id: string | number
  contentName: string
  contentNumber: number
  /** What the number counts. */
  unit: string
  picture?: PictureData | undefined
}

/** Four promises of the workshop, each with a number that counts up once (ui/count-up); `mark` says what their pictures are. */
export function FactsStrip({ label, facts, mark, className = css.section }: Props) {
  const heading = useId()
  return (
    <section className={`grid ${className}`} aria-labelledby={heading} {...countUp}>
      <h2 id={heading} className={`label quiet ${css.label}`}>
        {label}
      </h2>
      <ul className={css.list}>
        {facts.map(({ id, contentName, contentNumber, unit, picture }) => (
          <li key={id} className={css.fact}>
            {picture && <Picture picture={picture} sizes="(min-width: 37.5rem) 46vw, 6rem" className={css.picture} />}
            <p className={css.number}>
              <span className="visually-hidden">{contentNumber}</span>
              <CountedNumber value={contentNumber} />
            </p>
            <p className={`label quiet ${css.unit}`}>{unit}</p>
            <p>{contentName}</p>
          </li>
        ))}
      </ul>
      {mark && <p className={`caption ${css.picture}`}>{mark}</p>}
    </section>
  )
}
