import { randomUUID } from 'node:crypto'
import { readIfThere, writeWhole } from '#server/atomic-file.ts'
import type { Places } from '#server/desk/publishing/places.ts'
import { changeSecret, type Database, sharedSecret } from '#server/storage/database.ts'

const row = 'desk-publisher'

/** Why this server may not publish; empty where it may. Servers that share a database have one among them that does. */
export async function claimPublishing(store: Database, places: Places): Promise<string> {
  if (store.kind === 'sqlite') return ''
  const own = await identity(places)
  return (await sharedSecret(store, row, own)) === own
    ? ''
    : 'Los textos y las fotos se cambian y se publican desde el otro servidor del taller. Aquí puedes atender las consultas.'
}

/** Makes this server the one that publishes. The other must not be publishing meanwhile. */
export const takePublishing = async ({ db }: Database, places: Places) => changeSecret(db, row, await identity(places))

async function identity({ identity: file }: Places): Promise<string> {
  const known = (await readIfThere(file))?.toString('utf8')
  if (known) return known
  const fresh = randomUUID()
  await writeWhole(file, fresh)
  return fresh
}
