import { createTransport } from 'nodemailer'
import type { OutgoingMail } from '#server/mail/message.ts'
import { Permanent, reasonOf } from '#server/mail/transport.ts'

/** SMTP over a few kept connections. Retries are the outbox's business, never the connection pool's. */
export function smtpTransport(url: string) {
  const { hostname, port, protocol, username, password, searchParams } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: searchParams.get('tls') === 'required',
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: 4,
    maxMessages: 100,
    maxRequeues: 0,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
      try {
        await transport.sendMail({ ...mail, signal })
      } catch (error) {
        throw isPermanent(error) ? new Permanent(reasonOf(error), { cause: error }) : error
      }
    },
    close: () => transport.close({ force: true }),
  }
}

export type Smtp = ReturnType<typeof smtpTransport>

// Only an answer about this very message is final. A refused login or connection is the operator's to mend.
function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
