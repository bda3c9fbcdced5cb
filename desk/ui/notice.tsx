import type { ReactNode } from 'react'
import css from './notice.module.css'

/** A sentence in the place of what is not (yet) there. */
export const Notice = ({ tone = 'quiet', children }: { tone?: 'quiet' | 'wrong'; children: ReactNode }) => (
  <p role={tone === 'wrong' ? 'alert' : 'status'} className={`${css.notice} ${css[tone]}`}>
    {children}
  </p>
)
