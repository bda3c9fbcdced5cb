import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readArguments, runCommand, UsageError } from '#server/cli/command.ts'
import { asCards, asJson, asReasons, asTable, type Photos } from '#server/cli/show.ts'
import { exportCsv } from '#server/desk/enquiries/export.ts'
import { joined } from '#server/desk/enquiries/list.ts'
import type { Database } from '#server/storage/database.ts'
import { retryRefused } from '#server/storage/deliveries.ts'
import { fileNameOf, listPhotos, readPhoto } from '#server/storage/photos.ts'
import { findEnquiries, listEnquiries, listRefused, markAnswered, searchEnquiries } from '#server/storage/reading.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'

const usage = `Reads the enquiries.

  enquiries                      the newest 50, as a table      --all for all, --waiting for those not answered yet
  enquiries search WORDS         those in which all words occur (letter case and accents do not matter)
  enquiries show ID…             one or more, whole; the ID's first characters are enough
  enquiries photos ID FOLDER     writes its pictures into a folder; nothing there is overwritten
  enquiries answered ID…         marks as answered              --undo takes it back
  enquiries retry                sends what was permanently refused once more
  --refused                      what mail servers refused for good, and why
  --json, --csv                  the list for other programs (all enquiries, or those found)`

const { values, positionals } = readArguments(usage, {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  all: { type: 'boolean' },
  waiting: { type: 'boolean' },
  refused: { type: 'boolean' },
  undo: { type: 'boolean' },
})
const [command = 'list', ...words] = positionals

async function work(store: Database): Promise<string> {
  if (values.refused) return asReasons(await listRefused(store))
  if (command === 'list') {
    const whole = values.all || values.json || values.csv
    return show(store, listEnquiries(store, { max: whole ? undefined : 50, waiting: values.waiting === true }))
  }
  if (command === 'search') return show(store, searchEnquiries(store, words))
  if (command === 'show') return asCards(await findEnquiries(store, words), await photosOf(store))
  if (command === 'photos') return writePhotos(store, words)
  if (command === 'answered') return mark(store)
  if (command === 'retry') return `${await retryRefused(store)} messages will be sent again.`
  throw new UsageError(`There is no command "${command}".\n\n${usage}`)
}

async function show(store: Database, found: ReturnType<typeof listEnquiries>): Promise<string> {
  const enquiries = await found
  if (values.json) return asJson(enquiries, await photosOf(store))
  if (values.csv) return exportCsv(await joinedOf(store, enquiries))
  return asTable(enquiries)
}

async function joinedOf(store: Database, enquiries: readonly EnquiryRow[]) {
  const wanted = new Set(enquiries.map(({ id }) => id))
  return (await joined(store).execute()).filter(({ id }) => wanted.has(id))
}

async function photosOf(store: Database): Promise<Photos> {
  return Map.groupBy(await listPhotos(store), ({ enquiry_id }) => enquiry_id)
}

async function writePhotos(store: Database, [beginning, folder, ...more]: readonly string[]): Promise<string> {
  if (beginning === undefined || folder === undefined || more.length > 0) {
    throw new UsageError(`Of which one, and where to? enquiries photos ID FOLDER\n\n${usage}`)
  }
  const files: string[] = []
  for (const { id } of await findEnquiries(store, [beginning])) {
    files.push(...(await exportPhotos(store, id, resolve(folder))))
  }
  return files.length === 0 ? 'This enquiry has no photos.' : files.join('\n')
}

async function mark(store: Database): Promise<string> {
  if (words.length === 0) throw new UsageError(`Which one? ${usage}`)
  const found = await findEnquiries(store, words)
  await markAnswered(
    store,
    found.map(({ id }) => id),
    values.undo ? null : Date.now(),
  )
  return asTable(await findEnquiries(store, words))
}

await runCommand(work)

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
