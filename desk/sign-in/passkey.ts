import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { DeskFailure, send } from '../api.ts'

/** Whether this browser has passkeys at all: it needs https, or the machine itself. */
export const hasPasskeys = browserSupportsWebAuthn

type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type AddOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Has the device prove a passkey; the server is asked under `options` and told under `keep`, behind `/taller/api/`. */
export async function givePasskey(options: string, keep: string): Promise<void> {
  const optionsJSON = await send<UseOptions>(options, 'POST')
  await send(keep, 'POST', await startAuthentication({ optionsJSON }).catch(explain))
}

/** Makes a passkey on the device; the server is asked under `options` and told under `keep`. */
export async function makePasskey(options: string, keep: string): Promise<void> {
  const optionsJSON = await send<AddOptions>(options, 'POST')
  await send(keep, 'POST', await startRegistration({ optionsJSON }).catch(explain))
}

const reasons: Record<string, string> = {
  NotAllowedError: 'No se ha confirmado en el aparato. Cuando quieras, prueba otra vez.',
  AbortError: 'No se ha confirmado en el aparato. Cuando quieras, prueba otra vez.',
  InvalidStateError: 'Este aparato ya tiene una clave de acceso de esta oficina.',
  SecurityError: 'Las claves de acceso no funcionan en esta dirección: ábrelo con la dirección de la oficina.',
  NotSupportedError: 'Este aparato no puede hacer claves de acceso.',
}

/** Says in words why the device gave no passkey. */
function explain(error: Error): never {
  const message = reasons[error.name]
  throw message ? new DeskFailure(0, { message }) : error
}
