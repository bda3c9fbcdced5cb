import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDeskServer } from '#tests/support/server/desk.ts'

let server: Awaited<ReturnType<typeof startDeskServer>>
beforeAll(async () => {
  server = await startDeskServer()
})
afterAll(() => server.stop())

const get = (path: string, cookie = '') => fetch(server.address + path, { headers: { cookie } })

describe('the desk', () => {
  test('says who is signed in, and shows its page under every address of its own', async () => {
    expect(await (await get('/taller/api/session')).json()).toMatchObject({ person: { name: 'Amparo Ruiz' } })
    for (const path of ['/taller', '/taller/consultas']) {
      const page = await get(path)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('id="desk"')
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(page.headers.get('x-robots-tag')).toBe('noindex')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  test.each(['/taller', '/taller/consultas', '/taller/api/session', '/taller/api/x', '/taller/static/index.js'])(
    '%s does not exist for a stranger',
    async (path) => {
      const answer = await get(path, 'test=nobody')
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('id="desk"')
    },
  )

  test('a change without the desk’s header, or from another site, is refused', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${server.address}/taller/api/session`, { method: 'POST', headers })
    expect((await post({})).status).toBe(403)
    expect((await post({ 'X-Desk': '1', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await post({ 'X-Desk': '1', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(404)
  })
})
