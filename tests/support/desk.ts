import type { Page } from '@playwright/test'
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

/** The first owner's invitation, from the command line. */
export async function inviteOwner(desk: TestDesk, name = 'Amparo Ruiz', email = 'amparo@example.es'): Promise<string> {
  const { out } = await desk.command('invite', name, email)
  const link = /http:\S+/.exec(out)?.[0]
  if (!link) throw new Error(`no invitation in: ${out}`)
  return link
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
