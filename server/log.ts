import { type DestinationStream, pino } from 'pino'

/** The server's log: JSON lines without personal data. Nobody's name, address or text goes in here. */
export function createLog(level: string, destination?: DestinationStream) {
  const serializers = { error: describeError }
  return pino({ level, base: { service: 'veta' }, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination)
}

/**
 * What a log may say about an error. Messages are left out: mail servers and databases repeat in them what a visitor
 * typed. The stack's place and the codes tell an operator what broke.
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, errcode, responseCode, command } = error as Error & Record<string, unknown>
  const at = error.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim()
  return { type: error.name, code, errcode, responseCode, command, at }
}
