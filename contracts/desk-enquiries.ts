// What the desk's room "Consultas" and its side of the server agree on. Addresses begin behind `/taller/api/`.
import { attachmentWords } from '#words/attachment-words.ts'
import type { Person } from './desk.ts'
import type { Answer } from './enquiry.ts'

/** What an enquiry is at present: by its answer and its signs of spam, unless somebody has put it elsewhere. */
export const enquiryStates = ['new', 'answered', 'waiting', 'spam', 'archived'] as const
export type EnquiryState = (typeof enquiryStates)[number]

export const outcomes = ['won', 'lost'] as const
type Outcome = (typeof outcomes)[number]

/** Longest texts of the desk, in characters. */
export const deskLimits = { note: 4_000, subject: 200, answer: 12_000, tag: 40, tags: 12, search: 200 } as const
export const tagPattern = /^[\p{L}\p{N}][\p{L}\p{N} .\-/]*$/u

/** Files that go with an answer: how many, their bytes together, and what a browser offers to choose. */
export const attachmentLimits = {
  field: 'files',
  count: 5,
  bytes: 10 * 1024 * 1024,
  types: 'application/pdf,image/jpeg,image/png',
} as const

/** Why files of so many bytes each cannot go together; undefined when they can. */
export function excessOf(sizes: readonly number[]): string | undefined {
  const { count, bytes } = attachmentLimits
  if (sizes.length > count) return attachmentWords.tooMany(count)
  return sizes.reduce((sum, size) => sum + size, 0) > bytes ? attachmentWords.tooLarge(bytes) : undefined
}

/** An enquiry as a row of the list. Times are milliseconds since 1970. */
export interface EnquiryItem {
  id: string
  /** By which visitor and workshop call it. */
  number: string
  name: string
  receivedAt: number
  state: EnquiryState
  unread: boolean
  /** What it is about in a word or two: the design's title, the quote's piece, the service of its page; may be ''. */
  about: string
  excerpt: string
  photos: number
  tags: string[]
  assignedTo: string
  /** A day such as 2026-11-25, or ''. */
  remindOn: string
  /** The reminder's day has come. */
  due: boolean
  outcome: Outcome | ''
}

/**
 * `GET enquiries?state=&q=&tag=&assigned=&due=1&cursor=`, newest first. `state` may also be `all`; without one it is all that
 * is neither spam nor archived, or, of those with words `q`, all.
 */
export interface EnquiryPage {
  items: EnquiryItem[]
  /** Asks for what follows; absent at the end. */
  next?: string
}

/** `GET enquiries/counts` */
export interface EnquiryCounts {
  states: Record<EnquiryState, number>
  unread: number
  due: number
  tags: string[]
  people: Pick<Person, 'id' | 'name'>[]
}

export interface SentMessage {
  channel: string
  state: 'waiting' | 'sent' | 'refused'
  createdAt: number
  doneAt: number | null
  attempts: number
  error: string
}

export const answerChannels = ['mail', 'own-mail', 'whatsapp', 'phone'] as const
/** By the outbox, by somebody's own mail program, by WhatsApp or by phone. */
export type AnswerChannel = (typeof answerChannels)[number]

/** Something that happened, oldest first; of all enquiries of the person. */
export interface HistoryEntry {
  id: string
  enquiry: string
  at: number
  kind: 'received' | 'note' | AnswerChannel
  /** Who did it; the visitor's name where it is `received`. */
  by: string
  subject: string
  text: string
  /** What went with it, at `enquiries/{enquiry}/files/{id}`. */
  files: { id: string; name: string; bytes: number }[]
  /** How the mail stands that carries it. */
  mail?: SentMessage
}

/** Another enquiry of the same person, and by what that is known. */
export interface SamePerson extends Pick<EnquiryItem, 'id' | 'number' | 'name' | 'receivedAt' | 'state' | 'excerpt'> {
  by: 'mail' | 'phone' | 'hand'
}

/** A beginning of an answer, filled in. */
export interface AnswerTemplate {
  id: string
  name: string
  subject: string
  text: string
}

/** `GET enquiries/{id}` */
export interface EnquiryDetail extends EnquiryItem {
  email: string
  /** Where an answer goes: `email`, unless the form said otherwise. */
  replyTo: string
  phone: string
  phoneLinks?: { tel: string; whatsapp: string }
  message: string
  answers: Answer[]
  extra: [label: string, value: string][]
  origin: [label: string, value: string][]
  spamSigns: string[]
  pictures: { position: number; name: string; width: number; height: number }[]
  design?: { title: string; address: string; price: string }
  /** Day by which it was promised an answer. */
  answerBy: string
  valueCents: number | null
  history: HistoryEntry[]
  mails: SentMessage[]
  same: SamePerson[]
  templates: AnswerTemplate[]
  /** Whether this server sends mail. */
  sends: boolean
}

/** `PATCH enquiries/{id}`: only what is named changes. */
export interface EnquiryChange
  extends Partial<Pick<EnquiryDetail, 'state' | 'tags' | 'assignedTo' | 'remindOn' | 'outcome' | 'valueCents'>> {
  read?: boolean
}

/** `POST enquiries/{id}/answers`; with files a multipart form of this as JSON in `answer`, then `files`. */
export interface NewAnswer {
  channel: AnswerChannel
  subject?: string
  text?: string
}

/** `POST enquiries/{id}/preview`: an answer as it will leave. */
export interface AnswerPreview {
  from: string
  to: string
  replyTo: string
  subject: string
  text: string
}

/** Data of the event `enquiries` of `GET enquiries/events`: how things stand, and what is new since the last one. */
export interface EnquiryNews {
  unread: number
  arrived: { id: string; name: string; spam: boolean }[]
}

/** `GET enquiries/figures?weeks=`; spam is left out. */
export interface EnquiryFigures {
  /** Monday of the first week and how many enquiries came, oldest first. */
  weeks: { monday: string; count: number }[]
  services: { name: string; count: number }[]
  pages: { name: string; count: number }[]
  total: number
  answered: number
  /** Median time to the first answer in milliseconds; null where nothing was answered. */
  firstAnswer: number | null
  won: number
  lost: number
  open: number
  wonCents: number
}
