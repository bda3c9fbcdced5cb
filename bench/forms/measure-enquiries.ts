import { fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startProcess } from '#tests/support/server/process.ts'
import { accessKey } from '#tests/support/server/server.ts'
import { percentile, runLoad } from './client.ts'
import { connections, type Run, whole } from './run.ts'

// As long as a browser's.
const boundary = '----WebKitFormBoundaryAbCdEfGhIjKlMnOp'
type Server = Awaited<ReturnType<typeof startProcess>>

/** How the service keeps enquiries: usual load first, then ten times its connections. */
export async function measureEnquiries({ quick, folder, note }: Run, siteDir: string) {
  const enquiries = quick ? 5_000 : 50_000
  const dataDir = join(folder, 'data')
  const server = await startProcess({ DATA_DIR: dataDir, SITE_DIR: siteDir })
  const before = appendsPerSecond(folder, 3)
  const since = performance.now()
  const { kept, times, refused } = await send(server, connections, (n) => n < enquiries)
  const perSecond = kept.size / ((performance.now() - since) / 1000)
  const used = memory(server)
  const limit = (before + appendsPerSecond(folder, 3)) / 2
  const share = perSecond / limit
  const lost = missing(dataDir, kept)
  note('fsync’d appends per second (the machine’s limit)', whole(limit))
  note(
    `enquiries per second, ${connections} connections, committed`,
    `${whole(perSecond)} (${whole(share * 100)} %)`,
    '≥ 60 % of the limit',
    share >= 0.6,
  )
  note(
    'time to answer, half of them / p99',
    `${percentile(times, 50).toFixed(1)} / ${percentile(times, 99).toFixed(1)} ms`,
  )
  note(`memory after ${whole(enquiries)} enquiries`, `${whole(used)} MB`, '≤ 150 MB', used <= 150)
  note('refused; answered with success but missing', `${refused}; ${lost}`, '0; 0', refused + lost === 0)
  await measureHeavy({ quick, note }, server, dataDir)
  await server.stop()
}

async function measureHeavy({ quick, note }: Pick<Run, 'quick' | 'note'>, server: Server, dataDir: string) {
  const seconds = quick ? 10 : 60
  const watch = watchServer(server, seconds * 20)
  const end = performance.now() + seconds * 1000
  const { kept, times, refused } = await send(server, connections * 10, () => performance.now() < end)
  const { memories, pages } = watch.stop()
  const half = Math.ceil(memories.length / 2)
  const [early, late] = [Math.max(...memories.slice(0, half)), Math.max(...memories.slice(half))]
  const lost = missing(dataDir, kept)
  const slowest = Math.max(...pages)
  note(
    `${connections * 10} connections for ${seconds} s: enquiries per second; p99`,
    `${whole(kept.size / seconds)}; ${whole(percentile(times, 99))} ms`,
  )
  note(
    '… refused; answered with success but missing',
    `${refused}; ${lost} of ${whole(kept.size)}`,
    '0; 0',
    refused + lost === 0,
  )
  note(
    '… most memory, first half → second half',
    `${whole(early)} → ${whole(late)} MB`,
    'flat (≤ 15 % more)',
    late <= early * 1.15,
  )
  note(
    `… slowest of ${pages.length} home pages meanwhile`,
    `${whole(slowest)} ms`,
    'all served',
    pages.length > 0 && slowest < 5_000,
  )
}

async function send(server: Server, over: number, goOn: (n: number) => boolean) {
  const kept = new Set<string>()
  const times: number[] = []
  let refused = 0
  await runLoad(server.address, over, {
    next(n) {
      const text = `${over}-${n}`
      return goOn(n) ? { bytes: enquiry(text), tag: text } : undefined
    },
    heard({ status, tag, ms }) {
      times.push(ms)
      if (status === 200) kept.add(tag)
      else refused++
    },
  })
  times.sort((a, b) => a - b)
  return { kept, times, refused }
}

/** Looks at the server's memory, and asks for a page, every so many milliseconds. */
function watchServer(server: Server, every: number) {
  const memories: number[] = []
  const pages: number[] = []
  const timer = setInterval(async () => {
    memories.push(memory(server))
    const since = performance.now()
    const served = await fetch(`${server.address}/`).then(
      ({ ok }) => ok,
      () => false,
    )
    pages.push(served ? performance.now() - since : Number.POSITIVE_INFINITY)
  }, every)
  return {
    stop() {
      clearInterval(timer)
      return { memories, pages }
    },
  }
}

function appendsPerSecond(folder: string, seconds: number): number {
  const file = openSync(join(folder, 'appends'), 'a')
  const record = Buffer.alloc(512, 'a')
  const since = performance.now()
  let count = 0
  while (performance.now() - since < seconds * 1000) {
    writeSync(file, record)
    fsyncSync(file)
    count++
  }
  return count / seconds
}

export function enquiry(text: string): Buffer {
  const fields = {
    access_key: accessKey,
    name: 'Ana García',
    phone: '600112233',
    email: 'ana@example.es',
    message: `${text} Quisiera un presupuesto para una cocina de roble.`,
    botcheck: '',
    submission: text,
  }
  const body = Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')
  const bytes = Buffer.from(`${body}--${boundary}--\r\n`)
  return Buffer.concat([
    Buffer.from(
      `POST /api/submit HTTP/1.1\r\nHost: veta.test\r\nAccept: application/json\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    ),
    bytes,
  ])
}

/** What a process holds in memory, in megabytes; nothing when it is gone. */
export function memory({ pid }: { pid: number | undefined }): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

function missing(dataDir: string, kept: ReadonlySet<string>): number {
  const store = new DatabaseSync(join(dataDir, 'veta.sqlite'), { readOnly: true })
  const left = new Set(kept)
  for (const row of store.prepare('select message from enquiry').iterate())
    left.delete(String(row.message).split(' ')[0] ?? '')
  store.close()
  return left.size
}
