import type { Database } from '#server/storage/database.ts'

/** The pair by which push services know this workshop (VAPID), made on first use and then kept. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const name = 'push-keys'

export async function pushKeys({ db }: Database): Promise<PushKeys> {
  const { default: webPush } = await import('web-push')
  await db
    .insertInto('secret')
    .values({ name, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return JSON.parse(value) as PushKeys
}
