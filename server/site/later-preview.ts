import type { IncomingMessage, ServerResponse } from 'node:http'
import { previewCookie } from '#contracts/desk-publishing.ts'
import { once } from '#server/enquiry/once.ts'
import { type Database, sharedSecret } from '#server/storage/database.ts'

/** Answers a visitor who has a key of the preview; false where the site shall answer. */
export type PreviewAnswer = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>

/** Whether the visitor says to have a key of the preview. */
export const asksForPreview = ({ headers }: IncomingMessage) => headers.cookie?.includes(`${previewCookie}=`) === true

/** The preview, loaded by the first who asks for it. */
export function laterPreview(dataDir: string, store: Database, now: () => number): PreviewAnswer {
  const open = once(async () => {
    const { createPreview, previewKeys } = await import('#server/site/preview.ts')
    return createPreview(dataDir, previewKeys(await sharedSecret(store, 'desk-preview'), now))
  })
  return async (req, res) => (await open())(req, res)
}
