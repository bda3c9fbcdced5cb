import type { ReactNode } from 'react'
import css from './list.module.css'

/** Things one below the other, between hairlines. */
export const List = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={css.list}>
    {children}
  </ul>
)

/** One of them: what it is called, what there is to know, what can be done with it. */
export const Item = ({ title, about, children }: { title: ReactNode; about: ReactNode; children?: ReactNode }) => (
  <li className={css.item}>
    <div className={css.about}>
      {title}
      <span className={css.quiet}>{about}</span>
    </div>
    {children && <div className="wrap">{children}</div>}
  </li>
)
