/** What browser and form service promise each other about an enquiry. No library in here: the browser loads this file. */

/** Longest accepted texts, in characters as JavaScript counts them. */
export const enquiryLimits = {
  name: 120,
  phone: 20,
  email: 254,
  message: 5000,
  /** Whole request body without its pictures, in bytes. */
  body: 96 * 1024,
} as const

/** Pictures that come with an enquiry: files of a multipart form under one repeated name. */
export const photoLimits = {
  field: 'photos',
  count: 6,
  /** Bytes of one picture, and of all of them. */
  bytes: 10 * 1024 * 1024,
  bytesTogether: 30 * 1024 * 1024,
  pixels: 50_000_000,
  /** Longest side of what is kept, in pixels. */
  side: 2048,
} as const

/** Milliseconds after which the browser gives up waiting for an answer. */
export const enquiryTimeout = 20_000

/** Seconds that a person needs at least to fill the form in. */
export const minimumFillSeconds = 2

/** Path of the form service that comes with the site. */
export const submitPath = '/api/submit'

/** Gives an ALTCHA challenge where the service asks for proof-of-work, 404 where it does not. */
export const challengePath = '/api/challenge'

/** Where a visitor without JavaScript ends. */
export const thankYouPath = '/thank-you'

/** What the visitor fills in. */
export interface EnquiryFields {
  name: string
  phone: string
  email: string
  message: string
}

/** Fields beside the visitor's own, by the names the external form-forwarding service has given them. */
export interface EnquiryExtras {
  /** Names the form's owner; a setting of the site. */
  access_key: string
  /** Honeypot: empty or absent when a person filled the form in. */
  botcheck?: string
  /** Subject of the mail to the workshop. */
  subject?: string
  /** Where the workshop's answer goes when not to `email`. */
  replyto?: string
  /** Sender's name of the mail to the workshop. */
  from_name?: string
  /** Where to go after success, own origins only. */
  redirect?: string
  /** Ours: idempotency key, one for each filled-in form, kept for its repeats. */
  submission?: string
  /** Ours: when the form was shown, in milliseconds since 1970; set by script. */
  started?: string
  /** Ours: solved proof-of-work, where the setting asks for one. */
  altcha?: string
}

/** The service's answer to a script. Success only when `success === true`. */
export interface EnquiryAnswer {
  success: boolean
  message: string
}

/** A pasted phone number reduced to its digits: '+34 600 11 22 33' → '34600112233'. Other characters are left. */
export function phoneDigits(typed: string): string {
  return typed.replace(/[\s.\-–/()+]/g, '')
}
