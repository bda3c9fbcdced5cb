import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { DeskFailure, reasonOf, send } from '../api.ts'

/** Whether this browser has passkeys at all: it needs https, or the machine itself. */
export const hasPasskeys = browserSupportsWebAuthn

type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type AddOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Has the device prove a passkey; the server is asked under `options` and told under `keep`, behind `/taller/api/`. */
export async function givePasskey(options: string, keep: string): Promise<void> {
  const optionsJSON = await send<UseOptions>(options, 'POST')
  await send(keep, 'POST', await startAuthentication({ optionsJSON }))
}

/** Makes a passkey on the device; the server is asked under `options` and told under `keep`. */
export async function makePasskey(options: string, keep: string): Promise<void> {
  const optionsJSON = await send<AddOptions>(options, 'POST')
  await send(keep, 'POST', await startRegistration({ optionsJSON }))
}

const reasons: Record<string, string> = {
  NotAllowedError: 'No se ha confirmado en el aparato. Cuando quieras, prueba otra vez.',
  AbortError: 'No se ha confirmado en el aparato. Cuando quieras, prueba otra vez.',
  InvalidStateError: 'Este aparato ya tiene una clave de acceso de esta oficina.',
  SecurityError: 'Las claves de acceso no funcionan en esta dirección: ábrelo con la dirección de la oficina.',
  NotSupportedError: 'Este aparato no puede hacer claves de acceso.',
}

/** What went wrong with a passkey, in words. */
export function explain(error: unknown): string {
  if (error instanceof DeskFailure || !(error instanceof Error)) return reasonOf(error)
  return reasons[error.name] ?? reasonOf(error)
}
