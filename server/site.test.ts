import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { requestRaw } from '#tests/support/server/raw.ts'
import { startTestServer, temporaryFolder, until } from '#tests/support/server/server.ts'

const page = (title: string) =>
  `<!doctype html><html lang="es"><title>${title}</title>${'<p>Madera</p>'.repeat(60)}</html>`
const script = `console.log("${'veta'.repeat(200)}")`
const film = Buffer.from(Array.from({ length: 700_000 }, (_, n) => n % 251))

let address: string
let folder: string

function write(name: string, content: string | Buffer) {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

beforeAll(async () => {
  const temporary = temporaryFolder()
  folder = temporary.path
  write('secret.txt', 'outside')
  write('build/client/index.html', page('Inicio'))
  write('build/client/carpinteria/index.html', page('Carpintería'))
  write('build/client/sobre-nosotros/index.html', page('Sobre Nosotros'))
  write('build/client/buscar/index.html', page('Buscar'))
  write('build/client/404.html', page('Pagina no encontrada'))
  write('build/client/static/app-1a2b.js', script)
  write('build/client/static/app-1a2b.js.br', brotliCompressSync(script))
  write('build/client/photos/film-99.mp4', film)
  write(
    'build/headers.json',
    JSON.stringify({
      csp: { '/carpinteria': "script-src 'sha256-x'", '*': "default-src 'self'" },
      headers: { 'X-Frame-Options': 'SAMEORIGIN' },
    }),
  )
  const renderers = {
    '/buscar': (url: URL, html: string) =>
      html.replace('Buscar', `Resultados: ${url.searchParams.get('search')?.replace(/[<>&"]/g, '')}`),
  }
  const server = await startTestServer({ SITE_DIR: join(folder, 'build'), TRUST_PROXY: 'loopback' }, { renderers })
  address = server.address
  return async () => {
    await server.stop()
    temporary.remove()
  }
})

const get = (target: string, headers: string[] = [], method = 'GET') => requestRaw(address, target, headers, method)

test('a page is served with its own policy and always asked for again', async () => {
  const found = await get('/carpinteria')
  expect([found.status, found.body]).toEqual(
    [200, page('Carpintería')].map((part) => (typeof part === 'string' ? Buffer.from(part).toString('latin1') : part)),
  )
  expect([
    found.header('content-security-policy'),
    found.header('cache-control'),
    found.header('x-content-type-options'),
    found.header('x-frame-options'),
  ]).toEqual(["script-src 'sha256-x'", 'no-cache', 'nosniff', 'SAMEORIGIN'])
  expect((await get('/')).header('content-security-policy')).toBe("default-src 'self'")
})

test('hashed files may be kept for ever', async () => {
  expect((await get('/static/app-1a2b.js')).header('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['br', 'gzip, deflate, br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['gzip', 'gzip, br;q=0', (body: Buffer) => gunzipSync(body)],
])('is compressed as %s for a client that accepts %s', async (encoding, accepted, unpack) => {
  for (const [target, whole] of [
    ['/', page('Inicio')],
    ['/static/app-1a2b.js', script],
  ] as const) {
    const found = await get(target, [`Accept-Encoding: ${accepted}`])
    expect([found.header('content-encoding'), found.header('vary')]).toEqual([encoding, 'Accept-Encoding'])
    expect(unpack(Buffer.from(found.body, 'latin1')).toString()).toBe(whole)
  }
})

test('one who has it already gets no second copy, compressed or not', async () => {
  for (const accepted of ['identity', 'br']) {
    const first = await get('/', [`Accept-Encoding: ${accepted}`])
    const again = await get('/', [`Accept-Encoding: ${accepted}`, `If-None-Match: ${first.header('etag')}`])
    expect([again.status, again.body, again.header('content-security-policy')]).toEqual([304, '', "default-src 'self'"])
    expect((await get('/', [`If-Modified-Since: ${first.header('last-modified')}`])).status).toBe(304)
  }
  expect((await get('/', ['If-None-Match: "other"'])).status).toBe(200)
})

test.each([
  ['bytes=0-9', 206, film.subarray(0, 10), `bytes 0-9/${film.length}`],
  ['bytes=699990-', 206, film.subarray(699_990), `bytes 699990-699999/${film.length}`],
  ['bytes=-5', 206, film.subarray(-5), `bytes 699995-699999/${film.length}`],
  ['bytes=699998-9999999', 206, film.subarray(699_998), `bytes 699998-699999/${film.length}`],
  ['bytes=700000-', 416, Buffer.alloc(0), `bytes */${film.length}`],
  ['bytes=0-1,4-5', 200, film, undefined],
  ['bytes=9-3', 200, film, undefined],
  ['lines=1-2', 200, film, undefined],
])('Range %s is answered with %i', async (range, status, body, contentRange) => {
  const found = await get('/photos/film-99.mp4', [`Range: ${range}`])
  expect([found.status, found.header('content-range')]).toEqual([status, contentRange])
  expect(Buffer.from(found.body, 'latin1').equals(body)).toBe(true)
})

test('a range of another version gives the whole', async () => {
  expect((await get('/photos/film-99.mp4', ['Range: bytes=0-9', 'If-Range: "old"'])).status).toBe(200)
})

test('HEAD gives the headers of GET and no body', async () => {
  for (const target of ['/', '/photos/film-99.mp4', '/nada']) {
    const [head, whole] = [await get(target, [], 'HEAD'), await get(target)]
    expect([head.status, head.header('content-length'), head.body]).toEqual([
      whole.status,
      whole.header('content-length'),
      '',
    ])
  }
})

test.each([
  ['/Carpinteria', '/carpinteria'],
  ['/CARPINTERIA/?a=1&b=%20', '/carpinteria?a=1&b=%20'],
  ['/carpinteria/', '/carpinteria'],
  ['/carpinteria/index.html', '/carpinteria'],
  ['/index.html', '/'],
  ['/about?x=1', '/sobre-nosotros?x=1'],
  ['/search.php?search=roble%20claro', '/search?search=roble%20claro'],
])('%s has moved to %s', async (target, location) => {
  const found = await get(target)
  expect([found.status, found.header('location')]).toEqual([301, location])
})

test.each([
  '/nada',
  '/nada/',
  '//evil.example',
  '//evil.example/',
  '//carpinteria',
  '/\\evil.example',
  '/https://evil.example',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/%2e%2e/secret.txt',
  '/static/../../secret.txt',
  '/....//secret.txt',
  '/static',
  '/static/',
  '/static/app-1a2b.js.br',
  '/.env',
  '/404',
  '/404.html',
  '/404.HTML',
])('%s is not found, whatever it tries', async (target) => {
  const found = await get(target)
  expect([found.status, found.header('location')]).toEqual([404, undefined])
  expect(found.body).toContain('Pagina no encontrada')
})

test.each(['/%', '/%zz', '/%c0%ae%c0%ae/secret.txt', '/%00', '*', 'ftp://x/'])(
  '%s is a bad request',
  async (target) => {
    const found = await get(target)
    expect(found.status).toBe(400)
    expect(found.body).not.toContain('Volver al formulario') // there was none
  },
)

test('another method is not allowed', async () => {
  const found = await get('/', ['Content-Length: 0'], 'POST')
  expect([found.status, found.header('allow')]).toEqual([405, 'GET, HEAD'])
  expect(found.body).toMatch(/vame a Inicio/)
  expect(found.body).not.toContain('Volver al formulario') // there was none
})

test('a page that depends on the query is written for it', async () => {
  const found = await get('/buscar?search=roble')
  expect([found.status, found.header('etag')]).toEqual([200, undefined])
  expect(found.body).toContain('Resultados: roble')
  expect((await get('/buscar')).body).toContain('<title>Buscar')
})

test('https is asked for from then on, when a proxy of ours says that it is https', async () => {
  expect((await get('/', ['X-Forwarded-Proto: https'])).header('strict-transport-security')).toMatch(/^max-age=\d{8}/)
  expect((await get('/')).header('strict-transport-security')).toBeUndefined()
  expect((await get('/healthz', ['X-Forwarded-Proto: https'])).header('strict-transport-security')).toMatch(/^max-age/)
})

describe('when something fails', () => {
  test('a file that vanished is answered with the Spanish error page', async () => {
    write('build/client/gone/index.html', page('Gone'))
    await until(
      () => touch().then(() => get('/gone', [], 'HEAD')),
      ({ status }) => status === 200,
    )
    rmSync(join(folder, 'build/client/gone/index.html'))
    const found = await get('/gone', ['Accept-Encoding: gzip'])
    expect([found.status, found.header('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect(found.body).toContain('Unexpected Application Error!')
  })
})

// The server looks for a new build at most every two seconds.
async function touch() {
  const later = new Date(Date.now() + 1000)
  utimesSync(join(folder, 'build/client/index.html'), later, later)
  await new Promise((resolve) => setTimeout(resolve, 100))
}
