import type { Role } from '#contracts/desk.ts'
import type {
  QuoteAcceptanceRow,
  QuoteEventRow,
  QuoteFileRow,
  QuoteReviewRow,
  QuoteRow,
  QuoteVersionRow,
} from '#server/storage/quote-rows.ts'

/** Rows of `migrations/`, as Kysely sees them. Times are milliseconds since 1970. */
export interface Schema {
  enquiry: EnquiryRow
  photo: PhotoRow
  submission: { digest: string; enquiry_id: string; repeat_until: number }
  delivery: DeliveryRow
  rate: { key: string; free_at: number }
  secret: { name: string; value: string }
  desk_enquiry: DeskEnquiryRow
  desk_entry: DeskEntryRow
  desk_file: AnswerFileRow
  desk_push: DeskPushRow
  desk_person: PersonRow
  desk_passkey: PasskeyRow
  desk_session: SessionRow
  desk_link: LinkRow
  desk_challenge: { challenge: string; purpose: string; expires_at: number }
  desk_audit: AuditRow
  quote: QuoteRow
  quote_series: { year: string; last: number }
  quote_version: QuoteVersionRow
  quote_acceptance: QuoteAcceptanceRow
  quote_payment: { id: string; quote_id: string; position: number; paid_on: string }
  quote_file: QuoteFileRow
  quote_review: QuoteReviewRow
  quote_event: QuoteEventRow
  desk_failure: FailureRow
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
  /** Path of the page that it came from, and the visit's campaign as a query string; empty where nobody knows. */
  page: string
  campaign: string
  /** Answers of the guided quote, as JSON of `Answer[]`. */
  answers: string
  /** Why it looks like spam, separated by commas; empty when it does not. */
  spam: string
  /** Delivery of the daily report on spam that names it. */
  reported_in: string | null
}

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

/**
 * The workshop's mail, the visitor's, the webhook; mails about pictures that came later and about the day's spam; the desk's
 * answer; of a quote the customer's mail and the workshop's.
 */
export type Channel = 'mail' | 'auto-reply' | 'webhook' | 'photos' | 'spam-report' | 'answer' | 'quote' | 'quote-news'

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
  /** ID of a quote's event; '' for what is about the enquiry itself. */
  about: string
}

/** What the desk notes beside an enquiry. */
export interface DeskEnquiryRow {
  enquiry_id: string
  shelf: '' | 'inbox' | 'waiting' | 'spam' | 'archived'
  read_at: number | null
  /** JSON list of texts. */
  tags: string
  assigned_to: string
  /** A day such as 2026-11-25, or ''. */
  remind_on: string
  outcome: '' | 'won' | 'lost'
  value_cents: number | null
  thread: string
  changed_at: number
}

/** A note, or an answer and the way that it went. */
export interface DeskEntryRow {
  id: string
  enquiry_id: string
  at: number
  person_id: string
  person_name: string
  kind: 'note' | 'mail' | 'own-mail' | 'whatsapp' | 'phone'
  subject: string
  content: string
  delivery_id: string | null
}

/** A file that goes with an answer, as it is kept. */
export interface AnswerFile {
  name: string
  type: 'application/pdf' | 'image/jpeg' | 'image/png'
  bytes: number
  content: Uint8Array
}

export interface AnswerFileRow extends AnswerFile {
  id: string
  enquiry_id: string
  entry_id: string
  /** Place among the files of its answer, from 1. */
  position: number
}

export interface DeskPushRow {
  id: string
  person_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: number
}

export interface PersonRow {
  id: string
  name: string
  /** In small letters. */
  email: string
  role: Role
  /** Hash of a password; null for who has none. */
  password: string | null
  created_at: number
  /** When the invitation was taken; null until then. */
  joined_at: number | null
  /** Who made the latest address to get in again by, and when; null where nobody has. */
  recovered_by: string | null
  recovered_at: number | null
}

export interface PasskeyRow {
  /** The credential's own, in base64url, like `public_key`. */
  id: string
  person_id: string
  name: string
  public_key: string
  counter: number
  /** Separated by commas. */
  transports: string
  created_at: number
  used_at: number | null
}

export interface SessionRow {
  id: string
  person_id: string
  digest: string
  /** Browser and system in the words of a person. */
  device: string
  created_at: number
  seen_at: number
  /** When the person last proved to be there. */
  proved_at: number
  expires_at: number
}

export interface LinkRow {
  digest: string
  kind: 'invitation' | 'mail'
  person_id: string
  created_at: number
  expires_at: number
  used_at: number | null
}

/** Sign-ins that failed within an hour. */
interface FailureRow {
  hour: number
  way: string
  /** '' for nobody we know. */
  person_id: string
  count: number
  last_at: number
}

interface AuditRow {
  id: string
  at: number
  person_id: string
  person_name: string
  what: string
  details: string
}
