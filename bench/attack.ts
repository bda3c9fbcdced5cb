import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { blackPng, jpeg } from '#tests/support/server/pictures.ts'
import { startProcess } from '#tests/support/server/process.ts'
import { temporaryFolder } from '#tests/support/server/server.ts'
import type { Attacked } from './attack/hostile.ts'
import { visit } from './attack/visitor.ts'

// What another visitor feels while twenty hostile clients are at search, pictures and forms at once: this machine's loopback
// only, for so many seconds and requests and no more. The clients run on the same processors as the server.
const seconds = process.argv.includes('--quick') ? 10 : 30
const most = 20_000
const goals = { page: 50, enquiry: 5_000 }

const folder = temporaryFolder()
const env = {
  SITE_DIR: process.env.SITE_DIR ?? 'build',
  DATA_DIR: folder.path,
  TRUST_PROXY: 'loopback',
  RATE_LIMIT: '5',
  OVERALL_LIMIT: '300',
}
const server = await startProcess(env)
try {
  const picture = await jpeg(1600, 1200)
  const quiet = await visit(server.address, picture, AbortSignal.timeout(4_000))
  const end = AbortSignal.timeout(seconds * 1000)
  const workerData = { address: server.address, clients: 20, most, heavy: blackPng(7_000, 7_000), seconds }
  const hostile = once(new Worker(new URL('./attack/hostile.ts', import.meta.url), { workerData }), 'message')
  await wait(1_000)
  const under = await visit(server.address, picture, end)
  const [{ requests, statuses }] = (await hostile) as [Attacked]
  const failures = [...statuses, ...under.statuses].filter(([status]) => status >= 500)
  const told = (name: string, { pages, enquiries, kept }: typeof quiet) =>
    `${name.padEnd(10)} page median ${middle(pages)} ms, worst ${worst(pages)} ms (${pages.length}); enquiry with a picture median ${middle(enquiries)} ms, worst ${worst(enquiries)} ms (${enquiries.length}, picture kept ${kept})`
  console.log(told('quiet', quiet))
  console.log(told('attacked', under))
  console.log(
    `hostile    ${requests} requests in ${seconds} s: ${[...statuses].map(([status, n]) => `${status} × ${n}`).join(', ')}`,
  )
  const missed = [
    middle(under.pages) > goals.page && `a page took more than ${goals.page} ms`,
    worst(under.enquiries) > goals.enquiry && `an enquiry took more than ${goals.enquiry} ms`,
    under.kept < under.enquiries.length && 'a picture of the visitor was not kept',
    failures.length > 0 && 'the server failed',
  ].filter((goal) => goal !== false)
  console.log(missed.length === 0 ? 'All goals are met.' : `Missed: ${missed.join('; ')}.`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await server.stop()
  folder.remove()
}

function middle(times: readonly number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0)
}

function worst(times: readonly number[]): number {
  return Math.round(Math.max(0, ...times))
}
