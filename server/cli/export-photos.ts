import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/storage/database.ts'
import { fileNameOf, listPhotos, readPhoto } from '#server/storage/photos.ts'

/** Writes an enquiry's pictures into a folder, readable by its owner only. Gives their paths. Overwrites nothing. */
export async function exportPhotos(store: Database, enquiry: string, folder: string): Promise<string[]> {
  const photos = (await listPhotos(store, enquiry)).map((photo) => {
    return { id: photo.id, file: join(folder, `${enquiry.slice(0, 8)}-${fileNameOf(photo)}`) }
  })
  const there = photos.find(({ file }) => existsSync(file))
  if (there) throw new Error(`${there.file} is there already; nothing is overwritten. Give another folder.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { id, file } of photos) await writeFile(file, await readPhoto(store, id), { flag: 'wx', mode: 0o600 })
  return photos.map(({ file }) => file)
}
