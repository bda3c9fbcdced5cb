import { createHmac, timingSafeEqual } from 'node:crypto'

/** What an address lets its bearer do: add pictures to an enquiry; see and settle it; read and answer a quote. */
export type Purpose = 'photos' | 'workshop' | 'quote'

/** Address of the workshop's own page of an enquiry, and of the customer's page of a quote: this, then a key. */
export const workshopPath = '/consulta/'

const idBytes = 16
const untilBytes = 4
const payloadBytes = idBytes + untilBytes
const signatureBytes = 16

/**
 * Keys of private addresses: the ID of an enquiry (or of a quote's link) and until when they hold, signed with HMAC-SHA-256, so that none has to be
 * remembered. `secret` is shared by all servers of a database.
 */
export function createLinks(secret: string) {
  const signature = (purpose: Purpose, payload: Uint8Array) =>
    createHmac('sha256', secret).update(`${purpose}.`).update(payload).digest().subarray(0, signatureBytes)

  return {
    /** The key of an enquiry; `until` in milliseconds, kept to the second. */
    sign(purpose: Purpose, id: string, until: number): string {
      const payload = Buffer.alloc(payloadBytes)
      payload.write(id.replaceAll('-', ''), 'hex')
      payload.writeUInt32BE(Math.floor(until / 1000), idBytes)
      return Buffer.concat([payload, signature(purpose, payload)]).toString('base64url')
    },

    /** What a key says, whether its time is over or not; undefined when we did not make it. */
    read(purpose: Purpose, key: string): { id: string; until: number } | undefined {
      const bytes = Buffer.from(key, 'base64url')
      if (bytes.length !== payloadBytes + signatureBytes || bytes.toString('base64url') !== key) return undefined
      const payload = bytes.subarray(0, payloadBytes)
      if (!timingSafeEqual(signature(purpose, payload), bytes.subarray(payloadBytes))) return undefined
      const id = payload.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
      return { id, until: payload.readUInt32BE(idBytes) * 1000 }
    },
  }
}

export type Links = ReturnType<typeof createLinks>
