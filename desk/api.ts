import { type QueryClient, type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DeskError, deskHeader, deskPath } from '#contracts/desk.ts'

/** The server's refusal, in its own words. */
export class DeskFailure extends Error {
  readonly status: number
  readonly field: string | undefined
  readonly need: DeskError['need']
  /** What the server said beside it: a conflict's other text, the errors of a check. */
  readonly details: Partial<DeskError>

  constructor(status: number, refusal: DeskError) {
    super(refusal.message)
    this.status = status
    this.field = refusal.field
    this.need = refusal.need
    this.details = refusal
  }
}

type Need = NonNullable<DeskError['need']>

let authenticate: ((need: Need, urgent: boolean) => Promise<boolean>) | undefined

/**
 * Sets what asks the person to sign in again or to confirm who one is, and says whether it was done; then the request is
 * sent once more. `urgent`: the person has just asked for something.
 */
export function authenticateBy(ask: typeof authenticate) {
  authenticate = ask
}

/** Asks the person to sign in again, over the open page. */
export const signInAgain = () => void authenticate?.('sign-in', true)

/** Whether the session has ended; false where the server cannot be reached. */
export const isSessionOver = () =>
  askOnce('session', {}).then(
    () => false,
    (error) => error instanceof DeskFailure && error.need === 'sign-in',
  )

/** Asks the desk's side of the server; `path` begins behind `/taller/api/`. Throws DeskFailure for a refusal. */
export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  try {
    return await askOnce<T>(path, init)
  } catch (error) {
    const need = error instanceof DeskFailure ? error.need : undefined
    if (need && (await authenticate?.(need, init.method !== undefined))) return askOnce<T>(path, init)
    throw error
  }
}

async function askOnce<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(`${deskPath}/api/${path}`, {
    ...init,
    headers: { ...init.headers, [deskHeader]: '1' },
  })
  if (response.ok) {
    const text = await response.text() // none where there is nothing to tell
    return text === '' ? (undefined as T) : JSON.parse(text)
  }
  const refusal = await response.json().catch(() => ({}))
  throw new DeskFailure(response.status, { message: `El servidor responde ${response.status}.`, ...refusal })
}

/** Sends a value as JSON. */
export const send = <T>(path: string, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', value: unknown = {}) =>
  ask<T>(path, { method, body: JSON.stringify(value), headers: { 'Content-Type': 'application/json' } })

/** What to say of a failure: the server's own words, or that there is no line. */
export const reasonOf = (error: unknown) =>
  error instanceof DeskFailure ? error.message : 'No hay conexión con el servidor. Vuelve a intentarlo en un momento.'

export const errorFieldOf = (error: unknown) => (error instanceof DeskFailure ? error.field : undefined)

export const errorOf = (error: unknown, field: string) => (errorFieldOf(error) === field ? reasonOf(error) : undefined)

/**
 * What the server has under a path. It stands in the browser's memory under the path's parts: `['quotes']` means all that
 * begins with `quotes`.
 */
export const useAsk = <T>(path: string, options: Partial<Omit<UseQueryOptions<T>, 'queryFn'>> = {}) =>
  useQuery<T>({ queryKey: path.split(/[/?]/), queryFn: () => ask<T>(path), ...options })

/** Something that is sent; unless `onSuccess` says what has changed by it, everything is asked for again. */
export function useSend<Given = void, Gives = unknown>(
  work: (given: Given) => Promise<Gives>,
  onSuccess: (client: QueryClient, gives: Gives) => unknown = (client) => client.invalidateQueries(),
) {
  const client = useQueryClient()
  return useMutation({
    // What cannot leave now is told now, not sent in silence later.
    networkMode: 'always',
    // It may have been a password.
    gcTime: 0,
    mutationFn: work,
    onSuccess: (gives) => onSuccess(client, gives),
  })
}
