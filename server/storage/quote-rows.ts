import type { QuoteAcceptance, QuoteEvent, QuoteFile, QuoteState } from '#contracts/quotes.ts'

/** Columns of `migrations/0010-quotes.sql`, where what they hold is said. Truth values are 0 and 1. */
export interface QuoteRow {
  id: string
  enquiry_id: string | null
  number: string | null
  state: QuoteState
  rev: number
  draft: string | null
  email: string
  link_id: string
  steps: string
  wants_mail: number
  created_at: number
  changed_at: number
}

export interface QuoteVersionRow {
  id: string
  quote_id: string
  version: number
  sent_at: number
  valid_until: string
  total_cents: number
  hash: string
  document: string
  content: Uint8Array
}

export interface QuoteAcceptanceRow extends Omit<QuoteAcceptance, 'totalCents' | 'early'> {
  quote_id: string
  total_cents: number
  early: number
}

export interface QuoteFileRow extends QuoteFile {
  quote_id: string
  type: 'image/jpeg'
  content: Uint8Array
}

export interface QuoteReviewRow {
  quote_id: string
  at: number
  stars: number
  content: string
  may_show_pictures: number
  may_show_price: number
  published_at: number | null
  reply: string
}

export interface QuoteEventRow {
  id: string
  quote_id: string
  at: number
  kind: QuoteEvent['kind']
  by_name: string
  version: number
  content: string
}
