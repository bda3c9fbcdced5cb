import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { percentile, runLoad } from '#server/bench/client.ts'
import { enquiry, memory } from '#server/bench/measure-enquiries.ts'
import { connections, type Run, whole } from '#server/bench/run.ts'
import { phoneShot } from '#server/testing/pictures.ts'
import { startProcess } from '#server/testing/process.ts'
import { ana, formOf } from '#server/testing/server.ts'

const visitors = connections
const uploaders = 10

/** How plain enquiries fare while ten others send pictures, as a phone takes them. */
export async function measureUploads({ quick, folder, note }: Run, siteDir: string) {
  const seconds = quick ? 8 : 30
  const env = { DATA_DIR: join(folder, 'uploads'), SITE_DIR: siteDir, TRUST_PROXY: 'loopback' }
  const server = await startProcess(env)
  const shot = await phoneShot()
  const forms = await Promise.all(Array.from({ length: uploaders }, (_, n) => upload(shot, `203.0.113.${n}`)))
  await plain(server.address, seconds / 4)
  const alone = await plain(server.address, seconds)
  const watch = watchMemory(server.pid)
  let going = true
  let kept = 0
  let refused = 0
  const uploads = runLoad(server.address, uploaders, {
    next: (n) => (going ? { bytes: forms[n % uploaders]?.(n) ?? Buffer.alloc(0), tag: '' } : undefined),
    heard: ({ status }) => {
      if (status === 200) kept++
      else refused++
    },
  })
  const beside = await plain(server.address, seconds)
  going = false
  await uploads
  const { own, converter } = watch.stop()
  await server.stop()
  const size = `3 × ${whole(shot.length / 1e6)} MB`
  note(
    `p99 of a plain enquiry, ${visitors} connections: alone / beside ${uploaders} uploads of ${size}`,
    `${alone.toFixed(1)} / ${beside.toFixed(1)} ms (${(beside / alone).toFixed(1)} ×)`,
    '≤ 2 ×',
    beside <= 2 * alone,
  )
  note('… enquiries with pictures kept; refused', `${kept} in ${seconds} s; ${refused}`, '0 refused', refused === 0)
  note('… most memory: server; converter', `${whole(own)} MB; ${whole(converter)} MB`)
}

async function plain(address: string, seconds: number): Promise<number> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await runLoad(address, visitors, {
    next: () => (performance.now() < end ? { bytes: enquiry(crypto.randomUUID()), tag: '' } : undefined),
    heard: ({ ms }) => times.push(ms),
  })
  return percentile(
    times.sort((a, b) => a - b),
    99,
  )
}

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

/** The most that the server, and a converter of it, held in memory, in megabytes. */
function watchMemory(pid: number | undefined) {
  let [own, converter] = [0, 0]
  const timer = setInterval(() => {
    own = Math.max(own, memory({ pid }))
    for (const child of childrenOf(pid)) converter = Math.max(converter, memory({ pid: child }))
  }, 50)
  return {
    stop() {
      clearInterval(timer)
      return { own, converter }
    },
  }
}

const childrenOf = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
