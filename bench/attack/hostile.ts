import { parentPort, workerData } from 'node:worker_threads'
import { ana, formOf } from '#tests/support/server/server.ts'

// A thread of its own: what the visitor feels shall not be what these clients do to each other.

interface Options {
  address: string
  clients: number
  /** So many requests in all and no more. */
  most: number
  /** A picture that is small to send and slow to open. */
  heavy: Buffer
  seconds: number
}

export interface Attacked {
  requests: number
  statuses: Map<number, number>
}

const words = 'de in de re in mu en en ta ca es re co de mu re es ma es pu ca co en mu pu en pr pu en co en mu dq'

/** Clients, each from an address of its own, that ask for what costs most until the end. */
async function attack({ address, clients, most, heavy, seconds }: Options): Promise<Attacked> {
  const end = AbortSignal.timeout(seconds * 1000)
  const statuses = new Map<number, number>()
  let requests = 0

  async function ask(path: string, init: RequestInit, from: string) {
    requests++
    const headers = { accept: 'application/json', 'x-forwarded-for': from }
    const answer = await fetch(address + path, { ...init, headers, signal: end })
    await answer.arrayBuffer()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  }

  const six = Array.from({ length: 6 }, (_, n) => new File([new Uint8Array(heavy)], `${n}.png`))
  const ways = [
    (n: number, from: string) => ask(`/buscar?search=${encodeURIComponent(`${words}${n}`)}`, {}, from),
    (n: number, from: string) =>
      ask('/api/submit', { method: 'POST', body: formOf({ ...ana, message: `fotos ${from} ${n}` }, six) }, from),
    (n: number, from: string) =>
      ask(
        '/api/submit',
        { method: 'POST', body: formOf({ ...ana, message: `${'x'.repeat(4_000)} ${from} ${n}` }) },
        from,
      ),
  ]

  async function client(number: number) {
    const way = ways[number % ways.length]
    for (let n = 0; !end.aborted && requests < most; n++) await way?.(n, `203.0.113.${number}`).catch(() => {})
  }

  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return { requests, statuses }
}

parentPort?.postMessage(await attack(workerData as Options))
