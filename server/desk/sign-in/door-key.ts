import { newKey } from '#server/desk/sign-in/keys.ts'
import type { Database } from '#server/storage/database.ts'
import { sharedSecret } from '#server/storage/secret.ts'

const name = 'desk-door'

/** The key of this installation's private address; made when it is first asked for. */
export async function doorKey(store: Database): Promise<string> {
  const row = await store.db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? sharedSecret(store, name)
}

/** Gives the address a new key: whoever has only the old one is a stranger again. */
export async function renewDoorKey(store: Database): Promise<string> {
  await doorKey(store)
  const value = newKey()
  await store.db.updateTable('secret').set({ value }).where('name', '=', name).execute()
  return value
}
