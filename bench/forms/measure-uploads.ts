import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startProcess } from '#tests/support/server/process.ts'
import { percentile, runLoad } from './client.ts'
import { enquiry, memory } from './measure-enquiries.ts'
import { connections, median, type Run, whole } from './run.ts'

const visitors = connections
const uploaders = 10

/** How plain enquiries fare while ten others send pictures, as a phone takes them: medians of several turns. */
export async function measureUploads({ quick, folder, note }: Run, siteDir: string) {
  const seconds = quick ? 5 : 15
  const env = { DATA_DIR: join(folder, 'uploads'), SITE_DIR: siteDir, TRUST_PROXY: 'loopback' }
  const server = await startProcess(env)
  const alone: number[] = []
  const beside: number[] = []
  const total = { kept: 0, refused: 0 }
  const watch = watchMemory(server.pid)
  let size = 0
  await plain(server.address, seconds)
  for (let turn = 0; turn < 3; turn++) {
    alone.push(await plain(server.address, seconds))
    const uploads = await startUploads(server.address)
    beside.push(await plain(server.address, seconds))
    const { kept, refused } = await uploads.stop()
    size = uploads.bytes
    total.kept += kept
    total.refused += refused
  }
  const { own, converter } = watch.stop()
  await server.stop()
  const [before, meanwhile] = [median(alone), median(beside)]
  note(
    `p99 of a plain enquiry, ${visitors} connections: alone / beside ${uploaders} uploads of 3 × ${whole(size / 1e6)} MB`,
    `${before.toFixed(1)} / ${meanwhile.toFixed(1)} ms (${(meanwhile / before).toFixed(1)} ×)`,
    '≤ 2 ×',
    meanwhile <= 2 * before,
  )
  const { kept, refused } = total
  note('… enquiries with pictures kept; refused', `${kept} in ${3 * seconds} s; ${refused}`, '0 refused', refused === 0)
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

/** Visitors who send pictures, in a process of their own, until `stop`. */
async function startUploads(address: string) {
  const program = fileURLToPath(new URL('./uploaders.ts', import.meta.url))
  const child = spawn(process.execPath, [program, address, String(uploaders)], { stdio: ['pipe', 'pipe', 'inherit'] })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const read = async () => JSON.parse(String((await lines.next()).value))
  const { bytes } = (await read()) as { bytes: number }
  return {
    bytes,
    async stop(): Promise<{ kept: number; refused: number }> {
      child.stdin.end()
      return read()
    },
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
