import { phoneShot } from '#tests/support/server/pictures.ts'
import { ana, formOf } from '#tests/support/server/server.ts'
import { runLoad } from './client.ts'

// So many visitors who send three pictures each, again and again, until standard input ends. Tells in JSON what became of
// it. A process of its own, behind the others: it stands for machines elsewhere, and must not hold up those who measure.
// Call: node uploaders.ts ADDRESS COUNT

const [address = '', count = '1'] = process.argv.slice(2)
const shot = await phoneShot()
const forms = await Promise.all(Array.from({ length: Number(count) }, (_, n) => upload(shot, `203.0.113.${n}`)))
// Forms of an earlier run would be repeats, whose pictures are not opened again.
const first = Math.floor(Math.random() * 90_000_000)
let going = true
process.stdin.resume().once('end', () => {
  going = false
})
let kept = 0
let refused = 0
process.stdout.write(`${JSON.stringify({ bytes: shot.length })}\n`)
await runLoad(address, forms.length, {
  next: (n) => (going ? { bytes: forms[n % forms.length]?.(first + n) ?? Buffer.alloc(0), tag: '' } : undefined),
  heard: ({ status }) => {
    if (status === 200) kept++
    else refused++
  },
})
process.stdout.write(`${JSON.stringify({ kept, refused })}\n`)

/** Makes requests of one visitor: the same three pictures each time, in a form of its own. */
async function upload(shot: Buffer, from: string): Promise<(n: number) => Buffer> {
  const photos = [1, 2, 3].map((n) => new File([new Uint8Array(shot)], `IMG_${n}.jpg`))
  const body = new Response(formOf({ ...ana, submission: 'form-00000000' }, photos))
  const bytes = Buffer.from(await body.arrayBuffer())
  const place = bytes.indexOf('form-00000000')
  const head = Buffer.from(
    `POST /api/submit HTTP/1.1\r\nHost: veta.test\r\nAccept: application/json\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${body.headers.get('content-type')}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
  )
  const request = Buffer.concat([head, bytes])
  return (n) => {
    request.write(`form-${String(n).padStart(8, '0')}`, head.length + place)
    return Buffer.from(request)
  }
}
