import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { contentFile } from '#reader/content.ts'
import type { ManifestEntry } from '#reader/pictures.ts'
import { encode } from './encode.ts'
import { areThere, filesOf } from './folder.ts'

const masters = 'content/nights'

/**
 * Encodes the evening of a picture beside it and names it in the picture's entry. There is none where it was rendered from
 * the scene of another photograph than this one: a night bears the hash of its day.
 */
export async function withNight(id: string, { night: _, ...entry }: ManifestEntry): Promise<ManifestEntry> {
  const name = `${masters}/${id}.jpg`
  const file = contentFile(name)
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  if (!bytes.includes(`night of ${entry.hash}`)) return entry
  const night = `n${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`
  if (!areThere(filesOf(id, { ...entry, hash: night }))) await encode(id, night, bytes, name)
  return { ...entry, night }
}
