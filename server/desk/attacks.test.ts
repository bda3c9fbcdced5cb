import { beforeAll, describe, expect, test } from 'vitest'
import { type DeskError, deskPath } from '#contracts/desk.ts'
import { mayBeForDesk } from '#server/desk/request/door.ts'
import { DeskBrowser, invite, origin, signedIn, standInSite } from '#tests/support/server/desk-browser.ts'
import { requestRaw } from '#tests/support/server/raw.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server/server.ts'

const folder = temporaryFolder()
let server: Awaited<ReturnType<typeof startTestServer>>
let owner: DeskBrowser
let helper: DeskBrowser
let guest: DeskBrowser
/** Every method and address of the desk, siblings' rooms included, with something in the place of each parameter. */
let routes: { method: string; path: string }[]

beforeAll(async () => {
  server = await startTestServer({ SITE_DIR: standInSite(folder.path), DESK_ORIGIN: origin })
  owner = await signedIn(server, 'Amparo', 'owner')
  helper = await signedIn(server, 'Luis', 'helper')
  guest = new DeskBrowser(server.address)
  guest.cookies.set('desk-door', owner.cookies.get('desk-door') ?? '')
  const known = (await server.desk()).routes.flatMap(({ method, path }) =>
    (method === 'ALL' ? ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] : [method]).map((each) => ({
      method: each,
      path: path.replaceAll(/:\w+(\{[^}]*\})?\??/g, 'x').replaceAll('*', 'x'),
    })),
  )
  routes = [...new Map(known.map((route) => [`${route.method} ${route.path}`, route])).values()]
  return async () => {
    await server.stop()
    folder.remove()
  }
})

const isChange = ({ method }: { method: string }) => method !== 'GET'
const isSignIn = ({ path }: { path: string }) => path.startsWith(`${deskPath}/api/sign-in`)

test('the table of routes is really walked', () => {
  const all = routes.map(({ method, path }) => `${method} ${path}`)
  expect(all.length).toBeGreaterThan(40)
  for (const route of ['GET /taller/api/session', 'DELETE /taller/api/people/x', 'POST /taller/api/sign-in/password'])
    expect(all).toContain(route)
})

describe('a stranger finds nothing, and nothing that differs from an address that does not exist', () => {
  const strange = [
    [],
    ['Cookie: desk-session=x'],
    [`Cookie: desk-door=${'A'.repeat(43)}; desk-session=${'A'.repeat(43)}`],
    ['X-Desk: 1', 'Sec-Fetch-Site: same-origin', 'Accept: application/json'],
    ['Accept-Encoding: br, gzip', 'Accept: text/html'],
  ]

  test.each(strange.map((headers) => [headers.join(' · ') || 'without anything', headers] as const))(
    'with %s',
    async (_, headers) => {
      const plain = (text: string) => text.replace(/^Date: .*$/m, '')
      const extra = [
        '/taller',
        '/taller/',
        '/taller/x',
        '/taller/static/index-1a2b.js',
        '/taller/entrar/x',
        '/taller//x',
      ]
      const keys = ['entrar', 'invitacion', 'enlace'].map((door) => `/taller/${door}/${'A'.repeat(43)}`)
      const asked = [...routes, ...[...extra, ...keys].map((path) => ({ method: 'GET', path }))]
      const wrong: string[] = []
      for (const { method, path } of asked) {
        const length = method === 'GET' ? [] : ['Content-Length: 0']
        const [found, unknown] = await Promise.all(
          [path, '/no-existe'].map((target) => requestRaw(server.address, target, [...headers, ...length], method)),
        )
        const same = plain(JSON.stringify(found)) === plain(JSON.stringify(unknown))
        if (found?.status !== 404 || !same || found.body !== unknown?.body)
          wrong.push(`${method} ${path}: ${found?.status}`)
        if (headersOf(found) !== headersOf(unknown)) wrong.push(`${method} ${path}: other headers`)
      }
      expect(wrong).toEqual([])
    },
  )

  // All that a browser is told; the time of the answer may differ.
  const headersOf = (answer: Awaited<ReturnType<typeof requestRaw>> | undefined) =>
    [
      'content-type',
      'content-length',
      'content-encoding',
      'cache-control',
      'content-security-policy',
      'vary',
      'set-cookie',
      'referrer-policy',
      'x-robots-tag',
      'x-frame-options',
      'cross-origin-resource-policy',
      'allow',
      'transfer-encoding',
    ]
      .map((name) => `${name}: ${answer?.header(name)}`)
      .join('\n')

  test('the desk is not even loaded for one who brings nothing of it', () => {
    const asks = (path: string, cookie = '') =>
      mayBeForDesk(new Request(`http://x${path}`, { headers: { cookie } }), origin)
    for (const path of ['/taller', '/taller/api/session', '/taller/entrar/short', `/taller/x/${'A'.repeat(43)}`])
      expect([path, asks(path)]).toEqual([path, false])
    expect(asks('/taller', 'theme=dark; desk-door=x')).toBe(true)
    expect(asks(`/taller/invitacion/${'A'.repeat(43)}`)).toBe(true)
  })
})

test('who stands at the door sees the sign-in page and its script, and is told to sign in by all else', async () => {
  expect(await (await guest.fetch('/taller/consultas')).text()).toContain('id="desk"')
  expect((await guest.fetch('/taller/static/index-1a2b.js')).status).toBe(200)
  const wrong: string[] = []
  for (const route of routes.filter(({ path }) => path.startsWith(`${deskPath}/api`) && !isSignIn({ path }))) {
    const { status } = await guest.fetch(route.path, { method: route.method, headers: { 'X-Desk': '1' } })
    if (status !== 401) wrong.push(`${route.method} ${route.path}: ${status}`)
  }
  expect(wrong).toEqual([])
})

test('a helper gets nothing of what is the owners’', async () => {
  const own = /^\/taller\/api\/(people|audit|address)/
  const closed = routes.filter(({ path }) => own.test(path))
  expect(closed.length).toBeGreaterThan(7)
  for (const { method, path } of closed) {
    const { status } = await helper.fetch(path, { method, headers: { 'X-Desk': '1' } })
    expect([method, path, status]).toEqual([method, path, 403])
  }
})

test('no change without the desk’s header, nor from another site', async () => {
  const accepted: string[] = []
  for (const { method, path } of routes.filter(isChange)) {
    for (const headers of [
      {},
      { 'X-Desk': '1', 'Sec-Fetch-Site': 'cross-site' },
      { 'X-Desk': '1', 'Sec-Fetch-Site': 'same-site' },
    ]) {
      const answer = await owner.fetch(path, { method, headers: headers as Record<string, string> })
      if (answer.status !== 403) accepted.push(`${method} ${path}: ${answer.status}`)
      else expect(((await answer.json()) as DeskError).need).toBeUndefined()
    }
  }
  expect(accepted).toEqual([])
  expect((await owner.ask('GET', 'session')).status).toBe(200)
})

test('a used invitation, and one of somebody who was removed, are addresses that do not exist', async () => {
  const { link } = await invite(server.store, 'Eva', 'helper')
  const { pathname } = new URL(link)
  await server.store.db.deleteFrom('desk_person').where('email', '=', 'eva@example.es').execute()
  expect((await new DeskBrowser(server.address).fetch(pathname)).status).toBe(404)
})

test.each([
  ...['POST publishing/preview', 'POST publishing/publish', 'POST publishing/discard', 'POST publishing/restore'],
  ...['PATCH pictures/x', 'POST pictures/x/turn', 'POST people', 'POST enquiries/x/notes', 'POST push'],
  ...['POST quotes', 'PUT quotes/x/draft', 'POST quotes/x/project', 'PUT quotes/x/review', 'PUT quotes/x/steps/ready'],
])('%s takes no long body', async (route) => {
  const [method = '', path = ''] = route.split(' ')
  const body = JSON.stringify({ path: 'x'.repeat(path.startsWith('quotes') ? 270_000 : 70_000) })
  // The server ends a line on which it leaves something unread: no other request shall be on it.
  const headers = { 'X-Desk': '1', 'Content-Type': 'application/json', Connection: 'close' }
  const answer = await owner.fetch(`${deskPath}/api/${path}`, { method, body, headers })
  expect([answer.status, ((await answer.json()) as DeskError).message]).toEqual([413, 'Eso es demasiado largo.'])
})
