import type { Logger } from 'pino'
import type { FailureStatus } from '#server/enquiry/reply.ts'

/** What became of an enquiry, for the figures. */
export type Outcome = 'kept' | 'repeat' | Refusal
type Refusal = 'invalid' | 'spam' | 'forbidden' | 'limited' | 'too-large' | 'unreadable' | 'failed'

/** Why an enquiry is not taken: for the figures, for HTTP, and in a sentence for the visitor. */
export class Refused extends Error {
  readonly outcome: Refusal
  readonly status: FailureStatus
  /** Seconds after which it is worth another try. */
  readonly retryAfter: number | undefined

  constructor(outcome: Refusal, status: FailureStatus, message: string, retryAfter?: number) {
    super(message)
    this.outcome = outcome
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** What a visitor is told of any error; what nobody expected is logged. */
export function toRefusal(error: unknown, log: Logger): Refused {
  if (error instanceof Refused) return error
  log.error({ error }, 'an enquiry could not be kept')
  return new Refused(
    'failed',
    500,
    'No hemos podido guardar tu consulta. Vuelve a intentarlo en un momento o llámanos, por favor.',
  )
}

/** Of a body that does not hold together. */
export const broken = () =>
  new Refused('unreadable', 400, 'No hemos podido leer el formulario. Recarga la página y vuelve a enviarlo.')

export const tooLarge = () =>
  new Refused('too-large', 413, 'Tu mensaje es demasiado grande. Acórtalo un poco y vuelve a enviarlo.')
