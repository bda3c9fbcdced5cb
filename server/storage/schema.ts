/** Rows of `migrations/`, as Kysely sees them. Times are milliseconds since 1970. */
export interface Schema {
  enquiry: EnquiryRow
  photo: PhotoRow
  submission: { digest: string; enquiry_id: string; repeat_until: number }
  delivery: DeliveryRow
  rate: { key: string; free_at: number }
  secret: { name: string; value: string }
}

export interface EnquiryRow {
  id: string
  received_at: number
  name: string
  phone: string
  email: string
  message: string
  subject: string
  reply_to: string
  from_name: string
  /** Further fields of a form, as a JSON object of texts. */
  extra: string
  answered_at: number | null
}

/** A picture as it is kept. */
export interface Photo {
  /** The visitor's name of the file: for reading, never a path. */
  name: string
  type: 'image/jpeg'
  width: number
  height: number
  bytes: number
  content: Uint8Array
}

export interface PhotoRow extends Photo {
  id: string
  enquiry_id: string
  /** Place among the pictures of its enquiry, from 1. */
  position: number
}

export type Channel = 'mail' | 'auto-reply' | 'webhook'

export interface DeliveryRow {
  id: string
  enquiry_id: string
  channel: Channel
  message_id: string
  state: 'waiting' | 'sent' | 'refused'
  attempts: number
  created_at: number
  due_at: number
  claimed_by: string | null
  done_at: number | null
  last_error: string
}

/** Tables in an order in which they can be filled. */
export const tables = ['enquiry', 'photo', 'submission', 'delivery', 'secret'] as const
