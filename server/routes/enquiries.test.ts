import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enquiryLimits } from '#contracts/enquiry.ts'
import { emptyDatabase, stopDatabases } from '#server/testing/databases.ts'
import { accessKey, ana, startTestServer } from '#server/testing/server.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
afterAll(stopDatabases)

// The same promises on either database.
describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  let server: Awaited<ReturnType<typeof startTestServer>>
  let skip: string | undefined

  beforeAll(async () => {
    const database = await emptyDatabase(kind)
    skip = database.skip
    if (skip !== undefined) return
    server = await startTestServer({ ...database.env, CORS_ORIGINS: 'https://static.example' }, { now: () => noon })
    return () => server.stop()
  })

  beforeEach(async (context) => {
    if (skip !== undefined) return context.skip(skip)
    await server.store.db.deleteFrom('enquiry').execute()
  })

  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${server.address}/api/submit`, { method: 'POST', body, headers, redirect: 'manual' })
  const encoded = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(new URLSearchParams(fields), { accept: 'text/html', ...headers })

  test('keeps a complete enquiry before it answers success', async () => {
    const sent = { ...ana, phone: '+34 600 11 22 33', message: 'Una cocina\r\nde roble' }
    const { status, answer } = await server.submit(sent)
    expect({ status, answer }).toEqual({
      status: 200,
      answer: {
        success: true,
        message: 'Gracias, Ana. Hemos recibido tu consulta y te responderemos en 2 días laborables.',
      },
    })
    expect(await server.enquiries()).toMatchObject([
      {
        name: 'Ana',
        email: 'ana@example.es',
        phone: '34600112233',
        message: 'Una cocina\nde roble',
        answered_at: null,
      },
    ])
  })

  test('takes JSON as the external service does', async () => {
    const response = await post(JSON.stringify({ ...ana, phone: 600112233 }), { 'content-type': 'application/json' })
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, message: expect.stringContaining('Ana') },
    ])
    expect(await server.enquiries()).toMatchObject([{ phone: '600112233' }])
  })

  test('keeps further fields of a form, the reserved ones left out', async () => {
    await server.submit({
      ...ana,
      'Tipo de trabajo': 'Escalera',
      botcheck: '',
      redirect: '/x',
      submission: 's1',
      subject: 'Escalera',
    })
    expect(await server.enquiries()).toMatchObject([
      { subject: 'Escalera', extra: JSON.stringify({ 'Tipo de trabajo': 'Escalera' }) },
    ])
  })

  test('sends a browser without script to the thank-you page', async () => {
    const response = await encoded(ana)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you'])
    expect(await server.enquiries()).toHaveLength(1)
  })

  test.each([
    ['/presupuesto?x=1', '/presupuesto?x=1'],
    ['https://static.example/gracias', 'https://static.example/gracias'],
    ['https://evil.example/', '/thank-you'],
    ['//evil.example/', '/thank-you'],
    ['/.//evil.example', '/thank-you'],
    ['/\\evil.example', '/thank-you'],
    ['https://static.example@evil.example/', '/thank-you'],
    ['javascript:alert(1)', '/thank-you'],
    ['/a\r\nSet-Cookie: a=b', '/aSet-Cookie:%20a=b'],
  ])('redirect %j leads to %s', async (redirect, location) => {
    const response = await encoded({ ...ana, redirect })
    expect([response.status, response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([
      303,
      location,
      null,
    ])
  })

  test('shows a browser without script a page in Spanish that says what is wrong', async () => {
    const response = await encoded({ ...ana, email: 'ana@' })
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=UTF-8'])
    expect(await response.text()).toMatch(/lang="es"[\s\S]*Revisa tu correo electrónico[\s\S]*Volver al formulario/)
  })

  test.each([
    ['no name', { ...ana, name: '  ' }, 400, 'Escribe tu nombre, por favor.'],
    ['no e-mail', { access_key: accessKey, name: 'Ana' }, 400, 'Escribe tu correo electrónico, por favor.'],
    [
      'an e-mail without domain',
      { ...ana, email: 'ana@gmail' },
      400,
      'Revisa tu correo electrónico: no parece una dirección completa.',
    ],
    ['a phone with letters', { ...ana, phone: 'seis cero cero' }, 400, 'Revisa el teléfono: solo puede llevar cifras.'],
    ['a phone too long', { ...ana, phone: '1'.repeat(21) }, 400, 'Revisa el teléfono: como máximo 20 cifras.'],
    [
      'a message too long',
      { ...ana, message: 'a'.repeat(enquiryLimits.message + 1) },
      400,
      'El mensaje es demasiado largo: como máximo 5000 caracteres.',
    ],
    [
      'no access key',
      { name: 'Ana', email: 'ana@example.es' },
      400,
      'El formulario ha llegado incompleto. Recarga la página y vuelve a enviarlo.',
    ],
    [
      'a wrong access key',
      { ...ana, access_key: 'x' },
      403,
      'El formulario ha llegado con datos de otra página. Recarga esta y vuelve a enviarlo.',
    ],
    [
      'a filled honeypot',
      { ...ana, botcheck: 'on' },
      403,
      'No hemos podido comprobar que eres una persona. Llámanos o escríbenos, por favor.',
    ],
    [
      'a form filled in half a second',
      { ...ana, started: String(noon - 500) },
      400,
      'Has enviado el formulario muy deprisa. Espera un par de segundos y vuelve a enviarlo, por favor.',
    ],
  ])('refuses %s and keeps nothing', async (_, fields, status, message) => {
    const response = await server.submit(fields)
    expect([response.status, response.answer]).toEqual([status, { success: false, message }])
    expect(await server.enquiries()).toEqual([])
  })

  test.each([
    ['a visitor who took his time', String(noon - 60_000)],
    ['a visitor whose clock is ahead', String(noon + 3_600_000)],
    ['no time at all', ''],
    ['a time that is none', 'gestern'],
  ])('takes the form of %s', async (_, started) => {
    expect((await server.submit({ ...ana, started })).status).toBe(200)
  })

  test('line breaks in one-line fields cannot become headers', async () => {
    await server.submit({ ...ana, name: 'Ana\r\nBcc: all@example.com', subject: 'Hola\nBcc: x@example.com' })
    expect(await server.enquiries()).toMatchObject([
      { name: 'Ana Bcc: all@example.com', subject: 'Hola Bcc: x@example.com' },
    ])
    expect((await server.submit({ ...ana, email: 'ana@example.es\r\nBcc: all@example.com' })).status).toBe(400)
  })

  test.each([
    [
      'a 5 MB body',
      () =>
        post(`name=${'a'.repeat(5_000_000)}`, {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        }),
      413,
    ],
    ['broken JSON', () => post('{"name":', { 'content-type': 'application/json' }), 400],
    ['JSON that is no object', () => post('[1,2]', { 'content-type': 'application/json' }), 400],
    ['broken form-data', () => post('--x\r\nnonsense', { 'content-type': 'multipart/form-data; boundary=x' }), 400],
    ['form-data without boundary', () => post('x', { 'content-type': 'multipart/form-data' }), 400],
    ['a foreign type', () => post('<a/>', { 'content-type': 'application/xml' }), 415],
    ['no type', () => post(new Blob(['x'])), 415],
    [
      'a page of another site',
      () => post(new URLSearchParams(ana), { origin: 'https://evil.example', accept: 'application/json' }),
      403,
    ],
  ])('answers %s with a sentence in JSON', async (_, send, status) => {
    const response = await send()
    expect([response.status, await response.json()]).toEqual([
      status,
      { success: false, message: expect.stringMatching(/^[A-ZÁÉÍÓÚ].+\.$/) },
    ])
    expect(await server.enquiries()).toEqual([])
  })

  test('a 5 MB body in pieces is refused as well', async () => {
    const piece = new TextEncoder().encode('a'.repeat(100_000))
    const body = new ReadableStream({
      async start(controller) {
        for (let n = 0; n < 50; n++) controller.enqueue(piece)
        controller.close()
      },
    })
    const response = await fetch(`${server.address}/api/submit`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    } as RequestInit)
    expect(response.status).toBe(413)
  })

  test('another method is told which is right', async () => {
    const response = await fetch(`${server.address}/api/submit`, { headers: { accept: 'application/json' } })
    expect([response.status, response.headers.get('allow'), (await response.json()).success]).toEqual([
      405,
      'POST, OPTIONS',
      false,
    ])
  })

  test('a site on a configured origin may send, any other may not', async () => {
    const allowed = await fetch(`${server.address}/api/submit`, {
      method: 'OPTIONS',
      headers: { origin: 'https://static.example', 'access-control-request-method': 'POST' },
    })
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'https://static.example',
    ])
    const denied = await fetch(`${server.address}/api/submit`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(denied.headers.get('access-control-allow-origin')).toBeNull()
    const sent = await post(new URLSearchParams(ana), { origin: 'https://static.example', accept: 'application/json' })
    expect([
      sent.status,
      sent.headers.get('access-control-allow-origin'),
      sent.headers.get('cross-origin-resource-policy'),
    ]).toEqual([200, 'https://static.example', 'cross-origin'])
  })

  test('the same form sent twice is answered twice and kept once', async () => {
    const form = { ...ana, message: 'Hola', submission: 'k1' }
    const answers = await Promise.all([server.submit(form), server.submit(form), server.submit(form)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await server.submit(form)).status).toBe(200)
    expect(await server.enquiries()).toHaveLength(1)
  })

  test('a changed text under the same key is a new enquiry', async () => {
    await server.submit({ ...ana, message: 'Hola', submission: 'k2' })
    await server.submit({ ...ana, message: 'Hola otra vez', submission: 'k2' })
    expect(await server.enquiries()).toHaveLength(2)
  })
})
