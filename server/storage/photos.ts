import type { Database } from '#server/storage/database.ts'
import type { PhotoRow } from '#server/storage/schema.ts'

/** A kept picture without its content. */
export type PhotoInfo = Omit<PhotoRow, 'content'>

/** Pictures of one enquiry, or of all, in their order. */
export function listPhotos({ db }: Database, enquiry?: string): Promise<PhotoInfo[]> {
  return db
    .selectFrom('photo')
    .select(['id', 'enquiry_id', 'position', 'name', 'type', 'width', 'height', 'bytes'])
    .$if(enquiry !== undefined, (query) => query.where('enquiry_id', '=', enquiry ?? ''))
    .orderBy('enquiry_id')
    .orderBy('position')
    .execute()
}

/** Content of one picture. */
export async function readPhoto({ db }: Database, id: string): Promise<Uint8Array> {
  const { content } = await db.selectFrom('photo').select('content').where('id', '=', id).executeTakeFirstOrThrow()
  return content
}

/** A file name made from the visitor's: no folders, no hidden files, nothing a file system stumbles over. */
export function fileNameOf({ position, name }: Pick<PhotoInfo, 'position' | 'name'>): string {
  const readable = name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `${position}-${[...readable].slice(0, 40).join('') || 'foto'}.jpg`
}
