import type { FailureStatus } from '#server/enquiry/reply.ts'
import type { Outcome } from '#server/metrics.ts'

/** Why an enquiry is not taken: for the figures, for HTTP, and in a sentence for the visitor. */
export class Refused extends Error {
  readonly outcome: Outcome
  readonly status: FailureStatus
  /** Seconds after which it is worth another try. */
  readonly retryAfter: number | undefined

  constructor(outcome: Outcome, status: FailureStatus, message: string, retryAfter?: number) {
    super(message)
    this.outcome = outcome
    this.status = status
    this.retryAfter = retryAfter
  }
}
