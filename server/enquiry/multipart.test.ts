import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMultipart } from '#server/enquiry/multipart.ts'

const type = 'multipart/form-data; boundary=line'
const part = (head: string, value = 'x') => `--line\r\n${head}\r\n\r\n${value}\r\n`
const named = (name: string, value?: string) => part(`Content-Disposition: form-data; name="${name}"`, value)
const read = (text: string) => readMultipart(Buffer.from(text), type)
const entries = (text: string) => [...(read(text) ?? [])]

test('whatever a form holds is read as Node reads it', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 })
  const lines = fc.array(fc.constantFrom('\r', '\n', '--', 'line', '"', '%22', 'ñ', ' '), { maxLength: 8 })
  const value = fc.oneof(
    text,
    lines.map((bits) => bits.join('')),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, value), { maxLength: 8 }), async (fields) => {
      const form = new FormData()
      for (const [name, content] of fields) form.append(name, content)
      form.append('file', new Blob(['bytes']), 'plan.pdf')
      const body = new Response(form)
      const contentType = body.headers.get('content-type') ?? ''
      const bytes = Buffer.from(await body.arrayBuffer())
      const back = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
      const wanted = new Map([...back].filter(([, content]) => typeof content === 'string'))
      expect(readMultipart(bytes, contentType)).toEqual(wanted)
    }),
  )
})

test('the last of a repeated field counts, a file is left out, case and quotes of the head do not matter', () => {
  const file = part('Content-Disposition: form-data; name="plan"; filename="a.pdf"\r\nContent-Type: application/pdf')
  const shouted = part('CONTENT-TYPE: text/plain\r\nCONTENT-DISPOSITION: form-data; name="b"')
  expect(entries(`${named('a', '1')}${file}${named('a', '2')}${shouted}--line--\r\n`)).toEqual([
    ['a', '2'],
    ['b', 'x'],
  ])
  expect([
    ...(readMultipart(Buffer.from('--q q\r\n'), 'multipart/form-data; boundary="q q"') ?? ['malformed']),
  ]).toEqual(['malformed'])
  expect(readMultipart(Buffer.from('--q q--'), 'multipart/form-data; boundary="q q"')).toEqual(new Map())
})

describe('a body is malformed that', () => {
  test.each([
    ['is empty', ''],
    ['has another boundary', named('a').replaceAll('line', 'other')],
    ['ends within a part', named('a')],
    ['ends within a head', '--line\r\nContent-Disposition: form-data; name="a"'],
    ['has a part without a name', `${part('Content-Disposition: form-data')}--line--`],
    ['has a part that is no form data', `${part('Content-Disposition: attachment; name="a"')}--line--`],
    ['has something behind a boundary', `--linear${named('a').slice(6)}--line--`],
  ])('%s', (_, text) => expect(read(text)).toBeUndefined())

  test('comes without a boundary in its type', () =>
    expect(readMultipart(Buffer.from(`${named('a')}--line--`), 'multipart/form-data')).toBeUndefined())
})
