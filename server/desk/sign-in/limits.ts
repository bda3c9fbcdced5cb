import type { Context } from 'hono'
import type { DeskEnv } from '#server/desk/request/access.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import type { DeskServices } from '#server/desk/request/services.ts'
import { household } from '#server/enquiry/client-address.ts'

/** So many at once, and then in a minute: of an address, and for an account from anywhere. */
const perMinute = { address: 30, account: 5 }

/** Throws when somebody tries too often. `account` is the e-mail address that is tried. */
export async function limitTries(
  c: Context<DeskEnv>,
  { rateLimit, clientAddress, anonymous }: DeskServices,
  account?: string,
): Promise<void> {
  const address = clientAddress.ofRequest(c.env.incoming)
  const ways: [string, number][] = [[`desk:${anonymous(household(address))}`, perMinute.address]]
  if (account !== undefined) ways.push([`desk:${anonymous(account)}`, perMinute.account])
  for (const [key, limit] of ways) {
    const wait = await rateLimit(key, limit)
    if (wait === 0) continue
    c.header('Retry-After', String(wait))
    throw new Refusal(429, `Demasiados intentos. Espera ${wait} segundos y prueba otra vez.`)
  }
}
