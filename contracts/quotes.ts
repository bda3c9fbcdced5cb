// What the desk, the customer's page, the paper and the storage agree on about a written quote and the job that follows.
// Money is whole cents with VAT included, as the price list has it; days are texts such as 2026-11-23, times milliseconds
// since 1970. The arithmetic is in quote-sums.ts, what the law wants on the paper in quote-checklist.ts.
import type { Term } from '#words/quote-paper-words.ts'

/** 21 % in general; 10 % only where `reduced` says why. */
export const vatRates = [21, 10] as const
export type VatRate = (typeof vatRates)[number]

/** One line as the customer reads it. */
export interface QuoteLine {
  text: string
  /** At most three decimals. */
  quantity: number
  /** «ud.», «m», «m²», «h» … */
  unit: string
  /** Price of one unit in cents, VAT included; negative for a discount. */
  priceCents: number
  vat: VatRate
}

/** A part of the sum and when it is paid. The percentages of a quote make 100. */
export interface QuoteStage {
  percent: number
  when: string
}

/** Why 10 % VAT is allowed: LIVA art. 91.Uno.2.10.º (works in a dwelling) or 91.Uno.3.2.º (contract with the developer). @public */
export interface ReducedVat {
  reason: 'renovation' | 'developer'
  /** Cost of the materials that the workshop brings, in per cent of the taxable base; at most 40 for a renovation. */
  materialsPercent: number
}

/** @public */
export interface QuoteCustomer {
  name: string
  nif: string
  email: string
  phone: string
  /** Street, postcode and town in which the customer lives, in one line. */
  address: string
}

/** What is contracted: something made to measure (no withdrawal, art. 103.c TRLGDCU) or a service (14 days, art. 102). @public */
export type QuoteSubject = 'made-to-measure' | 'service'

export interface QuoteDraft {
  /** «Cocina en L de roble». */
  title: string
  subject: QuoteSubject
  customer: QuoteCustomer
  /** Where it is mounted or delivered: street and town. */
  place: string
  /** Only the town: all that a published review or project says of the place. */
  town: string
  /** Works and materials, in the owner's words; paragraphs are parted by an empty line. */
  description: string
  lines: QuoteLine[]
  reduced: ReducedVat | null
  stages: QuoteStage[]
  validDays: number
  /** Weeks from the approval to the mounting, from and to. */
  weeks: [from: number, to: number]
  /** Day on which the work is to begin; '' where it begins so many weeks after the acceptance. */
  startOn: string
  /** Absent in what was written before there was this. */
  startWeeks?: number
  guaranteeYears: number
  /** What the guarantee covers and leaves out. */
  guarantee: string
  /** Address of a design (`/libreria?v=1…`) whose drawing goes with the paper; '' for none. */
  design: string
  /** IDs of pictures of the enquiry that go with the paper. */
  pictures: string[]
}

/** The workshop as the paper names it. */
export interface QuoteWorkshop {
  brand: string
  /** Name of the holder, as the tax office knows it. */
  name: string
  nif: string
  address: string
  phone: string
  email: string
  siteUrl: string
  /** What it grants beyond the law to whoever changes his mind about what is made to measure. */
  changeOfMind?: string
}

/** A sent version: all that paper and page are made of. It never changes; `hash` of its version is the SHA-256 of its JSON. */
export interface QuoteDocument extends Omit<QuoteDraft, 'stages' | 'lines'> {
  number: string
  version: number
  /** Day on which it was sent, and the last on which it can be accepted. */
  date: string
  validUntil: string
  workshop: QuoteWorkshop
  lines: (QuoteLine & { amountCents: number })[]
  stages: (QuoteStage & { amountCents: number })[]
  sums: QuoteSums
  /** Start and weeks in the words that were sent; absent in what was sent before there was this. */
  times?: QuoteTimes
  /** What stands before the signature: withdrawal, VAT, changes, data … */
  terms: Term[]
}

/** @public */
export interface QuoteTimes {
  start: string
  weeks: string
}

export interface QuoteSums {
  /** By falling rate. base + vat = total. */
  rates: { rate: VatRate; baseCents: number; vatCents: number; totalCents: number }[]
  baseCents: number
  vatCents: number
  totalCents: number
}

/** `change`: the customer asks for one. `cancelled`: ended by agreement or withdrawal after the acceptance. */
export type QuoteState = 'draft' | 'sent' | 'change' | 'declined' | 'accepted' | 'cancelled'

/** The job, in its order. The first is the acceptance itself. */
export const jobSteps = ['accepted', 'measured', 'workshop', 'ready', 'mounted'] as const
export type JobStep = (typeof jobSteps)[number]

export interface QuoteVersion {
  version: number
  sentAt: number
  validUntil: string
  totalCents: number
  hash: string
  document: QuoteDocument
}

export interface QuoteAcceptance extends Pick<QuoteVersion, 'version' | 'hash' | 'totalCents'> {
  name: string
  way: 'page' | 'phone' | 'paper'
  at: number
  /** Shortened: the first 24 bits of an IPv4 address, 48 of an IPv6 one; '' where the owner noted it. */
  address: string
  /** What stood on the page before the button, as it was shown. */
  shown: string
  /** Whether the customer asked to begin before the withdrawal period ends (art. 98.8 TRLGDCU). */
  early: boolean
}

interface QuotePayment {
  /** Place among the stages of the accepted version, from 0. */
  position: number
  /** Day on which it came. */
  paidOn: string
}

/** Pictures of the paper that was signed, or of a step of the job; clean of place and device data. */
export interface QuoteFile {
  id: string
  kind: 'acceptance' | JobStep
  at: number
  name: string
  width: number
  height: number
  bytes: number
}

export interface QuoteReview {
  at: number
  /** 1 to 5. */
  stars: number
  text: string
  /** Leave to show the job's pictures, and its price. */
  mayShowPictures: boolean
  mayShowPrice: boolean
  publishedAt: number | null
  /** The workshop's public answer; '' for none. */
  reply: string
}

export const reviewLimits = { text: 2_000, change: 2_000, name: 120 } as const

/** What happened, oldest first. `text` is what somebody wrote: a wanted change, a reason. */
export interface QuoteEvent {
  id: string
  at: number
  kind: 'created' | 'sent' | 'change' | 'declined' | 'accepted' | 'cancelled' | 'step' | 'paid' | 'link' | 'review'
  /** Somebody of the workshop; '' for the customer. */
  by: string
  /** Version concerned; 0 for none. */
  version: number
  text: string
}

export interface Quote {
  id: string
  /** null once the enquiry has been deleted. */
  enquiryId: string | null
  /** P-2026-014; '' until it is first sent. */
  number: string
  state: QuoteState
  /** Grows with each change of the draft: who saves or sends names the one that was read. */
  rev: number
  /** What is being written; null when the last sent version is all there is. */
  draft: QuoteDraft | null
  /** Sent ones, oldest first. The last one holds. */
  versions: QuoteVersion[]
  acceptance: QuoteAcceptance | null
  /** Days of the steps that are done. */
  steps: Partial<Record<JobStep, string>>
  payments: QuotePayment[]
  files: QuoteFile[]
  review: QuoteReview | null
  events: QuoteEvent[]
  /** Whether the customer wants a mail with each step. */
  wantsMail: boolean
  createdAt: number
}

/** Why something cannot be done (any more); `quoteRefusals` of words/ has a sentence for each. */
export type QuoteConflictReason =
  | 'gone' // there is no such quote
  | 'stale' // somebody else has changed the draft meanwhile
  | 'accepted' // the customer has accepted meanwhile
  | 'replaced' // a newer version has been sent meanwhile
  | 'expired' // its validity is over
  | 'state' // not in this state
  | 'incomplete' // the checklist has gaps
  | 'often' // the customer has written many times today

/** What the quote is for a reader today: sent ones expire, accepted ones become a job. */
export function phaseOf({ state, versions, steps }: Pick<Quote, 'state' | 'versions' | 'steps'>, today: string) {
  if (state === 'accepted') return steps.mounted ? 'done' : 'accepted'
  const last = versions.at(-1)
  return state === 'sent' && last && last.validUntil < today ? 'expired' : state
}
/** @public */
export type QuotePhase = ReturnType<typeof phaseOf>

/** The step that the job has reached; undefined before the acceptance. @public */
export const lastStep = ({ steps }: Pick<Quote, 'steps'>): JobStep | undefined =>
  jobSteps.findLast((step) => steps[step] !== undefined)
