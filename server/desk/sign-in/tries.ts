import type { Context } from 'hono'
import { day, hour } from '#contracts/days.ts'
import type { FailedSignIns, SignInWay } from '#contracts/desk.ts'
import type { DeskEnv, DeskServices } from '#server/desk/request/access.ts'
import { Refusal } from '#server/desk/request/http.ts'
import { household } from '#server/enquiry/client-address.ts'
import type { Database } from '#server/storage/database.ts'
import type { PersonRow } from '#server/storage/schema.ts'

/** So many at once, and then in a minute: of an address, and for an account from anywhere. */
const perMinute = { address: 30, account: 5 }

/** Throws when somebody tries too often. `account` is the e-mail address that is tried. */
export async function limitTries(c: Context<DeskEnv>, services: DeskServices, account?: string): Promise<void> {
  const { rateLimit, clientAddress, anonymous } = services
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

/** So long a failure is kept. */
const kept = 30 * day

/**
 * Counts and logs a sign-in that failed, and gives back its refusal to throw. Of who was tried only people of ours are
 * written down: what a stranger types is not.
 */
export async function failed(
  c: Context<DeskEnv>,
  { store, now, log, metrics, clientAddress, anonymous }: DeskServices,
  way: SignInWay,
  person: Pick<PersonRow, 'id'> | undefined,
  refusal: Refusal,
): Promise<Refusal> {
  const address = clientAddress.ofRequest(c.env.incoming)
  metrics.failedSignIn(way)
  log.warn({ way, person: person?.id, from: anonymous(household(address)) }, 'a sign-in failed')
  await count(store, { way, person_id: person?.id ?? '' }, now()).catch((error) =>
    log.error({ error }, 'a failed sign-in could not be counted'),
  )
  return refusal
}

async function count({ db }: Database, key: { way: string; person_id: string }, at: number): Promise<void> {
  await db
    .deleteFrom('desk_failure')
    .where('last_at', '<', at - kept)
    .execute()
  await db
    .insertInto('desk_failure')
    .values({ ...key, hour: Math.floor(at / hour), count: 1, last_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'way', 'person_id'])
        .doUpdateSet((eb) => ({ count: eb('desk_failure.count', '+', 1), last_at: at })),
    )
    .execute()
}

/** Sign-ins that failed in the last thirty days, by way and person, the latest first. */
export async function listFailures({ db }: Database, at: number): Promise<FailedSignIns[]> {
  const rows = await db
    .selectFrom('desk_failure')
    .leftJoin('desk_person', 'desk_person.id', 'desk_failure.person_id')
    .select(({ fn }) => ['way', 'name', fn.sum<number>('count').as('count'), fn.max('last_at').as('lastAt')])
    .where('last_at', '>=', at - kept)
    .groupBy(['way', 'person_id', 'name'])
    .execute()
  return rows
    .map(({ way, name, count, lastAt }) => {
      return { way: way as SignInWay, name: name ?? '', count: Number(count), lastAt: Number(lastAt) }
    })
    .toSorted((a, b) => b.lastAt - a.lastAt)
}
