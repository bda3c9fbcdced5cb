import type { DeskError } from '#contracts/desk.ts'

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503

/** What the desk will not do: the person reads `message`, the page what else is said. Every room throws it, one place answers. */
export class Refusal extends Error {
  readonly status: Status
  readonly said: DeskError

  constructor(status: Status, message: string, more: Omit<DeskError, 'message'> = {}) {
    super(message)
    this.status = status
    this.said = { message, ...more }
  }
}
