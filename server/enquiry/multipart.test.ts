import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMultipart, streamMultipart, type TakeFile } from '#server/enquiry/multipart.ts'

const type = 'multipart/form-data; boundary=line'
const most = 10_000
const part = (head: string, value = 'x') => `--line\r\n${head}\r\n\r\n${value}\r\n`
const named = (name: string, value?: string) => part(`Content-Disposition: form-data; name="${name}"`, value)
const photo = (fileName: string, value: string) =>
  part(`Content-Disposition: form-data; name="photos"; filename="${fileName}"\r\nContent-Type: image/jpeg`, value)

/** Reads a body that arrives in pieces of so many bytes; gives its fields, and its pictures as [name, content]. */
async function read(body: string | Buffer, { contentType = type, piece = 1_000, whole = true } = {}) {
  const bytes = Buffer.from(body)
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, n) =>
    bytes.subarray(n * piece, (n + 1) * piece),
  )
  const message = Object.assign(Readable.from(pieces), { complete: whole })
  const photos: [string, string][] = []
  const take: TakeFile = async (fileName, stream) => {
    photos.push([fileName, (await buffer(stream)).toString()])
  }
  const fields = await streamMultipart(message, parseMultipart(contentType, most, take))
  return { fields: [...fields], photos }
}

test('whatever a form holds, in whatever pieces it comes, is read as Node reads it', async () => {
  // busboy takes a backslash in a name for an escape, as old browsers wrote it.
  const name = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.replaceAll('\\', '/'))
  const lines = fc.array(fc.constantFrom('\r', '\n', '--', 'line', '"', '%22', '\\', 'ñ', ' '), { maxLength: 8 })
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    lines.map((bits) => bits.join('')),
  )
  const fields = fc.array(fc.tuple(name, value), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fields, value, fc.integer({ min: 1, max: 300 }), async (sent, content, piece) => {
      const form = new FormData()
      for (const [key, text] of sent) form.append(key, text)
      form.append('file', new Blob(['bytes']), 'plan.pdf')
      form.append('photos', new Blob([content]), 'foto "1".jpg')
      const body = new Response(form)
      const contentType = body.headers.get('content-type') ?? ''
      const bytes = Buffer.from(await body.arrayBuffer())
      const back = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
      const wanted = new Map([...back].filter(([, text]) => typeof text === 'string'))
      expect(await read(bytes, { contentType, piece })).toEqual({
        fields: [...wanted],
        photos: [['foto "1".jpg', Buffer.from(content).toString()]],
      })
    }),
  )
})

test('the last of a repeated field counts, a foreign file is left out, case and quotes of the head do not matter', async () => {
  const file = part('Content-Disposition: form-data; name="plan"; filename="a.pdf"\r\nContent-Type: application/pdf')
  const shouted = part('CONTENT-TYPE: text/plain\r\nCONTENT-DISPOSITION: form-data; NAME="b"')
  expect((await read(`${named('a', '1')}${file}${named('a', '2')}${shouted}--line--\r\n`)).fields).toEqual([
    ['a', '2'],
    ['b', 'x'],
  ])
  expect((await read('--q q--\r\n', { contentType: 'multipart/form-data; boundary="q q"' })).fields).toEqual([])
})

test('pictures come in their order, their names without folders', async () => {
  const body = `${photo('../../etc/a.jpg', 'first')}${named('a', '1')}${photo('C:\\fakepath\\b.jpg', 'second')}--line--`
  expect(await read(body)).toEqual({
    fields: [['a', '1']],
    photos: [
      ['a.jpg', 'first'],
      ['b.jpg', 'second'],
    ],
  })
})

const unreadable = { status: 400 }
describe('a body is malformed that', () => {
  test.each([
    ['is empty', ''],
    ['has another boundary', named('a').replaceAll('line', 'other')],
    ['ends within a part', named('a')],
    ['ends within a picture', `${named('a')}${photo('a.jpg', 'half')}`.slice(0, -6)],
    ['ends within a head', '--line\r\nContent-Disposition: form-data; name="a"'],
    ['has a part without a name', `${part('Content-Disposition: form-data')}--line--`],
  ])('%s', async (_, text) => {
    await expect(read(text)).rejects.toMatchObject(unreadable)
    await expect(read(text, { piece: 1 })).rejects.toMatchObject(unreadable)
  })

  test('comes without a boundary in its type', () =>
    expect(read(`${named('a')}--line--`, { contentType: 'multipart/form-data' })).rejects.toMatchObject(unreadable))

  test('breaks off with its connection', () =>
    expect(read(`${named('a')}--line--`.slice(0, -2), { whole: false })).rejects.toMatchObject(unreadable))
})

test('a part that is no form data is passed over', async () => {
  const foreign = part('Content-Disposition: attachment; name="a"')
  expect((await read(`${foreign}${part('X: y')}${named('b')}--line--`)).fields).toEqual([['b', 'x']])
})

describe('a body is too large that has', () => {
  const long = 'a'.repeat(most)
  test.each([
    ['a long field', named('a', long)],
    ['a long name', named(long)],
    ['many fields', Array.from({ length: 20 }, (_, n) => named(`${n}`, long.slice(0, most / 20))).join('')],
    ['a foreign file', photo('a.bin', `${long}x`).replace('photos', 'plan')],
    ['a thousand and one parts', named('a').repeat(1_001)],
  ])('%s', (_, text) => expect(read(`${text}--line--`)).rejects.toMatchObject({ status: 413 }))

  test('but pictures do not count', async () =>
    expect((await read(`${photo('a.jpg', long)}--line--`)).photos[0]?.[1]).toHaveLength(most))
})

test('what stands behind the end of the form is read and left out', async () => {
  expect((await read(`${photo('a.jpg', 'x')}${named('a')}--line--\r\n${'z'.repeat(200_000)}`)).fields).toEqual([
    ['a', 'x'],
  ])
})

test('a picture that cannot be taken refuses the body, with its reason', async () => {
  const body = Buffer.from(`${photo('a.jpg', 'x'.repeat(50_000))}--line--`)
  const message = Object.assign(Readable.from([body]), { complete: true })
  const form = parseMultipart(type, most, () => Promise.reject(new Error('no place')))
  await expect(streamMultipart(message, form)).rejects.toThrow('no place')
})
