import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#server/storage/database.ts'
import { sharedSecret } from '#server/storage/secret.ts'

/** A key nobody can guess, as it stands in an address or a cookie. */
export const newKey = () => randomBytes(32).toString('base64url')

/** What is kept of a key. Keys are long and random, so a fast hash is enough. */
export const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')

const door = 'desk-door'

/** The key of this installation's private address; made when it is first asked for. */
export const doorKey = (store: Database): Promise<string> => sharedSecret(store, door)

/** Gives the address a new key: whoever has only the old one is a stranger again. */
export async function renewDoorKey(store: Database): Promise<string> {
  await doorKey(store)
  const value = newKey()
  await store.db.updateTable('secret').set({ value }).where('name', '=', door).execute()
  return value
}
