import { connect, type Socket } from 'node:net'

export interface Load {
  /** Makes the next request's bytes; undefined ends this connection's work. */
  next: (n: number) => { bytes: Buffer; tag: string } | undefined
  /** Hears each answer. */
  heard: (answer: { status: number; tag: string; ms: number }) => void
}

/**
 * Keeps `connections` connections busy, each with one request at a time, until `next` gives no more. As thin as can be,
 * since it shares the machine with what it measures.
 */
export async function runLoad(address: string, connections: number, load: Load): Promise<void> {
  const { hostname, port } = new URL(address)
  let count = 0
  await Promise.all(
    Array.from({ length: connections }, () => runConnection(Number(port), hostname, load, () => count++)),
  )
}

function runConnection(port: number, host: string, { next, heard }: Load, number: () => number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host, noDelay: true })
    let under: { tag: string; since: number } | undefined
    let left = 0
    let head = ''

    const send = () => {
      const request = next(number())
      if (!request) return void socket.end(resolve)
      under = { tag: request.tag, since: performance.now() }
      socket.write(request.bytes)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => (under ? reject(new Error('connection lost')) : resolve()))
    socket.on('data', (chunk: Buffer) => {
      let rest = chunk.length
      if (left === 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
        rest = head.length - end - 4
      }
      left -= rest
      if (left > 0) return
      const status = Number(head.slice(9, 12))
      head = ''
      left = 0
      const done = under
      under = undefined
      if (done) heard({ status, tag: done.tag, ms: performance.now() - done.since })
      send()
    })
  })
}

/** The value below which so many hundredths of the sorted values lie. */
export function percentile(sorted: readonly number[], hundredths: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? 0
}
