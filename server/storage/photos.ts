import { day } from '#contracts/days.ts'
import { countOf, type Database } from '#server/storage/database.ts'
import { type Dispatch, deliveryRow, photoRows, takeDigests } from '#server/storage/enquiries.ts'
import type { Photo, PhotoRow } from '#server/storage/schema.ts'

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

export async function readPhoto({ db }: Database, id: string): Promise<Uint8Array> {
  const { content } = await db.selectFrom('photo').select('content').where('id', '=', id).executeTakeFirstOrThrow()
  return content
}

/** A file name made from the visitor's: no folders, no hidden files, nothing a file system stumbles over. */
export const fileNameOf = ({ position, name }: Pick<PhotoInfo, 'position' | 'name'>) =>
  `${position}-${cleanName(name) || 'foto'}.jpg`

/** What is harmless of a file's name, without its ending; may be ''. */
export function cleanName(name: string, maxLength = 40): string {
  const readable = name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return [...readable].slice(0, maxLength).join('')
}

/** Pictures that come later. */
export interface Addition {
  enquiry: string
  photos: readonly Photo[]
  /** Digest of what was sent, by which a repeat is known for a day. */
  digest: string
  at: number
  /** How many an enquiry may have. */
  max: number
}

/**
 * Adds pictures to an enquiry, with the message that tells the workshop; committed when it returns. Gives how many found
 * room; undefined when there is no such enquiry (any more).
 */
export async function addPhotos(store: Database, addition: Addition, dispatch: Dispatch): Promise<number | undefined> {
  const { enquiry, photos, digest, at, max } = addition
  return store.db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('enquiry')
      .select('id')
      .where('id', '=', enquiry)
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!known) return undefined
    const submission = { digest, id: enquiry, received_at: at, repeatWithin: day }
    if ((await takeDigests(tx, [submission], at)).length === 0) return photos.length
    const count = await countOf(tx.selectFrom('photo').where('enquiry_id', '=', enquiry))
    const rows = photoRows(enquiry, photos.slice(0, Math.max(0, max - count)), count)
    for (const row of rows) await tx.insertInto('photo').values(row).execute()
    if (rows.length > 0 && dispatch.channels.includes('photos')) {
      await tx
        .insertInto('delivery')
        .values(deliveryRow(enquiry, at, 'photos', dispatch.domain))
        .execute()
    }
    return rows.length
  })
}
