import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Settings } from '#reader/settings.ts'
import { Refusal } from '#server/desk/request/http.ts'
import { newKey } from '#server/desk/sign-in/links.ts'
import type { PasskeyRow, PersonRow, Schema } from '#server/storage/schema.ts'

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

const holds = 5 * 60_000
/** The browser says so itself when the person takes longer. */
const timeout = 2 * 60_000

// Ed25519, ES256 and RS256: what devices have. (Newer ones would make Node warn of an experiment.)
const supportedAlgorithmIDs = [-8, -7, -257]

// Found without a name typed, and only by whom the device recognises.
const authenticatorSelection = { residentKey: 'required', userVerification: 'required' } as const

interface Options {
  db: Kysely<Schema>
  /** Scheme, host and port under which browsers reach the desk. */
  origin: string
  /** Its brand as it is published now. */
  settings: Pick<Settings, 'brand'>
  now: () => number
}

// Loaded by the first who uses a passkey: it takes more memory than the rest of the desk.
const library = () => import('@simplewebauthn/server')

/** Questions to sign: each holds for five minutes, for one answer and for the `purpose` it was asked for. */
function createChallenges(db: Options['db'], now: () => number) {
  return {
    async ask(purpose: string) {
      const challenge = newKey()
      await db.deleteFrom('desk_challenge').where('expires_at', '<', now()).execute()
      await db
        .insertInto('desk_challenge')
        .values({ challenge, purpose, expires_at: now() + holds })
        .execute()
      return Buffer.from(challenge, 'base64url')
    },
    isAsked: (purpose: string) => async (challenge: string) => {
      const taken = await db
        .deleteFrom('desk_challenge')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return taken.numDeletedRows === 1n
    },
  }
}

/** Passkeys, by SimpleWebAuthn. The device has to recognise its person (fingerprint, face, PIN). */
export function createPasskeys({ db, origin, settings, now }: Options) {
  const { hostname: rpID } = new URL(origin)
  const { ask, isAsked } = createChallenges(db, now)
  const expected = (purpose: string) => ({
    expectedChallenge: isAsked(purpose),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  })

  return {
    async optionsToAdd(person: PersonRow, purpose: string) {
      const { generateRegistrationOptions } = await library()
      const known = await listPasskeys(db, [person.id])
      return generateRegistrationOptions({
        rpName: settings.brand,
        rpID,
        userName: person.email,
        userDisplayName: person.name,
        userID: Buffer.from(person.id),
        challenge: await ask(purpose),
        timeout,
        supportedAlgorithmIDs,
        excludeCredentials: known.map(asDescriptor),
        authenticatorSelection,
      })
    },

    /** Proves a new passkey; gives the row to keep. Throws a refusal. */
    async prove(response: RegistrationResponseJSON, person: string, purpose: string, name: string) {
      const { verifyRegistrationResponse } = await library()
      const checked = verifyRegistrationResponse({ response, supportedAlgorithmIDs, ...expected(purpose) })
      const { registrationInfo } = await checked.catch(() => ({ registrationInfo: undefined }))
      if (!registrationInfo) throw new Refusal(400, 'Esa clave de acceso no se ha podido comprobar. Prueba otra vez.')
      return rowOf(registrationInfo.credential, person, name, now())
    },

    /** `person`: only passkeys of theirs; without, whatever the device holds for this site. */
    async optionsToUse(purpose: string, person?: string) {
      const { generateAuthenticationOptions } = await library()
      const known = person === undefined ? [] : await listPasskeys(db, [person])
      return generateAuthenticationOptions({
        rpID,
        challenge: await ask(purpose),
        timeout,
        userVerification: 'required',
        allowCredentials: known.map(asDescriptor),
      })
    },

    /** Whose passkey has answered; undefined when none of ours has. */
    async use(response: AuthenticationResponseJSON, purpose: string): Promise<string | undefined> {
      const passkey = await findPasskey(db, response)
      if (!passkey) return undefined
      const { verifyAuthenticationResponse } = await library()
      const credential = { ...asDescriptor(passkey), publicKey: bytes(passkey.public_key), counter: passkey.counter }
      const found = await verifyAuthenticationResponse({ response, credential, ...expected(purpose) }).catch(
        () => undefined,
      )
      if (!found?.verified) return undefined
      await db
        .updateTable('desk_passkey')
        .set({ counter: found.authenticationInfo.newCounter, used_at: now() })
        .where('id', '=', passkey.id)
        .execute()
      return passkey.person_id
    },
  }
}

/** The passkeys of some people, oldest first. */
export const listPasskeys = (db: Kysely<Schema>, people: readonly string[]): Promise<PasskeyRow[]> =>
  db
    .selectFrom('desk_passkey')
    .selectAll()
    .where('person_id', 'in', people)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The passkey that has answered, when the answer is for the person whose it is. */
async function findPasskey(db: Options['db'], { id, response }: AuthenticationResponseJSON) {
  const passkey = await db.selectFrom('desk_passkey').selectAll().where('id', '=', id).executeTakeFirst()
  const { userHandle } = response
  const isOther = userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey?.person_id
  return isOther ? undefined : passkey
}

const asDescriptor = ({ id, transports }: PasskeyRow) => ({ id, transports: transports.split(',').filter(Boolean) })

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

const rowOf = (credential: WebAuthnCredential, person: string, name: string, now: number): PasskeyRow => ({
  id: credential.id,
  person_id: person,
  name,
  public_key: Buffer.from(credential.publicKey).toString('base64url'),
  counter: credential.counter,
  transports: (credential.transports ?? []).filter((transport) => /^[\w-]{1,20}$/.test(transport)).join(','),
  created_at: now,
  used_at: null,
})
