import { cpSync, existsSync, fsyncSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliCompressSync } from 'node:zlib'
import { percentile, runLoad } from '#server/bench/client.ts'
import { startNginx } from '#server/bench/nginx.ts'
import { startProcess } from '#server/testing/process.ts'
import { accessKey } from '#server/testing/server.ts'

/**
 * Figures of the form service, on this machine's loopback, against what the machine itself can do in the same run.
 * `--quick` measures for seconds instead of a minute. Set BENCH_DIR to measure another disk than that of the temporary folder.
 */
const quick = process.argv.includes('--quick')
const enquiries = quick ? 5_000 : 50_000
const heavySeconds = quick ? 10 : 60
const pageSeconds = quick ? 3 : 8
const connections = 32
const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'veta-bench-'))
const rows: [what: string, measured: string, wanted: string, met: boolean | undefined][] = []
// As long as a browser's.
const boundary = '----WebKitFormBoundaryAbCdEfGhIjKlMnOp'
const whole = (value: number) => Math.round(value).toLocaleString('en-US')

function appendsPerSecond(seconds: number): number {
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

function enquiry(text: string): Buffer {
  const fields = { access_key: accessKey, name: 'Ana García', phone: '600112233', email: 'ana@example.es', message: `${text} Quisiera un presupuesto para una cocina de roble.`, botcheck: '', submission: text }
  const body = Object.entries(fields).map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')
  const bytes = Buffer.from(`${body}--${boundary}--\r\n`)
  return Buffer.concat([Buffer.from(`POST /api/submit HTTP/1.1\r\nHost: veta.test\r\nAccept: application/json\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${bytes.length}\r\n\r\n`), bytes])
}

const memory = (pid: number | undefined) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

function missing(dataDir: string, kept: ReadonlySet<string>): number {
  const store = new DatabaseSync(join(dataDir, 'veta.sqlite'), { readOnly: true })
  const left = new Set(kept)
  for (const row of store.prepare('select message from enquiry').iterate()) left.delete(String(row.message).split(' ')[0] ?? '')
  store.close()
  return left.size
}

async function measureEnquiries(siteDir: string) {
  const dataDir = join(folder, 'data')
  const server = await startProcess({ DATA_DIR: dataDir, SITE_DIR: siteDir })
  const kept = new Set<string>()
  const times: number[] = []
  let refused = 0
  const before = appendsPerSecond(3)
  const since = performance.now()
  await runLoad(server.address, connections, {
    next: (n) => (n < enquiries ? { bytes: enquiry(`a${n}`), tag: `a${n}` } : undefined),
    heard: ({ status, tag, ms }) => {
      times.push(ms)
      if (status === 200) kept.add(tag)
      else refused++
    },
  })
  const perSecond = kept.size / ((performance.now() - since) / 1000)
  const rss = memory(server.pid)
  const limit = (before + appendsPerSecond(3)) / 2
  times.sort((a, b) => a - b)
  rows.push(['fsync’d appends per second (the machine’s limit)', whole(limit), '', undefined])
  rows.push([`enquiries per second, ${connections} connections, committed`, `${whole(perSecond)} (${whole((perSecond / limit) * 100)} %)`, '≥ 60 % of the limit', perSecond >= limit * 0.6])
  rows.push(['time to answer, half of them / p99', `${percentile(times, 50).toFixed(1)} / ${percentile(times, 99).toFixed(1)} ms`, '', undefined])
  rows.push([`memory after ${whole(enquiries)} enquiries`, `${whole(rss)} MB`, '≤ 150 MB', rss <= 150])
  rows.push(['refused; answered with success but missing', `${refused}; ${missing(dataDir, kept)}`, '0; 0', refused + missing(dataDir, kept) === 0])
  await measureHeavy(server, dataDir, perSecond)
  await server.stop()
}

async function measureHeavy(server: Awaited<ReturnType<typeof startProcess>>, dataDir: string, usual: number) {
  const kept = new Set<string>()
  const times: number[] = []
  const memories: number[] = []
  const pages: number[] = []
  const end = performance.now() + heavySeconds * 1000
  const watch = setInterval(async () => {
    memories.push(memory(server.pid))
    const since = performance.now()
    const served = await fetch(`${server.address}/`).then(({ status }) => status === 200, () => false)
    pages.push(served ? performance.now() - since : Number.POSITIVE_INFINITY)
  }, heavySeconds * 20)
  await runLoad(server.address, connections * 10, {
    next: (n) => (performance.now() < end ? { bytes: enquiry(`h${n}`), tag: `h${n}` } : undefined),
    heard: ({ status, tag, ms }) => {
      times.push(ms)
      if (status === 200) kept.add(tag)
    },
  })
  clearInterval(watch)
  times.sort((a, b) => a - b)
  const half = memories.length / 2
  const [early, late] = [Math.max(...memories.slice(0, half)), Math.max(...memories.slice(half))]
  const lost = missing(dataDir, kept)
  rows.push([`ten times the connections for ${heavySeconds} s: enquiries per second`, `${whole(kept.size / heavySeconds)} (before: ${whole(usual)})`, '', undefined])
  rows.push(['… answered with success but missing', `${lost} of ${whole(kept.size)}`, '0', lost === 0])
  rows.push(['… most memory, first half → second half', `${whole(early)} → ${whole(late)} MB`, 'flat (≤ 15 % more)', late <= early * 1.15])
  rows.push(['… slowest home page meanwhile; p99 of enquiries', `${whole(Math.max(...pages))} ms; ${whole(percentile(times, 99))} ms`, 'served', Math.max(...pages) < 5_000])
}

async function pagesPerSecond(address: string): Promise<number> {
  const bytes = Buffer.from('GET / HTTP/1.1\r\nHost: veta.test\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n')
  let count = 0
  const run = async (seconds: number) => {
    const end = performance.now() + seconds * 1000
    count = 0
    await runLoad(address, connections, {
      next: () => (performance.now() < end ? { bytes, tag: '' } : undefined),
      heard: ({ status }) => {
        if (status === 200) count++
      },
    })
    return count / seconds
  }
  await run(1)
  return run(pageSeconds)
}

async function measurePages(siteDir: string) {
  const server = await startProcess({ DATA_DIR: join(folder, 'pages'), SITE_DIR: siteDir })
  const nginx = await startNginx(join(siteDir, 'client'), folder)
  if (typeof nginx === 'string') {
    rows.push(['pages per second of /, brotli', `${whole(await pagesPerSecond(server.address))} (${nginx})`, '≥ 50 % of nginx', undefined])
  } else {
    // In turns, so that a busy moment of the machine meets both.
    const [own, other] = [[await pagesPerSecond(server.address)], [await pagesPerSecond(nginx.address)]]
    own.push(await pagesPerSecond(server.address))
    other.push(await pagesPerSecond(nginx.address))
    const [mean, theirs] = [own, other].map((values) => values.reduce((sum, value) => sum + value) / values.length) as [number, number]
    rows.push(['pages per second of /, brotli: this server / nginx', `${whole(mean)} / ${whole(theirs)} (${whole((mean / theirs) * 100)} %)`, '≥ 50 % of nginx', mean >= theirs * 0.5])
    nginx.stop()
  }
  await server.stop()
}

/** The built site, or a page of usual size where it is not built. */
function siteToMeasure(): string {
  const site = join(folder, 'site')
  mkdirSync(join(site, 'client'), { recursive: true })
  if (existsSync('build/client/index.html')) cpSync('build/client', join(site, 'client'), { recursive: true })
  else writeFileSync(join(site, 'client/index.html'), `<!doctype html><title>Veta</title>${'<p>Madera</p>'.repeat(3_000)}`)
  const page = join(site, 'client/index.html')
  if (!existsSync(`${page}.br`)) writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)))
  return site
}

function print() {
  const table = [['Measured', 'Found', 'Wanted', ''], ...rows.map(([what, found, wanted, met]) => [what, found, wanted, met === undefined ? '' : met ? 'met' : 'NOT MET'])]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  console.log(table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n'))
}

try {
  const site = siteToMeasure()
  await measureEnquiries(site)
  await measurePages(site)
  print()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
