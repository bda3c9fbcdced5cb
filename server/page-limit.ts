import type { IncomingMessage } from 'node:http'
import type { Config } from '#server/config.ts'
import { type clientAddresses, household } from '#server/enquiry/client-address.ts'
import { memoryRateLimiter } from '#server/enquiry/rate-limit.ts'

/** Of pages that are written anew for each address, so many at once for a household, and in a minute. */
const perMinute = { search: 30, design: 60 }

const kindOf = (path: string) =>
  path === '/buscar' || path === '/search' ? 'search' : path.startsWith('/disena/') ? 'design' : undefined

/** Counts a request of a household that makes the server work; gives the seconds to wait. */
export function pageLimit({ RATE_LIMIT }: Config, clientAddress: ReturnType<typeof clientAddresses>) {
  const limit = memoryRateLimiter()
  return async (request: IncomingMessage, path: string): Promise<number> => {
    const kind = kindOf(path)
    if (RATE_LIMIT === 0 || !kind) return 0
    return limit(`${kind} ${household(clientAddress.ofRequest(request))}`, perMinute[kind])
  }
}
