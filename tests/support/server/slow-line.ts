import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const beat = 0.02 // seconds

/**
 * A line to a server, of so many bytes a second towards it. It breaks after each of the numbers of bytes in `breaks`, counted
 * from the break before; `breakAfter` adds further ones, counted from then on.
 */
export async function startSlowLine(address: string, bytesPerSecond: number, breaks: readonly number[] = []) {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  const left = [...breaks]
  let connections = 0
  /** Whether the line breaks with these bytes. */
  const breaksWith = (bytes: number) => {
    const [first, ...later] = left
    if (first === undefined) return false
    left.splice(0, left.length, ...(first <= bytes ? later : [first - bytes, ...later]))
    return first <= bytes
  }
  /** Ends all connections: a browser sends again by itself what breaks on one that it has used before. */
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const line = createServer((near) => {
    connections++
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    far.pipe(near)
    near.once('close', () => far.destroy())
    // It ends with the connection, in whatever way that ends.
    relay(near, far, bytesPerSecond, breaksWith).catch(() => far.destroy())
  })
  line.on('error', () => {})
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const bound = line.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
    connections: () => connections,
    breakAfter: (...bytes: number[]) => void left.push(...bytes),
    hangUp,
    stop() {
      line.close()
      hangUp()
    },
  }
}

async function relay(near: Socket, far: Socket, bytesPerSecond: number, breaksWith: (bytes: number) => boolean) {
  const most = Math.ceil(bytesPerSecond * beat)
  let free = 0 // when the line has room again, in milliseconds
  for await (const chunk of near as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += most) {
      const piece = chunk.subarray(at, at + most)
      far.write(piece)
      if (breaksWith(piece.length)) return void near.resetAndDestroy()
      free = Math.max(free, performance.now()) + (piece.length / bytesPerSecond) * 1000
      await wait(free - performance.now())
    }
  }
  far.end()
}
