import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A free TCP port of this machine.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await server[Symbol.asyncDispose]()
  return typeof address === 'object' && address ? address.port : 0
}
