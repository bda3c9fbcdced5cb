import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#server/storage/database.ts'
import type { AnswerFile, AnswerFileRow, Schema } from '#server/storage/schema.ts'

/** Keeps the files of an answer, in their order, within the answer's own transaction. */
export async function saveAnswerFiles(
  tx: Transaction<Schema>,
  of: Pick<AnswerFileRow, 'enquiry_id' | 'entry_id'>,
  files: readonly AnswerFile[],
) {
  // One by one: each may hold megabytes.
  for (const [at, file] of files.entries())
    await tx
      .insertInto('desk_file')
      .values({ ...of, ...file, id: randomUUID(), position: at + 1 })
      .execute()
}

/** Files of some enquiries or answers, in their order, without their content. */
export const listAnswerFiles = ({ db }: Database, by: 'enquiry_id' | 'entry_id', ids: readonly string[]) =>
  db
    .selectFrom('desk_file')
    .select(['id', 'enquiry_id', 'entry_id', 'position', 'name', 'type', 'bytes'])
    .where(by, 'in', ids)
    .orderBy('entry_id')
    .orderBy('position')
    .execute()

export async function readAnswerFile({ db }: Database, id: string): Promise<Uint8Array> {
  const { content } = await db.selectFrom('desk_file').select('content').where('id', '=', id).executeTakeFirstOrThrow()
  return content
}
