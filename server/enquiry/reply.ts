import type { Context } from 'hono'
import { type EnquiryAnswer, photosPath, type Receipt, receiptParam, thankYouPath } from '#contracts/enquiry.ts'
import { errorPage, noticePage } from '#server/pages.ts'

export type FailureStatus = 400 | 403 | 404 | 405 | 410 | 413 | 415 | 429 | 500

/** Whether the one who asks is a script (JSON) or a bare browser (redirect or page); `redirects`: the form names a page. */
export function wantsJson(request: Request, redirects = false): boolean {
  const header = (name: string) => request.headers.get(name) ?? ''
  const accept = header('accept')
  if (accept.includes('application/json')) return true
  if (accept.includes('text/html') || header('sec-fetch-mode') === 'navigate') return false
  if (header('x-requested-with') !== '' || header('sec-fetch-mode') !== '') return true
  return !redirects && !header('content-type').startsWith('application/x-www-form-urlencoded')
}

/** Answers a failure in the asker's own way. */
export function refuse(c: Context, status: FailureStatus, message: string) {
  c.header('Cache-Control', 'no-store')
  if (wantsJson(c.req.raw)) return c.json({ success: false, message } satisfies EnquiryAnswer, status)
  return c.html(errorPage({ status, title: 'Tu consulta no se ha enviado', message, form: true }), status)
}

interface Success {
  message: string
  /** What did not go well with it. */
  notes: readonly string[]
  /** Page that the form names. */
  next: string | undefined
  receipt: Receipt
}

/**
 * Answers success: JSON to a script, to a browser the page where it goes on. What did not go well with it a browser is
 * told on a page between.
 */
export function accept(c: Context, { message, notes, next, receipt }: Success) {
  c.header('Cache-Control', 'no-store')
  if (wantsJson(c.req.raw, next !== undefined)) {
    return c.json({ success: true, message: [message, ...notes].join(' '), receipt } satisfies EnquiryAnswer, 200)
  }
  const page = next ?? `${thankYouPath}?${receiptParam}=${receipt.photosLink.slice(photosPath.length)}`
  if (notes.length === 0) return c.redirect(page, 303)
  return c.html(noticePage({ title: 'Hemos recibido tu consulta', messages: [message, ...notes], next: page }))
}
