import type { ReactNode } from 'react'
import css from './page-head.module.css'

export const PageHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className={css.head}>
    <h1>{title}</h1>
    <p>{children}</p>
  </header>
)
