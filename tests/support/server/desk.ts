// The whole server with somebody signed in to the desk, for tests of its rooms; run by itself it listens on PORT.
import { resolve } from 'node:path'
import { deskHeader, type Person } from '#contracts/desk.ts'
import type { StartOptions } from '#server/start.ts'
import { quoteSettings } from '#tests/support/quotes.ts'
import { startTestServer } from './server.ts'

const owner: Person = { id: 'owner', name: 'Amparo Ruiz', email: 'amparo@example.es', role: 'owner' }
const helper: Person = { id: 'helper', name: 'Luis Gil', email: 'luis@example.es', role: 'helper' }

/** Who asks: a helper where the cookie says so, nobody where it says that, else the owner; always just now, unless it says so. */
const sessionOf = async (headers: Headers) => {
  const cookie = headers.get('cookie') ?? ''
  if (cookie.includes('test=nobody')) return undefined
  const person = cookie.includes('test=helper') ? helper : owner
  return { id: 'session', person, device: 'Chrome en Linux', proved_at: cookie.includes('look=old') ? 0 : Date.now() }
}

/** A server on the built site whose visitor is the owner. */
export async function startDeskServer(env: Record<string, string> = {}, options: Partial<StartOptions> = {}) {
  const server = await startTestServer(
    { SITE_DIR: resolve('build'), ...env },
    { signIn: { sessionOf }, people: async () => [owner, helper], ...options },
  )
  return {
    ...server,
    /** Asks the desk's API as its browser does; `path` begins behind `/taller/api/`. */
    ask: (path: string, { headers, ...init }: RequestInit = {}) =>
      fetch(`${server.address}/taller/api/${path}`, { ...init, headers: { [deskHeader]: '1', ...headers } }),
  }
}

if (import.meta.main) {
  const given = ['PORT', 'DATA_DIR', 'CONTENT_DIR', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO'] as const
  const env = Object.fromEntries(given.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  // A workshop that may send quotes.
  const { address } = await startDeskServer({ PORT: '4199', ...env }, { settings: quoteSettings() })
  console.log(address)
}
