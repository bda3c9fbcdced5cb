import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMultipart } from '#server/enquiry/multipart.ts'
import { readPlainForm } from '#server/enquiry/plain-form.ts'

const type = 'multipart/form-data; boundary=line'

/** What busboy reads; 'refused' where it refuses. */
async function byBusboy(body: Buffer, contentType = type) {
  const { parser, fields } = parseMultipart(contentType, 100_000, async () => {})
  parser.end(body)
  return fields.then(
    (map) => [...map],
    () => 'refused' as const,
  )
}

test('reads the form that a browser sends', async () => {
  const form = new FormData()
  form.append('name', 'Ana Ñúñez\r\n--')
  form.append('message', '')
  form.append('answers[Ancho]', '240 cm')
  form.append('name', 'Eva')
  const body = new Response(form)
  const fields = readPlainForm(Buffer.from(await body.arrayBuffer()), body.headers.get('content-type') ?? '')
  expect([...(fields ?? [])]).toEqual([
    ['name', 'Eva'],
    ['message', ''],
    ['answers[Ancho]', '240 cm'],
  ])
})

test('whatever it reads, busboy reads too and alike', async () => {
  const piece = fc.constantFrom(
    ...[
      '--line',
      '--line--',
      '--lin',
      '--linex',
      '\r\n',
      '\n',
      '\r',
      '"',
      ';',
      '\\',
      '%22',
      '\0',
      'ñ',
      '\ufeff',
      'a',
      '',
    ],
    ...['Content-Disposition: form-data; name="a"', 'Content-Disposition: form-data; name="', '; filename="x"'],
    ...['content-disposition: form-data; name=b', 'Content-Type: text/plain; charset=latin1', 'X: y'],
  )
  const part = fc
    .tuple(fc.array(piece, { maxLength: 4 }), fc.uint8Array({ maxLength: 8 }))
    .map(([bits, bytes]) =>
      Buffer.concat([
        Buffer.from('--line\r\nContent-Disposition: form-data; name="a"\r\n\r\n'),
        Buffer.from(bits.join('')),
        bytes,
        Buffer.from('\r\n'),
      ]),
    )
  const wild = fc.array(piece, { maxLength: 12 }).map((bits) => Buffer.from(bits.join('')))
  const bodies = fc.tuple(fc.array(fc.oneof({ weight: 4, arbitrary: part }, wild), { maxLength: 5 }), fc.boolean())
  await fc.assert(
    fc.asyncProperty(bodies, async ([parts, ended]) => {
      const body = Buffer.concat([...parts, Buffer.from(ended ? '--line--\r\n' : '')])
      const fields = readPlainForm(body, type)
      if (fields) expect([...fields]).toEqual(await byBusboy(body))
    }),
    { numRuns: 3_000 },
  )
})

test.each([
  ['a file', '--line\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nx\r\n--line--'],
  ['a type', '--line\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: text/plain\r\n\r\nx\r\n--line--'],
  ['no end', '--line\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--line'],
  ['nothing', ''],
])('%s is left to busboy', (_, body) => {
  expect(readPlainForm(Buffer.from(body), type)).toBeUndefined()
})
