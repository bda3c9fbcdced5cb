import type { ReactNode } from 'react'
import { Fold } from './fold.tsx'

type Props<Item> = {
  items: Item[]
  /** How many are shown, none perhaps. One more is shown rather than folded alone. */
  few?: number | undefined
  /** Names the others by their number. */
  summary: (others: number) => string
  /** Class of the row that opens. */
  className?: string | undefined
  children: (items: Item[]) => ReactNode
}

/** On a phone the first few, and a row that opens the others; with the room, and on paper, all in one go. */
export function FirstFew<Item>({ items, few = 3, summary, className, children }: Props<Item>) {
  const shown = items.length === few + 1 ? items.length : few
  const others = items.slice(shown)
  return (
    <>
      {shown > 0 && children(items.slice(0, shown))}
      {others.length > 0 && (
        <Fold opensWide="summaryless" className={className} summary={summary(others.length)}>
          {children(others)}
        </Fold>
      )}
    </>
  )
}
