import { type ReactNode, useId } from 'react'
import { SectionHead } from './section-head.tsx'

type Props = {
  id?: string | undefined
  /** Without one of the two the section has no head of its own: the page's title is above it, and the other names it. */
  kicker?: string | undefined
  title?: string | undefined
  text?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A section of a page under its head. */
export function Section({ id, kicker, title, text, className, children }: Props) {
  const heading = useId()
  const hasHead = kicker && title
  return (
    <section
      id={id}
      className={className ? `section grid ${className}` : 'section grid'}
      {...(hasHead ? { 'aria-labelledby': heading } : { 'aria-label': title ?? kicker })}
    >
      {hasHead && <SectionHead id={heading} {...{ kicker, title, text }} />}
      {children}
    </section>
  )
}
