import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const beat = 20

/**
 * A line to a server, of so many bytes a second towards it. Each number in `breaks` cuts one connection after so many
 * bytes: the first number the first connection, and so on.
 */
export async function startSlowLine(address: string, bytesPerSecond: number, breaks: readonly number[] = []) {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  let connections = 0
  const line = createServer((near) => {
    const breakAfter = breaks[connections++] ?? Number.POSITIVE_INFINITY
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    far.pipe(near)
    near.once('close', () => far.destroy())
    // It ends with the connection, in whatever way that ends.
    relay(near, far, bytesPerSecond, breakAfter).catch(() => far.destroy())
  })
  line.on('error', () => {})
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const bound = line.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
    connections: () => connections,
    stop() {
      line.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function relay(near: Socket, far: Socket, bytesPerSecond: number, breakAfter: number) {
  const since = performance.now()
  let sent = 0
  for await (const chunk of near as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; ) {
      const due = Math.floor(((performance.now() - since) / 1000) * bytesPerSecond) - sent
      const piece = chunk.subarray(at, at + Math.max(0, due))
      far.write(piece)
      at += piece.length
      sent += piece.length
      if (sent >= breakAfter) return void near.resetAndDestroy()
      if (at < chunk.length) await wait(beat)
    }
  }
  far.end()
}
