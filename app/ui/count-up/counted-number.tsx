import type { ReactNode } from 'react'
import { counted } from './count-up.ts'
import css from './counted-number.module.css'

type Props = {
  value: number
  /** After the number: a plus sign. */
  children?: ReactNode
}

/** A number that counts up, for the eye only. The invisible end value keeps its place, so that counting moves nothing. */
export const CountedNumber = ({ value, children }: Props) => (
  <span aria-hidden="true" className={css.room}>
    <span className={css.end}>{value}</span>
    <span className={css.now} {...counted}>
      {value}
    </span>
    {children}
  </span>
)
