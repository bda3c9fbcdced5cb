import { createHmac } from 'node:crypto'
import { Permanent } from '#server/mail/transport.ts'
import type { Delivery } from '#server/storage/deliveries.ts'
import { contentOf } from '#server/storage/enquiry-row.ts'

// These say that this message will never do; any other failure may be mended on the other side.
const final = new Set([400, 410, 413, 422])

/**
 * A second destination for enquiries: JSON by POST, signed as standardwebhooks.com has it, so that the receiver can check
 * who sent it and drop a repeat by `webhook-id`.
 */
export const webhookSender =
  (url: string, secret: string, now: () => number) => async (delivery: Delivery, signal: AbortSignal) => {
    const body = JSON.stringify(payload(delivery))
    const timestamp = String(Math.floor(now() / 1000))
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)]),
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': delivery.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${sign(secret, delivery.id, timestamp, body)}`,
      },
      body,
    })
    await response.body?.cancel()
    if (final.has(response.status)) throw new Permanent(`The webhook answered ${response.status}.`)
    if (!response.ok) throw new Error(`The webhook answered ${response.status}.`)
  }

/** Signature of a webhook message: HMAC-SHA-256 over id, time and body, in base64. */
export function sign(secret: string, id: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
}

const payload = ({ enquiry }: Delivery) => ({
  type: 'enquiry.received',
  timestamp: new Date(enquiry.received_at).toISOString(),
  data: contentOf(enquiry),
})
