import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enquiryLimits } from '#contracts/enquiry.ts'
import { numberOf } from '#server/storage/enquiry-row.ts'
import { emptyDatabase } from '#tests/support/server/databases.ts'
import { jpeg } from '#tests/support/server/pictures.ts'
import { accessKey, ana, formOf, startTestServer } from '#tests/support/server/server.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
/** Where a form without script ends: the page with the enquiry's receipt. */
const thanks = /^\/thank-you\?consulta=[\w-]{48}$/

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
    const [enquiry] = await server.enquiries()
    expect({ status, answer }).toEqual({
      status: 200,
      answer: {
        success: true,
        message: 'Gracias, Ana. Hemos recibido tu consulta y te responderemos en dos días laborables.',
        // It came on a Saturday.
        receipt: {
          number: numberOf(enquiry?.id ?? ''),
          answerBy: '2026-11-25',
          photosLink: expect.stringMatching(/^\/fotos\/[\w-]{48}$/),
        },
      },
    })
    expect([enquiry]).toMatchObject([
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
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { success: true, message: expect.stringContaining('Ana') },
    ])
    expect(await server.enquiries()).toMatchObject([{ phone: '600112233' }])
  })

  test('keeps a field that is called like one of the server’s own, under a name that nobody takes for it', async () => {
    const forged = {
      ...{
        Mueble: 'Librería',
        'Precio calculado': 'de 100 € a 120 €',
        'VERSION  del cálculo': '9',
        'E-mail': 'x@y.es',
      },
      'Fotos que no han llegado': 'ninguna',
      ...{ 'Pre\u00adcio calculado': '1 €', 'Precio calculado (IVA incluido)': '2 €', '\u0420recio calculado': '3 €' },
      ...{ 'Nuestro precio calculado': '5 €', 'Prec\u0131o calculado': '6 €', 'Prec1o ca1cu1ad0': '7 €' },
      '\u202eodaluclac oicerP': '8 €',
    }
    const answers = JSON.stringify([
      { label: 'Precio calculado', value: '4 €' },
      { label: '¿Qué mueble?', value: 'Una mesa' },
    ])
    await server.submit({ ...ana, ...forged, answers })
    const written = (name: string) => `${name} (escrito en el formulario)`
    expect(JSON.parse((await server.enquiries())[0]?.extra ?? '')).toEqual({
      [written('Mueble')]: 'Librería',
      [written('Precio calculado')]: 'de 100 € a 120 €',
      [written('VERSION  del cálculo')]: '9',
      [written('E-mail')]: 'x@y.es',
      [written('Fotos que no han llegado')]: 'ninguna',
      [written('Pre\u00adcio calculado')]: '1 €',
      [written('Precio calculado (IVA incluido)')]: '2 €',
      [written('\u0420recio calculado')]: '3 €',
      [written('Nuestro precio calculado')]: '5 €',
      [written('Prec\u0131o calculado')]: '6 €',
      [written('Prec1o ca1cu1ad0')]: '7 €',
      // Nothing turns it round any more.
      'odaluclac oicerP': '8 €',
    })
    expect(JSON.parse((await server.enquiries())[0]?.answers ?? '')).toEqual([
      { label: written('Precio calculado'), value: '4 €' },
      { label: '¿Qué mueble?', value: 'Una mesa' },
    ])
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
    expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringMatching(thanks)])
    expect(await server.enquiries()).toHaveLength(1)
  })

  test.each([
    ['/presupuesto?x=1', '/presupuesto?x=1'],
    ['https://static.example/gracias', 'https://static.example/gracias'],
    ['https://evil.example/', thanks],
    ['//evil.example/', thanks],
    ['/.//evil.example', thanks],
    ['/\\evil.example', thanks],
    ['https://static.example@evil.example/', thanks],
    ['javascript:alert(1)', thanks],
    ['/a\r\nSet-Cookie: a=b', '/aSet-Cookie:%20a=b'],
  ])('redirect %j leads to %s', async (redirect, location) => {
    const response = await encoded({ ...ana, redirect })
    expect([response.status, response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([
      303,
      typeof location === 'string' ? location : expect.stringMatching(location),
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
      'El formulario ha llegado muy deprisa. Espera un par de segundos y vuelve a enviarlo, por favor.',
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
    [
      'a page of another site that does not say which',
      () => post(new URLSearchParams(ana), { 'sec-fetch-site': 'cross-site', accept: 'application/json' }),
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

  test('a repeat, together or later, gets the receipt of the one that is kept', async () => {
    const form = { ...ana, message: 'Hola', submission: 'k3' }
    const answers = await Promise.all([server.submit(form), server.submit(form)])
    answers.push(await server.submit(form))
    const numbers = answers.map(({ answer }) => answer.receipt?.number)
    const [enquiry] = await server.enquiries()
    expect(new Set(numbers)).toEqual(new Set([numberOf(enquiry?.id ?? '')]))
  })

  test('keeps page, campaign and the answers of the guided quote in their order', async () => {
    const answers = JSON.stringify([
      { label: 'Qué', value: 'Armario' },
      { label: 'Ancho', value: ' 240 cm\u0007' },
      { label: 'Alto', value: '' },
    ])
    const visit = { page: '/presupuesto', campaign: 'utm_source=google&gclid=x' }
    await server.submit({ ...ana, answers, ...visit })
    await server.submit({ ...ana, 'answers[Ancho]': '240', 'answers[Qué]': 'Armario', 'answers[Alto]': ' ', Otro: 'x' })
    const kept = await server.enquiries()
    expect(kept.map((row) => [JSON.parse(row.answers), row.extra])).toEqual([
      [
        [
          { label: 'Qué', value: 'Armario' },
          { label: 'Ancho', value: '240 cm' },
        ],
        '{}',
      ],
      [
        [
          { label: 'Ancho', value: '240' },
          { label: 'Qué', value: 'Armario' },
        ],
        '{"Otro":"x"}',
      ],
    ])
    expect(kept[0]).toMatchObject({ page: '/presupuesto', campaign: 'utm_source=google', spam: '' })
  })

  test.each([
    ['no JSON', '[{'],
    ['no list', '{"label":"a","value":"b"}'],
    ['an answer without label', '[{"label":" ","value":"b"}]'],
    ['too many', JSON.stringify(Array(25).fill({ label: 'a', value: 'b' }))],
    ['one too long', JSON.stringify([{ label: 'a', value: 'b'.repeat(401) }])],
  ])('refuses answers that are %s', async (_, answers) => {
    expect(await server.submit({ ...ana, answers })).toMatchObject({
      status: 400,
      answer: { success: false, message: expect.stringMatching(/no le corresponden|Una respuesta es demasiado larga/) },
    })
  })

  describe('with the private link', () => {
    const key = async () => {
      const { answer } = await server.submit({ ...ana, message: `Hola ${crypto.randomUUID()}` })
      return answer.receipt?.photosLink ?? ''
    }
    const photo = async (name: string) => new File([new Uint8Array(await jpeg(64, 48))], name)
    const add = (path: string, photos: readonly File[], accept = 'text/html') =>
      fetch(server.address + path, { method: 'POST', body: formOf({}, photos), headers: { accept } })

    test('a visitor adds pictures, without script, and once', async () => {
      const path = await key()
      const empty = await fetch(server.address + path)
      expect([empty.status, empty.headers.get('cache-control'), empty.headers.get('referrer-policy')]).toEqual([
        200,
        'no-store',
        'no-referrer',
      ])
      expect(await empty.text()).toMatch(/caben 6 fotos[\s\S]*<form method="post" enctype="multipart\/form-data">/)
      const photos = [await photo('a.jpg'), await photo('b.jpg'), new File(['<svg></svg>'], 'c.svg')]
      const page = await (await add(path, photos)).text()
      expect(page).toMatch(/Hemos recibido 2 fotos\. Gracias\.[\s\S]*«c\.svg»: es un dibujo SVG[\s\S]*caben 4 más/)
      expect(await (await add(path, photos)).text()).toContain('no se han duplicado')
      expect((await server.photos()).map(({ position, name }) => [position, name])).toEqual([
        [1, 'a.jpg'],
        [2, 'b.jpg'],
      ])
    })

    test('there is room for six in all, and the visitor is told which found none', async () => {
      const path = await key()
      await add(path, await Promise.all([1, 2, 3, 4].map((n) => photo(`${n}.jpg`))))
      const answer = await add(path, await Promise.all([5, 6, 7].map((n) => photo(`${n}.jpg`))), 'application/json')
      expect(await answer.json()).toEqual({
        success: true,
        message:
          'Hemos recibido 2 fotos. Gracias. Caben 6 fotos por consulta; se ha quedado fuera «7.jpg». Mándala por WhatsApp o por correo, por favor.',
      })
      expect(await (await fetch(server.address + path)).text()).not.toContain('<form')
      expect(await server.photos()).toHaveLength(6)
    })

    test('that is wrong, cut off or without a picture nothing is added', async () => {
      const path = await key()
      expect((await add(path.slice(0, -1), [await photo('a.jpg')])).status).toBe(404)
      expect((await add(path, [])).status).toBe(400)
      expect((await fetch(server.address + path, { method: 'DELETE' })).status).toBe(405)
      expect(await server.photos()).toEqual([])
    })

    test('whose enquiry was erased the visitor is told so', async () => {
      const path = await key()
      await server.store.db.deleteFrom('enquiry').execute()
      expect((await fetch(server.address + path)).status).toBe(410)
    })
  })

  test('a changed text under the same key is a new enquiry', async () => {
    await server.submit({ ...ana, message: 'Hola', submission: 'k2' })
    await server.submit({ ...ana, message: 'Hola otra vez', submission: 'k2' })
    expect(await server.enquiries()).toHaveLength(2)
  })
})

test('of IPv6 a household has its limit, and a network of many households four times that', async () => {
  const server = await startTestServer({ RATE_LIMIT: '2', TRUST_PROXY: 'loopback' })
  const send = async (from: string) =>
    (await server.submit({ ...ana, message: from }, { 'x-forwarded-for': from })).status
  expect([await send('2001:db8:1:0::1'), await send('2001:db8:1:0::2'), await send('2001:db8:1:0::3')]).toEqual([
    200, 200, 429,
  ])
  const statuses: number[] = []
  for (let n = 1; n < 9; n++) statuses.push(await send(`2001:db8:1:${n}::1`))
  expect(statuses).toEqual([...Array(6).fill(200), 429, 429])
  expect(await send('2001:db8:2::1')).toBe(200)
  await server.stop()
})
