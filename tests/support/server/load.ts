import { ana, submit } from './server.ts'
import type { ReceivedMail } from './smtp.ts'

let count = 0

/** Sends enquiries over several connections until told to stop; each has a text of its own, and the same pictures. */
export function startLoad(
  addresses: () => string[],
  connections = 8,
  most = Number.POSITIVE_INFINITY,
  photos: readonly File[] = [],
) {
  const kept: string[] = []
  const refused: { status: number; message: string }[] = []
  let going = true
  let sent = 0
  const worker = async () => {
    while (going && sent < most) {
      sent++
      const message = `ref-${process.pid}-${++count}-end`
      const [address = ''] = addresses().slice(sent % Math.max(1, addresses().length))
      try {
        const { status, answer } = await submit(address, { ...ana, message }, {}, photos)
        if (answer.success) kept.push(message)
        else refused.push({ status, message: answer.message })
      } catch {
        // The server is gone: nobody was told that this one was kept.
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
  }
  const work = Promise.all(Array.from({ length: connections }, worker))
  return {
    /** Texts of the enquiries that were answered with success. */
    kept,
    refused,
    done: work,
    async stop() {
      going = false
      await work
    },
  }
}

/** What went wrong with mails: enquiries without one, and enquiries under two Message-IDs. */
export function checkMails(expected: readonly string[], mails: readonly ReceivedMail[]) {
  const ids = new Map<string, Set<string>>()
  let repeats = 0
  const seen = new Set<string>()
  for (const { source, messageId } of mails) {
    const text = /ref-\d+-\d+-end/.exec(source)?.[0] ?? ''
    ids.set(text, (ids.get(text) ?? new Set()).add(messageId))
    if (seen.has(messageId)) repeats++
    seen.add(messageId)
  }
  return {
    missing: expected.filter((text) => !ids.has(text)),
    underTwoIds: [...ids].filter(([, found]) => found.size > 1).map(([text]) => text),
    repeats,
  }
}
