import type { IncomingMessage } from 'node:http'
import type { Config } from '#server/config.ts'
import { type clientAddresses, household } from '#server/enquiry/client-address.ts'
import { memoryRateLimiter } from '#server/enquiry/rate-limit.ts'

/** Searches that a household may make at once, and in a minute. */
const searchesPerMinute = 30

const searchPages = new Set(['/buscar', '/search'])

/** Counts a request of a household that makes the server search; gives the seconds to wait. */
export function searchLimit({ RATE_LIMIT }: Config, clientAddress: ReturnType<typeof clientAddresses>) {
  const limit = memoryRateLimiter()
  return async ({ socket, headers }: IncomingMessage, path: string): Promise<number> => {
    if (RATE_LIMIT === 0 || !searchPages.has(path)) return 0
    const forwarded = headers['x-forwarded-for']
    const address = clientAddress.of(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join() : forwarded)
    return limit(household(address), searchesPerMinute)
  }
}
