import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { QuoteItem } from '#contracts/desk-quotes.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'

/** A quote or job among others, with what the list has to say of it. */
export const Card = ({ item, children }: { item: QuoteItem; children: ReactNode }) => (
  <Link href={`/${item.id}`} className="card boxed panel">
    <strong>{item.title || w.untitled}</strong>
    <span>{[item.customer, item.town].filter(Boolean).join(', ')}</span>
    <span className="meta-line small tabular">{children}</span>
  </Link>
)
