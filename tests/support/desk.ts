import type { Page } from '@playwright/test'
import { addressOf, makeLink } from '#server/desk/sign-in/links.ts'
import { addPerson } from '#server/desk/sign-in/people.ts'
import { freePort } from './server/postgres.ts'
import { runCli } from './server/process.ts'
import { startTestServer } from './server/server.ts'

/** The server with its desk under http://localhost, where browsers make passkeys; its clock can be put on. */
export async function startDesk(env: Record<string, string> = {}) {
  const port = await freePort()
  const clock = { ahead: 0 }
  const origin = `http://localhost:${port}`
  const server = await startTestServer(
    { SITE_DIR: 'build', PORT: String(port), DESK_ORIGIN: origin, ...env },
    { now: () => Date.now() + clock.ahead },
  )
  return {
    ...server,
    origin,
    /** Minutes go by, for the server. */
    pass: (minutes: number) => {
      clock.ahead += minutes * 60_000
    },
    /** `npm run desk -- …` beside the running server. */
    command: (...words: string[]) =>
      runCli('desk', words, {
        DATA_DIR: server.config.DATA_DIR,
        DATABASE_URL: server.config.DATABASE_URL,
        DESK_ORIGIN: origin,
      }),
  }
}

export type TestDesk = Awaited<ReturnType<typeof startDesk>>

/** The first owner's invitation, as the command line makes it (server/cli/desk.test.ts). */
export async function inviteOwner({ store, origin }: TestDesk): Promise<string> {
  const person = await addPerson(store, { name: 'Amparo Ruiz', email: 'amparo@example.es', role: 'owner' }, Date.now())
  const { key } = await makeLink(store, 'invitation', person.id, Date.now())
  return addressOf(origin, 'invitation', key)
}

/** A device with fingerprint, as Chromium makes it up; `recognise(false)` has it not know the finger. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognise: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** Opens an invitation and enters with a first passkey. */
export async function join(page: Page, invitation: string) {
  await page.goto(invitation)
  await page.getByRole('button', { name: 'Crear mi clave de acceso' }).click()
  await page.getByRole('navigation', { name: 'Taller' }).waitFor()
}
