/** What browser and form service promise each other about an enquiry. No library in here: the browser loads this file. */

/** Longest accepted texts, in characters as JavaScript counts them. */
export const enquiryLimits = {
  name: 120,
  phone: 20,
  email: 254,
  message: 5000,
  /** Path of the page, campaign as a query string. */
  page: 300,
  campaign: 500,
  /** Answers of the guided quote: how many, and characters of each. */
  answers: 24,
  answerLabel: 80,
  answerValue: 400,
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

/** The same for one with pictures: while nothing moves on the line, and once everything has left. */
export const uploadPatience = { still: 30_000, answer: 120_000 } as const

/** Seconds that a person needs at least to fill the form in. */
export const minimumFillSeconds = 2

/** Path of the form service that comes with the site. */
export const submitPath = '/api/submit'

/** Gives an ALTCHA challenge where the service asks for proof-of-work, 404 where it does not. */
export const challengePath = '/api/challenge'

/** Where a visitor without JavaScript ends. */
export const thankYouPath = '/thank-you'

/** Private page on which pictures are added to an enquiry: this, then the enquiry's key (`GET` shows it, `POST` adds). */
export const photosPath = '/fotos/'

/** Days for which that page is open. */
export const photosDays = 14

/** The visitor's own fields and those beside them, by the names the external form-forwarding service has given them. */
export interface EnquiryFields {
  name: string
  phone: string
  email: string
  message: string
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
  /** Ours: path of the page that the form stands on, such as `/ebanisteria`. Without it the service takes the referrer's. */
  page?: string
  /** Ours: the visit's `utm_…` parameters as a query string, `utm_source=google&utm_campaign=cocinas`; others are dropped. */
  campaign?: string
  /** Ours: the guided quote's answers in their order, as JSON of `Answer[]`. A form without script sends `answerField`s instead. */
  answers?: string
  /** Ours: address of a design, `/disena/libreria?v=1&ancho=2400…`; the service reckons the piece anew. */
  design?: string
}

/** One answer of the guided quote, as a person reads it: «Ancho», «240 cm». */
export interface Answer {
  label: string
  value: string
}

/** Name of a plain form field that is one answer: `answers[Ancho]`. Empty ones are dropped, their order is kept. */
export const answerField = (label: string) => `answers[${label}]`

/** The service's answer to a script. Success only when `success === true`. */
export interface EnquiryAnswer {
  success: boolean
  message: string
  /** After a success, of our own service only. */
  receipt?: Receipt
}

/** What a visitor may keep of an enquiry that has arrived. */
export interface Receipt {
  /** By which visitor and workshop call it: «4BB8421E», letters and digits only. */
  number: string
  /** Day by which it is answered at the latest, `2026-11-25`. */
  answerBy: string
  /** Address of the private page for more pictures, `/fotos/…`, on the host that answered. */
  photosLink: string
}

/** Query parameter of `/thank-you` that holds the enquiry's key: the last part of `photosLink`. */
export const receiptParam = 'consulta'

/**
 * Id of the `<template>` on `/thank-you` that shows a receipt: its content holds `{number}`, `{answerDay}` and `{photosLink}`
 * (see `receiptTexts`). For `?consulta=…` the server puts the filled content in its place; after a script's own sending, or on a static
 * host, the page's script does.
 */
export const receiptTemplate = 'receipt'

/** Texts of a receipt by their names in the template; `answerDay` is «el miércoles 25 de noviembre». */
export function receiptTexts({ number, answerBy, photosLink }: Receipt) {
  const day = new Date(`${answerBy}T12:00:00Z`)
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return { number, answerDay: `el ${day.toLocaleDateString('es-ES', format).replace(',', '')}`, photosLink }
}

/** A pasted phone number reduced to its digits: '+34 600 11 22 33' → '34600112233'. Other characters are left. */
export function phoneDigits(typed: string): string {
  return typed.replace(/[\s.\-–/()+]/g, '')
}
