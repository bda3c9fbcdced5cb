import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

// What is looked at before SimpleWebAuthn looks at the whole.
const answer = z.looseObject({
  id: z.string().min(1).max(2_000),
  response: z.looseObject({ userHandle: z.string().nullish() }),
})
const isAnswer = (sent: unknown) => answer.safeParse(sent).success
const wrong = 'La clave de acceso no ha contestado como debe. Prueba otra vez.'

/** What a device signs to prove a passkey. */
export const assertion = z.custom<AuthenticationResponseJSON>(isAnswer, wrong)

/** What a device answers when it makes a passkey. */
export const attestation = z.custom<RegistrationResponseJSON>(isAnswer, wrong)
