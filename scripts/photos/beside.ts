import { hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFile } from '#reader/content.ts'
import type { ManifestEntry } from '#reader/pictures.ts'
import { encode } from './encode.ts'
import { areThere, encodedFolder, filesOf } from './folder.ts'

/**
 * Encodes the evening of a picture beside it and names it in the picture's entry. There is none where it was rendered from
 * the scene of another photograph than this one: a night bears the hash of its day.
 */
export async function withNight(id: string, { night: _, ...entry }: ManifestEntry): Promise<ManifestEntry> {
  const name = `content/nights/${id}.jpg`
  const file = contentFile(name)
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  if (!bytes.includes(`night of ${entry.hash}`)) return entry
  const night = `n${hash('sha256', bytes).slice(0, 8)}`
  if (!areThere(filesOf(id, { ...entry, hash: night }))) await encode(id, night, bytes, name)
  return { ...entry, night }
}

/**
 * Puts the line drawing of a picture beside its encoded files and names it in the picture's entry. There is none where it
 * was made of another photograph than this one.
 */
export function drawn(id: string, { drawing: _, ...entry }: ManifestEntry): ManifestEntry {
  const file = contentFile(`content/drawings/${id}.svg`)
  const svg = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!svg.includes(`data-of="${entry.hash}"`)) return entry
  const drawing = hash('sha256', svg).slice(0, 8)
  writeFileSync(join(encodedFolder(), `${id}-${entry.hash}-${drawing}.svg`), svg)
  return { ...entry, drawing }
}
