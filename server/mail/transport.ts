/** A way by which a message leaves. `send` throws `Permanent` when it will never be taken, anything else to try again. */
export interface Transport<Message> {
  send: (message: Message, signal: AbortSignal) => Promise<void>
  close: () => void
}

/** The other side refused this message for good; `reason` is for the operator. */
export class Permanent extends Error {}

/** What the operator is told; it is kept beside the enquiry and never logged. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
