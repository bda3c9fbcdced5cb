import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deskHeader, type OneTimeLink, type Role } from '#contracts/desk.ts'
import { makeLink } from '#server/desk/sign-in/links.ts'
import { addPerson } from '#server/desk/sign-in/people.ts'
import type { Database } from '#server/storage/database.ts'
import { type Authenticator, createAuthenticator } from './authenticator.ts'

/** Writes what a build leaves, as small as it may be; gives its folder. */
export function standInSite(folder: string): string {
  const page = (content: string) => `<!doctype html><html lang="es"><body>${content.repeat(40)}</body></html>`
  const files = {
    'client/index.html': page('<p>Inicio</p>'),
    'client/404.html': page('<p>Aquí no hay nada</p>'),
    'desk/index.html': page('<div id="desk"></div>'),
    'desk/static/index-1a2b.js': 'console.log(1)',
    'headers.json': '{"csp":{"*":"default-src \'self\'"},"headers":{"X-Frame-Options":"SAMEORIGIN"}}',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

export const origin = 'http://localhost:4500'

/** A browser as the desk sees one: keeps cookies, sends what the desk's script sends. `address` may be changed. */
export class DeskBrowser {
  readonly cookies = new Map<string, string>()
  readonly device: Authenticator
  address: string

  constructor(address: string, device = createAuthenticator({ origin })) {
    this.address = address
    this.device = device
  }

  /** Any request below the server's address; redirects are not followed. */
  async fetch(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(this.address + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie !== '' && { cookie }), ...headers },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  /** Asks the desk's API; with a value it is sent as JSON. */
  ask(method: string, path: string, value?: unknown): Promise<Response> {
    const headers = { [deskHeader]: '1', 'Content-Type': 'application/json' }
    return this.fetch(`/taller/api/${path}`, {
      method,
      headers,
      ...(value !== undefined && { body: JSON.stringify(value) }),
    })
  }

  /** What it gives, as JSON. */
  async read<T>(path: string): Promise<T> {
    const answer = await this.ask('GET', path)
    return (await answer.json()) as T
  }

  /** Takes an invitation with a passkey. */
  async join(link: string): Promise<Response> {
    const { pathname } = new URL(link)
    await this.fetch(pathname)
    const place = `sign-in/invitation/${pathname.split('/').at(-1)}`
    const options = await this.ask('POST', `${place}/options`, {})
    return this.ask('POST', `${place}/passkey`, options.ok ? this.device.make(await options.json()) : {})
  }

  /** Signs in, or confirms who one is, by the passkey; `place` begins behind `/taller/api/`. */
  async prove(place: 'sign-in' | 'reauthenticate' = 'sign-in'): Promise<Response> {
    const options = await this.ask('POST', `${place}/passkey/options`, {})
    return this.ask('POST', `${place}/passkey`, options.ok ? this.device.use(await options.json()) : {})
  }
}

/** An invitation, as the command line makes it. */
export async function invite(store: Database, name: string, role: Role = 'owner', now = Date.now()) {
  const person = await addPerson(store, { name, email: `${name.toLowerCase()}@example.es`, role }, now)
  const { key, until } = await makeLink(store, 'invitation', person.id, now)
  return { link: `${origin}/taller/invitacion/${key}`, until, mailed: false } satisfies OneTimeLink
}

/** Somebody of the workshop, signed in with a passkey. */
export async function signedIn(server: { address: string; store: Database }, name: string, role: Role, now?: number) {
  const browser = new DeskBrowser(server.address)
  const { link } = await invite(server.store, name, role, now)
  const { status } = await browser.join(link)
  if (status !== 204) throw new Error(`${name} could not join: ${status}`)
  return browser
}
