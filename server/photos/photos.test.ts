import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { photoLimits } from '#contracts/enquiry.ts'
import { answerTime } from '#reader/conditions.ts'
import * as pictures from '#tests/support/server/pictures.ts'
import { ana, formOf, startTestServer, temporaryFolder } from '#tests/support/server/server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'loopback' })
})
beforeEach(() => server.store.db.deleteFrom('enquiry').execute())
afterAll(() => server.stop())

const file = (bytes: Uint8Array, name: string, type = '') => new File([new Uint8Array(bytes)], name, { type })
const thanks = `Gracias, Ana. Hemos recibido tu consulta y te responderemos ${answerTime()}.`
let form = 0
/** Each time a form of its own. */
const send = (...photos: File[]) => server.submit({ ...ana, submission: `form ${++form}` }, {}, photos)

test('a phone’s picture is kept upright, small enough, and without place and device', async () => {
  const shot = await pictures.phoneShot()
  expect((await sharp(shot).metadata()).exif?.toString('latin1')).toContain('Pear')
  expect(await send(file(shot, 'IMG_0042.JPG', 'image/jpeg'))).toMatchObject({
    status: 200,
    answer: { success: true, message: thanks },
  })
  const [photo] = await server.photos()
  expect(photo).toMatchObject({ position: 1, name: 'IMG_0042.JPG', type: 'image/jpeg', width: 1536, height: 2048 })
  const content = Buffer.from(photo?.content ?? [])
  expect(photo?.bytes).toBe(content.length)
  const { exif, xmp, iptc, icc, orientation, ...kept } = await sharp(content).metadata()
  expect(kept).toMatchObject({ format: 'jpeg', width: 1536, height: 2048 })
  expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
  // Words so long that the picture's own noise does not make them by chance.
  for (const word of ['Exif\0\0', 'Telefono 9']) expect(content.includes(word, 0, 'latin1')).toBe(false)
})

test('six pictures of several kinds keep their order; small ones are not enlarged', async () => {
  const { jpeg, png, webp, avif } = pictures
  const kinds = [jpeg, png, webp, avif, jpeg, png]
  const answer = await send(...(await Promise.all(kinds.map(async (make, at) => file(await make(), `${at}.x`)))))
  expect(answer.answer).toMatchObject({ success: true, message: thanks })
  const kept = await server.photos()
  expect(kept.map(({ position, name, width }) => [position, name, width])).toEqual([
    [1, '0.x', 640],
    [2, '1.x', 320],
    [3, '2.x', 320],
    [4, '3.x', 320],
    [5, '4.x', 640],
    [6, '5.x', 320],
  ])
})

test('what is hidden behind a picture is gone when it is written again', async () => {
  const page = '<script>alert(document.domain)</script>'
  const zip = Buffer.from('PK\x03\x04secret.txt', 'latin1')
  await send(file(Buffer.concat([await pictures.jpeg(), Buffer.from(page), zip]), 'foto.jpg.html', 'text/html'))
  const [photo] = await server.photos()
  expect(photo?.type).toBe('image/jpeg')
  const content = Buffer.from(photo?.content ?? []).toString('latin1')
  for (const hidden of ['script', 'secret', 'PK\x03\x04']) expect(content).not.toContain(hidden)
  expect(content.endsWith('\xff\xd9')).toBe(true)
})

const jpegOrPng = 'Envíala en JPEG, PNG, WebP o AVIF, por favor.'
const damaged = 'el archivo está dañado o no ha llegado entero. Comprueba que se abre y vuelve a enviarlo, por favor.'
const animated = 'es una imagen animada. Envía una foto fija en JPEG, PNG, WebP o AVIF, por favor.'
const tooManyPixels = 'tiene más de 50 megapíxeles. Envíala con menos resolución, por favor.'
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

describe('the others and the text are kept, and the visitor is told why not', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'HEIC',
      pictures.heic,
      'está en formato HEIC, que aquí no podemos abrir. Envíala en JPEG, por favor (en el iPhone: Ajustes, Cámara, Formatos, «Más compatible»).',
    ],
    ['an SVG', pictures.svg, 'es un dibujo SVG. Envíalo en JPEG o PNG, por favor.'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ'), 'es un PDF, no una foto. Envíanoslo por correo, por favor.'],
    ['a video', pictures.video, 'es un vídeo, no una foto. Envíanoslo por WhatsApp, por favor.'],
    ['an animated GIF', pictures.animatedGif, animated],
    ['an animated WebP', pictures.animatedWebp, animated],
    ['an animated PNG', pictures.animatedPng, animated],
    ['a bomb of 2,500 megapixels', () => pictures.blackPng(50_000, 50_000), tooManyPixels],
    ['a picture of 50.01 megapixels', () => pictures.blackPng(10_002, 5_000), tooManyPixels],
    ['a truncated AVIF', async () => half(await pictures.avif()), damaged],
    ['a truncated JPEG', async () => half(await pictures.jpeg()), damaged],
    ['a truncated PNG', async () => half(await pictures.png()), damaged],
    ['a JPEG that ends after its first bytes', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), damaged],
    ['a program for Linux', () => pictures.program('elf'), `no es una foto que podamos abrir. ${jpegOrPng}`],
    ['a program for Windows', () => pictures.program('exe'), `no es una foto que podamos abrir. ${jpegOrPng}`],
    [
      'an empty file',
      () => Buffer.alloc(0),
      'el archivo ha llegado vacío. Comprueba que se abre y vuelve a enviarlo, por favor.',
    ],
    [
      'more than 10 MB',
      () => Buffer.alloc(photoLimits.bytes + 1, 'a'),
      'pesa más de 10 MB. Envíala más pequeña, por favor.',
    ],
  ])('%s', async (_, make, why) => {
    const good = await pictures.jpeg()
    const { status, answer } = await send(
      file(good, 'antes.jpg'),
      file(await make(), 'mala.jpg'),
      file(good, 'después.jpg'),
    )
    const told = `No hemos podido guardar «mala.jpg»: ${why}`
    expect([status, answer]).toMatchObject([200, { success: true, message: `${thanks} ${told}` }])
    expect((await server.photos()).map(({ name }) => name)).toEqual(['antes.jpg', 'después.jpg'])
    expect(JSON.parse((await server.enquiries())[0]?.extra ?? '')).toEqual({ 'Fotos que no han llegado': told })
  })

  test('a seventh and eighth', async () => {
    const bytes = await pictures.png()
    const { answer } = await send(...Array.from({ length: 8 }, (_, at) => file(bytes, `${at + 1}.png`)))
    const told =
      'Caben 6 fotos por consulta; se han quedado fuera «7.png» y 1 más. Mándalas por WhatsApp o por correo, por favor.'
    expect(answer.message).toBe(`${thanks} ${told}`)
    expect(await server.photos()).toHaveLength(6)
  })

  test('one with which all are more than 30 MB', async () => {
    const heavy = Buffer.concat([await pictures.jpeg(), Buffer.alloc(9_900_000)])
    const small = file(await pictures.jpeg(), 'última.jpg')
    const { answer } = await send(...[1, 2, 3, 4].map((at) => file(heavy, `${at}.jpg`)), small)
    expect(answer.message).toBe(
      `${thanks} No hemos podido guardar «4.jpg»: con ella, las fotos pasan juntas de 30 MB. Mándanosla por WhatsApp o por correo, por favor.`,
    )
    expect((await server.photos()).map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg', 'última.jpg'])
  })
})

describe('without JavaScript', () => {
  const post = (body: FormData) =>
    fetch(`${server.address}/api/submit`, {
      method: 'POST',
      body,
      headers: { accept: 'text/html' },
      redirect: 'manual',
    })

  test('a form with pictures leads to the thank-you page', async () => {
    const response = await post(formOf(ana, [file(await pictures.jpeg(), 'a.jpg')]))
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/thank-you\?consulta=[\w-]{48}$/),
    ])
    expect(await server.photos()).toHaveLength(1)
  })

  test('a form whose file input stayed empty is an enquiry without pictures', async () => {
    const response = await post(formOf(ana, [file(Buffer.alloc(0), '', 'application/octet-stream')]))
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/thank-you\?consulta=[\w-]{48}$/),
    ])
    expect([(await server.enquiries()).length, (await server.photos()).length]).toEqual([1, 0])
  })

  test('a page says which picture was not kept, and leads on', async () => {
    const response = await post(formOf({ ...ana, redirect: '/gracias?a=1&b=2' }, [file(pictures.svg(), '<b>.svg')]))
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('<h1>Hemos recibido tu consulta</h1>')
    expect(page).toContain('No hemos podido guardar «&lt;b&gt;.svg»: es un dibujo SVG.')
    expect(page).toContain('<a href="/gracias?a=1&amp;b=2">Continuar</a>')
    expect(await server.enquiries()).toHaveLength(1)
  })
})

test('a file under another name is left out, as before', async () => {
  const body = formOf({ ...ana, message: 'con plano' })
  body.append('plano', file(pictures.svg(), 'plano.svg'))
  const response = await fetch(`${server.address}/api/submit`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  })
  expect([response.status, await response.json()]).toMatchObject([200, { success: true, message: thanks }])
  expect([(await server.enquiries()).length, (await server.photos()).length]).toEqual([1, 0])
  body.append('plano', file(Buffer.alloc(200_000), 'grande.bin'))
  const large = await fetch(`${server.address}/api/submit`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  })
  expect(large.status).toBe(413)
})

test('the same form with the same pictures is kept once, with another picture anew', async () => {
  const fields = { ...ana, submission: 'one-form' }
  const photos = [file(await pictures.jpeg(), 'a.jpg'), file(pictures.svg(), 'b.svg')]
  const answers = await Promise.all([1, 2].map(() => server.submit(fields, {}, photos)))
  const later = await server.submit(fields, {}, photos)
  for (const { answer } of [...answers, later]) expect(answer.message).toContain('«b.svg»')
  expect([(await server.enquiries()).length, (await server.photos()).length]).toEqual([1, 1])
  await server.submit(fields, {}, [file(await pictures.jpeg(), 'a.jpg')])
  expect([(await server.enquiries()).length, (await server.photos()).length]).toEqual([2, 2])
})

test('a refused form keeps no picture', async () => {
  const photo = file(await pictures.jpeg(), 'a.jpg')
  expect((await server.submit({ ...ana, email: 'x' }, {}, [photo])).status).toBe(400)
  expect((await server.submit({ ...ana, access_key: 'x' }, {}, [photo])).status).toBe(403)
  expect(await server.photos()).toEqual([])
})

test('what a killed server could not take away is gone with the next start', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder.path, 'upload-4fa5a131'), 'of somebody')
  const next = await startTestServer({ DATA_DIR: folder.path })
  expect(readdirSync(folder.path).filter((name) => name.startsWith('upload-'))).toEqual([])
  await next.stop()
  folder.remove()
})
