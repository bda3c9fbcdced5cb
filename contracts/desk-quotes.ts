// What the desk's room "Encargos" and its side of the server agree on. Addresses begin behind `/taller/api/quotes`.
import type {
  JobStep,
  Quote,
  QuoteDraft,
  QuoteLine,
  QuotePhase,
  QuoteStage,
  QuoteState,
  QuoteWorkshop,
} from '#contracts/quotes.ts'

/** A quote or job as a row of the board (`GET quotes?enquiry=`), newest first. Money is cents; null where a helper asks. */
export interface QuoteItem extends Pick<Quote, 'id' | 'enquiryId' | 'number'>, Pick<QuoteDraft, 'title' | 'town'> {
  customer: string
  phase: QuotePhase
  /** The step that the job has reached. */
  step: JobStep | null
  /** Days: when work begins, by when it is to be mounted, how long an unanswered quote holds; '' where there is none. */
  startOn: string
  dueOn: string
  validUntil: string
  totalCents: number | null
  /** A review waits to be published. */
  hasNews: boolean
}

/** What a line can be made of. */
export interface LineSource {
  group: string
  /** What the price contains: goes into the works and materials. */
  contains: string
  line: QuoteLine
}

/** `GET quotes/{id}`. What helpers see of it: what has to be made, where and when; neither prices nor papers. */
export interface DeskQuote
  extends QuoteItem,
    Pick<Quote, 'steps' | 'files'>,
    Pick<QuoteDraft, 'place' | 'description'> {
  phone: string
  pictures: { id: string; position: number; name: string }[]
  /** null where a helper asks. */
  office: QuoteOffice | null
}

/** What only the owner sees: money, papers, the customer's address. */
export interface QuoteOffice {
  quote: Quote
  workshop: QuoteWorkshop
  /** The customer's private page; '' until it is first sent. */
  link: string
  sends: boolean
  /** From the price list, and from the enquiry's design. */
  prices: LineSource[]
  design: LineSource[]
  /** How it is paid as a rule, and where the sum is below so many cents. */
  stages: { usual: QuoteStage[]; small: QuoteStage[]; below: number }
  /** What the project of it begins with. */
  woods: string[]
}

/** `POST quotes/{id}/acceptance`: a yes by phone or on paper. */
export interface NewAcceptance {
  version: number
  way: 'phone' | 'paper'
  name: string
}

/** `POST quotes/{id}/project`: a work of the gallery from the job's pictures, by their IDs. */
export interface NewProject {
  title: string
  tag: string
  wood: string
  /** 0 for none. */
  hours: number
  withPrice: boolean
  before: string
  making: string[]
  after: string
}

/** `GET quotes/figures?weeks=` */
export interface QuoteFigures {
  enquiries: number
  /** Enquiries with a quote that was sent, and with one that was accepted. */
  quoted: number
  accepted: number
  /** Medians in days; null where there is none. */
  daysToQuote: number | null
  daysToAccept: number | null
  /** Sent, still valid and unanswered. */
  openCents: number
  openCount: number
  acceptedCents: number
  /** Of accepted ones, what has not been paid. */
  unpaidCents: number
  services: { name: string; quoted: number; accepted: number; acceptedCents: number }[]
}

/** Longest texts, in characters. */
export const quoteLimits = { title: 120, line: 400, lines: 60, description: 6_000, place: 200, unit: 20 } as const

/** States in which the owner can begin another version. */
export const changeable: readonly QuoteState[] = ['sent', 'change', 'declined']
