import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './fold.module.css'

type Props = {
  /** What is always seen: a heading, as a rule. */
  summary: ReactNode
  children: ReactNode
  /** Id of the part of the summary that names it, where it holds more. */
  labelledBy?: string
  /**
   * With the room, and on paper, it stands open and its summary is no control: above what it heads, with the room beside
   * it, or not there.
   */
  opensWide?: boolean | 'beside' | 'summaryless'
  className?: string | undefined
  id?: string
  open?: boolean
}

/** A row that opens, without script. */
export const Fold = ({ summary, children, opensWide = false, labelledBy, className = '', ...details }: Props) => (
  <details
    {...details}
    className={`${css.fold} ${opensWide ? css.wide : ''} ${typeof opensWide === 'string' ? css[opensWide] : ''} ${className}`}
  >
    <summary className={`apart tints ${css.summary}`} aria-labelledby={labelledBy}>
      {summary}
      <Icon name="plus" size={24} />
    </summary>
    {children}
  </details>
)
