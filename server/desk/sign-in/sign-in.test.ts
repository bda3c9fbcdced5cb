import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, type TestContext, test } from 'vitest'
import type { Account, AuditEntry, Colleague, DeskError, FailedSignIns } from '#contracts/desk.ts'
import { backUp, restore } from '#server/storage/backup.ts'
import { createAuthenticator } from '#tests/support/server/authenticator.ts'
import { emptyDatabase } from '#tests/support/server/databases.ts'
import { DeskBrowser, invite, origin, signedIn, standInSite } from '#tests/support/server/desk-browser.ts'
import { startTestServer, temporaryFolder, until } from '#tests/support/server/server.ts'
import { startSmtp } from '#tests/support/server/smtp.ts'

const minute = 60_000
const hour = 60 * minute
const goodPassword = 'caballo gubia tormenta naranja'
const folder = temporaryFolder()
const SITE_DIR = standInSite(folder.path)
afterAll(() => {
  folder.remove()
})

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  let server: Awaited<ReturnType<typeof startTestServer>>
  let env: Record<string, string>
  let clock = Date.now()
  const stops: (() => unknown)[] = []
  const start = async (more: Record<string, string> = {}) => {
    const started = await startTestServer({ SITE_DIR, DESK_ORIGIN: origin, ...env, ...more }, { now: () => clock })
    stops.push(started.stop)
    return started
  }
  beforeEach(async (context: TestContext) => {
    const database = await emptyDatabase(kind)
    if (database.skip !== undefined) return context.skip(database.skip)
    env = database.env
    clock = Date.now()
    server = await start()
  })
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  })
  const said = async (answer: Response | Promise<Response>) => {
    const { status } = await answer
    const text = await (await answer).text()
    return [status, text === '' ? undefined : (JSON.parse(text) as DeskError).need] as const
  }

  test('an invitation makes an account with a passkey, once', async () => {
    const { link } = await invite(server.store, 'Amparo')
    const amparo = new DeskBrowser(server.address)
    expect((await amparo.join(link)).status).toBe(204)
    expect(await amparo.read('session')).toMatchObject({ person: { name: 'Amparo', role: 'owner' } })
    const second = new DeskBrowser(server.address)
    expect((await second.fetch(new URL(link).pathname)).status).toBe(404)
    // Who stands at the door already is told why.
    second.cookies.set('desk-door', amparo.cookies.get('desk-door') ?? '')
    expect((await second.join(link)).status).toBe(404)
    expect((await second.ask('GET', 'session')).status).toBe(401)
  })

  test('of two devices that take an invitation at the same moment one gets in', async () => {
    const { link } = await invite(server.store, 'Amparo')
    const browsers = [new DeskBrowser(server.address), new DeskBrowser(server.address)]
    const answers = await Promise.all(browsers.map((browser) => browser.join(link)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404 || status === 409)).toHaveLength(1)
  })

  test('an invitation ends after two days, and when a newer one is made', async () => {
    const { link } = await invite(server.store, 'Amparo', 'owner', clock)
    clock += 47 * hour
    expect((await new DeskBrowser(server.address).fetch(new URL(link).pathname)).status).toBe(200)
    clock += 2 * hour
    expect((await new DeskBrowser(server.address).join(link)).status).toBe(404)
    const older = await invite(server.store, 'Amparo', 'owner', clock)
    const newer = await invite(server.store, 'Amparo', 'owner', clock)
    expect((await new DeskBrowser(server.address).join(older.link)).status).toBe(404)
    expect((await new DeskBrowser(server.address).join(newer.link)).status).toBe(204)
  })

  test('signs out and in again by passkey; a signature is good once, here, and of a device that knew its person', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    expect((await amparo.ask('POST', 'account/sign-out', {})).status).toBe(204)
    expect(await said(amparo.ask('GET', 'session'))).toEqual([401, 'sign-in'])
    const options = await (await amparo.ask('POST', 'sign-in/passkey/options', {})).json()
    const answer = amparo.device.use(options)
    expect((await amparo.ask('POST', 'sign-in/passkey', answer)).status).toBe(204)
    expect((await amparo.ask('GET', 'session')).status).toBe(200)
    const thief = new DeskBrowser(server.address)
    thief.cookies.set('desk-door', amparo.cookies.get('desk-door') ?? '')
    expect((await thief.ask('POST', 'sign-in/passkey', answer)).status).toBe(403)
    for (const device of [{ origin: 'http://localhost:4501' }, { origin, verified: false }]) {
      const other = new DeskBrowser(server.address, createAuthenticator(device))
      expect((await other.join((await invite(server.store, 'Luis', 'helper')).link)).status).toBe(400)
    }
    expect((await thief.prove()).status).toBe(403)
  })

  test('a question is asked for one purpose: a signature for confirming oneself does not sign in', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    const options = await (await amparo.ask('POST', 'reauthenticate/passkey/options', {})).json()
    expect((await amparo.ask('POST', 'sign-in/passkey', amparo.device.use(options))).status).toBe(403)
  })

  test('the cookies belong to the host, are out of reach of scripts and of other sites', async () => {
    const { link } = await invite(server.store, 'Amparo')
    const lines = (await new DeskBrowser(server.address).join(link)).headers.getSetCookie()
    expect(lines.find((line) => line.startsWith('desk-session='))).toMatch(/Path=\/; HttpOnly; SameSite=Strict/)
    expect(lines.find((line) => line.startsWith('desk-door='))).toMatch(/Path=\/; HttpOnly; SameSite=Lax/)
    expect(lines.join()).not.toMatch(/domain/i)
    const secure = await start({ DESK_ORIGIN: 'https://taller.example', ...(await emptyDatabase(kind)).env })
    const device = createAuthenticator({ origin: 'https://taller.example' })
    const set = (await new DeskBrowser(secure.address, device).join((await invite(secure.store, 'Eva')).link)).headers
    expect(set.getSetCookie().find((line) => line.startsWith('__Host-desk-session='))).toMatch(
      /Path=\/; HttpOnly; Secure; SameSite=Strict/,
    )
  })

  test('under https a cookie counts only with the prefix that a neighbouring host cannot set', async () => {
    const secure = await start({ DESK_ORIGIN: 'https://taller.example', ...(await emptyDatabase(kind)).env })
    const amparo = new DeskBrowser(secure.address, createAuthenticator({ origin: 'https://taller.example' }))
    await amparo.join((await invite(secure.store, 'Amparo')).link)
    expect((await amparo.ask('GET', 'session')).status).toBe(200)
    for (const name of ['desk-session', 'desk-door']) {
      amparo.cookies.set(name, amparo.cookies.get(`__Host-${name}`) ?? '')
      amparo.cookies.delete(`__Host-${name}`)
    }
    expect((await amparo.ask('GET', 'session')).status).toBe(404)
  })

  test('of a session’s key only the digest is kept, and confirming oneself leaves it', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner', clock)
    const key = amparo.cookies.get('desk-session') ?? ''
    clock += 2 * hour
    expect((await amparo.prove('reauthenticate')).status).toBe(204)
    expect((await amparo.ask('GET', 'session')).status).toBe(200)
    expect(amparo.cookies.get('desk-session')).toBe(key)
    const rows = await server.store.db.selectFrom('desk_session').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  test('the newest invitation says name and role until it is taken, and the log says what is so', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    const ask = (name: string, role: string) => amparo.ask('POST', 'people', { name, email: 'eva@example.es', role })
    expect((await ask('Evva', 'owner')).status).toBe(201)
    const { link } = (await (await ask('Eva', 'helper')).json()) as { link: string }
    const lines = (await amparo.read<{ entries: AuditEntry[] }>('audit')).entries
    const invited = lines.filter(({ what }) => what === 'Invita a una persona').map(({ details }) => details)
    expect(invited).toContainEqual({ Persona: 'Eva', Correo: 'eva@example.es', Como: 'ayudante' })
    const eva = new DeskBrowser(server.address)
    expect((await eva.join(link)).status).toBe(204)
    expect(await eva.read('session')).toMatchObject({ person: { name: 'Eva', role: 'helper' } })
    expect((await eva.ask('GET', 'people')).status).toBe(403)
    expect((await ask('Otra', 'owner')).status).toBe(409)
    expect(await eva.read('session')).toMatchObject({ person: { name: 'Eva', role: 'helper' } })
  })

  test('who makes a way into a colleague’s account without mail ends his sessions, and he and the log know', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    const luis = await signedIn(server, 'Luis', 'helper')
    const id = (await amparo.read<Colleague[]>('people')).find(({ name }) => name === 'Luis')?.id
    const { link } = (await (await amparo.ask('POST', `people/${id}/invitation`, {})).json()) as { link: string }
    expect((await luis.ask('GET', 'session')).status).toBe(401)
    const { entries } = await amparo.read<{ entries: AuditEntry[] }>('audit')
    expect(entries.find(({ what }) => what === 'Hace un enlace para recuperar la cuenta')).toMatchObject({
      name: 'Amparo',
      details: { Persona: 'Luis', Sesiones: 'cerradas todas' },
    })
    expect((await new DeskBrowser(server.address).join(link)).status).toBe(204)
    await luis.prove()
    expect((await luis.read<Account>('account')).recovered).toMatchObject({ by: 'Amparo' })
    expect((await amparo.read<Account>('account')).recovered).toBeUndefined()
  })

  test('failed sign-ins are counted by way and account, and shown to owners alone; a stranger’s address is not kept', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    const luis = await signedIn(server, 'Luis', 'helper')
    const guest = new DeskBrowser(server.address)
    guest.cookies.set('desk-door', amparo.cookies.get('desk-door') ?? '')
    for (const email of ['luis@example.es', 'luis@example.es', 'nadie@example.es'])
      await guest.ask('POST', 'sign-in/password', { email, password: 'no es' })
    await guest.ask('POST', 'sign-in/link', { key: 'x' })
    const failures = await amparo.read<FailedSignIns[]>('people/failures')
    expect(failures.map(({ way, name, count }) => `${way} ${name} ${count}`).sort()).toEqual([
      'link  1',
      'password  1',
      'password Luis 2',
    ])
    expect((await luis.ask('GET', 'people/failures')).status).toBe(403)
    expect(JSON.stringify(await server.store.db.selectFrom('desk_failure').selectAll().execute())).not.toContain('@')
    const metrics = await (await fetch(`${server.address}/metrics`)).text()
    expect(metrics).toContain('veta_failed_sign_ins_total{way="password"} 3')
    clock += 31 * 24 * hour
    expect(await (await signedIn(server, 'Rosa', 'owner', clock)).read('people/failures')).toEqual([])
  })

  test('a session ends after a month without use, and after half a year in any case', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner', clock)
    clock += 29 * 24 * hour
    expect((await amparo.ask('GET', 'session')).status).toBe(200)
    clock += 31 * 24 * hour
    expect((await amparo.ask('GET', 'session')).status).toBe(401)
    await amparo.prove()
    for (let month = 0; month < 7; month++) {
      clock += 29 * 24 * hour
      await amparo.ask('GET', 'session')
    }
    expect((await amparo.ask('GET', 'session')).status).toBe(401)
  })

  test('people are changed after confirming oneself only, of the own passkey', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner', clock)
    const luis = await signedIn(server, 'Luis', 'helper', clock)
    const id = (await amparo.read<Colleague[]>('people')).find(({ name }) => name === 'Luis')?.id
    clock += 6 * minute
    expect(await said(amparo.ask('DELETE', `people/${id}`))).toEqual([403, 'reauthenticate'])
    const asked = await (await amparo.ask('POST', 'reauthenticate/passkey/options', {})).json()
    expect((await amparo.ask('POST', 'reauthenticate/passkey', luis.device.use(asked))).status).toBe(403)
    expect((await amparo.prove('reauthenticate')).status).toBe(204)
    expect((await amparo.ask('DELETE', `people/${id}`)).status).toBe(204)
    expect((await luis.ask('GET', 'session')).status).toBe(401)
    expect((await luis.prove()).status).toBe(403)
  })

  test('one owner always remains', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner', clock)
    const rosa = await signedIn(server, 'Rosa', 'owner', clock)
    const idOf = async (name: string) =>
      (await amparo.read<Colleague[]>('people')).find((person) => person.name === name)?.id
    const [first, second] = [await idOf('Amparo'), await idOf('Rosa')]
    const answers = await Promise.all([
      amparo.ask('PATCH', `people/${second}`, { role: 'helper' }),
      rosa.ask('PATCH', `people/${first}`, { role: 'helper' }),
    ])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const rows = await server.store.db.selectFrom('desk_person').select('role').execute()
    expect(rows.filter(({ role }) => role === 'owner')).toHaveLength(1)
  })

  test('nobody touches another one’s passkeys and devices', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    const luis = await signedIn(server, 'Luis', 'helper')
    const own = await amparo.read<Account>('account')
    const [device, passkey] = [own.devices[0]?.id, own.passkeys[0]?.id]
    expect((await luis.ask('DELETE', `account/devices/${device}`)).status).toBe(404)
    expect((await luis.ask('DELETE', `account/passkeys/${passkey}`)).status).toBe(404)
    expect((await amparo.read<Account>('account')).passkeys[0]).toMatchObject({
      id: passkey,
      name: own.passkeys[0]?.name,
    })
    expect((await amparo.ask('DELETE', 'account/devices')).status).toBe(204)
    expect((await amparo.ask('GET', 'session')).status).toBe(401)
    expect((await luis.ask('GET', 'session')).status).toBe(200)
  })

  test('a passkey is called what its owner calls it, and by nobody else', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    const luis = await signedIn(server, 'Luis', 'helper')
    const named = async () => (await amparo.read<Account>('account')).passkeys[0]
    const place = `account/passkeys/${(await named())?.id}`
    expect((await amparo.ask('PATCH', place, { name: ' iPhone de Amparo ' })).status).toBe(204)
    expect((await named())?.name).toBe('iPhone de Amparo')
    expect((await luis.ask('PATCH', place, { name: 'De Luis' })).status).toBe(404)
    for (const name of ['', 'x'.repeat(81), '<b>', 7])
      expect((await amparo.ask('PATCH', place, { name })).status).toBe(400)
    expect((await named())?.name).toBe('iPhone de Amparo')
    const { entries } = await amparo.read<{ entries: AuditEntry[] }>('audit')
    const line = entries.find(({ what }) => what === 'Cambia el nombre de una clave de acceso')
    expect(line?.details.Ahora).toBe('iPhone de Amparo')
  })

  test('the last way in cannot be removed', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    const { passkeys } = await amparo.read<Account>('account')
    expect((await amparo.ask('DELETE', `account/passkeys/${passkeys[0]?.id}`)).status).toBe(409)
    expect((await amparo.ask('PUT', 'account/password', { password: goodPassword })).status).toBe(204)
    expect((await amparo.ask('DELETE', `account/passkeys/${passkeys[0]?.id}`)).status).toBe(204)
    expect((await amparo.ask('DELETE', 'account/password')).status).toBe(409)
  })

  test('a password is the fallback: long, not guessed early, and no word about who has an account', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    for (const password of ['corta', 'contraseña1234', 'qwertyuiop123', 'amparo@example.es', '123456789012345']) {
      const answer = await amparo.ask('PUT', 'account/password', { password })
      expect([password, answer.status]).toEqual([password, 400])
      expect((await answer.json()) as DeskError).toMatchObject({ field: 'password' })
    }
    await amparo.ask('PUT', 'account/password', { password: goodPassword })
    await amparo.ask('POST', 'account/sign-out', {})
    const tryIn = (email: string, password: string) => amparo.ask('POST', 'sign-in/password', { email, password })
    const wrong = await tryIn('amparo@example.es', 'no es esta contraseña')
    const unknown = await tryIn('nadie@example.es', 'no es esta contraseña')
    expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()])
    expect((await tryIn('AMPARO@example.es ', goodPassword)).status).toBe(204)
    const row = await server.store.db.selectFrom('desk_person').select('password').executeTakeFirst()
    expect(row?.password).toMatch(/^scrypt\$32768\$8\$3\$/)
  })

  test('a thousand tries are mostly not heard, and the account is closed to them from everywhere', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    await amparo.ask('PUT', 'account/password', { password: goodPassword })
    const guest = new DeskBrowser(server.address)
    guest.cookies.set('desk-door', amparo.cookies.get('desk-door') ?? '')
    const statuses: number[] = []
    for (let round = 0; round < 50; round++) {
      const tries = Array.from({ length: 20 }, (_, at) =>
        guest.ask('POST', 'sign-in/password', { email: 'amparo@example.es', password: `guess number ${round} ${at}` }),
      )
      statuses.push(...(await Promise.all(tries)).map(({ status }) => status))
    }
    const heard = statuses.filter((status) => status !== 429)
    expect(statuses).toHaveLength(1000)
    // Five at once, then five a minute.
    expect(heard.length).toBeLessThan(40)
    expect(heard.every((status) => status === 403)).toBe(true)
    const refused = await guest.ask('POST', 'sign-in/password', { email: 'amparo@example.es', password: goodPassword })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a link by mail lets in once, within its time, and nobody learns who has an account', async () => {
    const smtp = await startSmtp()
    stops.push(smtp.stop)
    const mailing = await start({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'taller@example.es',
      ...(await emptyDatabase(kind)).env,
    })
    const amparo = await signedIn(mailing, 'Amparo', 'owner', clock)
    await amparo.ask('POST', 'account/sign-out', {})
    const keyOf = (source: string) => {
      const plain = source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
      return /enlace\/([\w-]{43})/.exec(plain)?.[1] ?? ''
    }
    const wanted = await amparo.ask('POST', 'sign-in/mail', { email: 'amparo@example.es' })
    const nobody = await amparo.ask('POST', 'sign-in/mail', { email: 'nadie@example.es' })
    expect([wanted.status, nobody.status]).toEqual([204, 204])
    await until(
      () => smtp.taken.length,
      (count) => count === 1,
    )
    expect(smtp.taken[0]?.to).toEqual(['amparo@example.es'])
    const key = keyOf(smtp.taken[0]?.source ?? '')
    expect((await new DeskBrowser(mailing.address).fetch(`/taller/enlace/${key}`)).status).toBe(200)
    expect((await amparo.ask('POST', 'sign-in/link', { key })).status).toBe(204)
    expect((await amparo.ask('GET', 'session')).status).toBe(200)
    expect((await amparo.ask('POST', 'sign-in/link', { key })).status).toBe(403)
    const mailed = async (count: number) => {
      await amparo.ask('POST', 'sign-in/mail', { email: 'amparo@example.es' })
      await until(
        () => smtp.taken.length,
        (taken) => taken === count,
      )
      return keyOf(smtp.taken.at(-1)?.source ?? '')
    }
    const late = await mailed(2)
    clock += 16 * minute
    expect((await amparo.ask('POST', 'sign-in/link', { key: late })).status).toBe(403)
    // Who signs out everywhere leaves no way in open.
    const open = await mailed(3)
    expect((await amparo.ask('DELETE', 'account/devices')).status).toBe(204)
    expect((await amparo.ask('POST', 'sign-in/link', { key: open })).status).toBe(403)
  })

  test('with mail a way into a colleague’s account goes to his address, and to nobody else', async () => {
    const smtp = await startSmtp()
    stops.push(smtp.stop)
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'taller@example.es' }
    const mailing = await start({ ...mail, ...(await emptyDatabase(kind)).env })
    const amparo = await signedIn(mailing, 'Amparo', 'owner')
    const luis = await signedIn(mailing, 'Luis', 'helper')
    const id = (await amparo.read<Colleague[]>('people')).find(({ name }) => name === 'Luis')?.id
    const answer = await amparo.ask('POST', `people/${id}/invitation`, {})
    expect([answer.status, await answer.json()]).toEqual([201, { until: expect.any(Number), mailed: true }])
    await until(
      () => smtp.taken.length,
      (count) => count === 1,
    )
    expect(smtp.taken[0]?.to).toEqual(['luis@example.es'])
    expect((await luis.ask('GET', 'session')).status).toBe(200)
    const { entries } = await amparo.read<{ entries: AuditEntry[] }>('audit')
    expect(entries.map(({ what }) => what)).toContain('Manda por correo un enlace para recuperar la cuenta')
  })

  test('what was done stands in the log with the name of then, and stays when the person goes', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner', clock)
    const luis = await signedIn(server, 'Luis', 'helper', clock)
    await luis.ask('PATCH', 'account', { name: 'Luis Gil' })
    const people = await amparo.read<Colleague[]>('people')
    await amparo.ask('DELETE', `people/${people.find(({ role }) => role === 'helper')?.id}`)
    const { entries } = await amparo.read<{ entries: AuditEntry[] }>('audit')
    const lines = entries.map(({ name, what }) => `${name}: ${what}`)
    for (const line of ['Luis: Entra en el taller', 'Luis: Cambia su nombre', 'Amparo: Quita a una persona del taller'])
      expect(lines).toContain(line)
    const routes = (await server.desk()).routes.filter(({ path }) => path.includes('audit') && !path.endsWith('*'))
    expect([...new Set(routes.map(({ method }) => method))]).toEqual(
      expect.not.arrayContaining(['POST', 'PUT', 'PATCH', 'DELETE']),
    )
  })

  test('the log is read page by page, also where many lines have the same moment', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner', clock)
    for (let at = 0; at < 120; at++) await amparo.ask('PATCH', 'account', { name: `Amparo ${at}` })
    const seen: string[] = []
    for (let query = '', more = true; more; ) {
      const page = await amparo.read<{ entries: AuditEntry[]; more: boolean }>(`audit${query}`)
      seen.push(...page.entries.map(({ id }) => id))
      const last = page.entries.at(-1)
      query = `?at=${last?.at}&id=${last?.id}`
      more = page.more
    }
    expect(seen).toHaveLength(121)
    expect(new Set(seen).size).toBe(121)
  })

  test('a backup brings people, passkeys and log to either database; sessions stay behind', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    const backups = temporaryFolder()
    stops.push(backups.remove)
    const file = join(backups.path, 'b.gz')
    await backUp(server.store, file)
    for (const target of ['sqlite', 'postgres'] as const) {
      const database = await emptyDatabase(target)
      if (database.skip !== undefined) continue
      const other = await start({ DATABASE_URL: '', ...database.env })
      await restore(other.store, file, false)
      amparo.address = other.address
      expect((await amparo.ask('GET', 'session')).status).toBe(401)
      expect((await amparo.prove()).status).toBe(204)
      const { entries } = await amparo.read<{ entries: AuditEntry[] }>('audit')
      expect(entries.length).toBeGreaterThan(1)
      await expect(restore(other.store, file, false)).rejects.toThrow('--replace')
      amparo.cookies.delete('desk-session')
    }
  })

  test('the private address shows the sign-in page; a new key makes strangers of those who have the old one', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    const { address } = await amparo.read<{ address: string }>('address')
    const guest = new DeskBrowser(server.address)
    const answer = await guest.fetch(new URL(address).pathname)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/taller'])
    expect((await guest.ask('GET', 'sign-in')).status).toBe(200)
    expect((await guest.ask('GET', 'session')).status).toBe(401)
    await amparo.ask('POST', 'address', {})
    expect((await guest.ask('GET', 'sign-in')).status).toBe(404)
    expect((await guest.fetch(new URL(address).pathname)).status).toBe(404)
    expect((await amparo.ask('GET', 'session')).status).toBe(200)
  })

  test('what is no answer of a device, or no JSON, is refused in words', async () => {
    const amparo = await signedIn(server, 'Amparo', 'owner')
    for (const value of [
      null,
      [],
      'x',
      {},
      { id: 7 },
      { id: 'x', response: { userHandle: 7 } },
      { id: '__proto__', response: {} },
    ]) {
      const answer = await amparo.ask('POST', 'sign-in/passkey', value)
      expect([400, 403]).toContain(answer.status)
      expect(((await answer.json()) as DeskError).message).not.toBe('')
    }
    const broken = await amparo.fetch('/taller/api/sign-in/password', {
      method: 'POST',
      headers: { 'X-Desk': '1' },
      body: '{',
    })
    expect(broken.status).toBe(400)
    const long = await amparo.ask('POST', 'sign-in/password', { email: 'a@b.es', password: 'x'.repeat(70_000) })
    expect(long.status).toBe(413)
  })
})

test('two servers on one PostgreSQL: what one begins the other ends, and both count the tries', async (context) => {
  const { env, skip } = await emptyDatabase('postgres')
  if (skip !== undefined) return context.skip(skip)
  const servers = await Promise.all([1, 2].map(() => startTestServer({ SITE_DIR, DESK_ORIGIN: origin, ...env })))
  const [one, two] = servers as [(typeof servers)[0], (typeof servers)[0]]
  try {
    const amparo = await signedIn(one, 'Amparo', 'owner')
    amparo.address = two.address
    expect((await amparo.ask('GET', 'session')).status).toBe(200)
    await amparo.ask('POST', 'account/sign-out', {})
    const options = await (await amparo.ask('POST', 'sign-in/passkey/options', {})).json()
    amparo.address = one.address
    expect((await amparo.ask('POST', 'sign-in/passkey', amparo.device.use(options))).status).toBe(204)
    const tries = Array.from({ length: 40 }, (_, at) => {
      amparo.address = (at % 2 === 0 ? one : two).address
      return amparo.ask('POST', 'sign-in/password', { email: 'x@example.es', password: 'no' })
    })
    const heard = (await Promise.all(tries)).filter(({ status }) => status !== 429)
    expect(heard.length).toBeLessThan(10)
  } finally {
    for (const server of servers) await server.stop()
  }
})
