import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFile } from '#reader/content.ts'
import type { ManifestEntry } from '#reader/pictures.ts'
import { encodedFolder } from './folder.ts'

const masters = 'content/drawings'

/**
 * Puts the line drawing of a picture beside its encoded files and names it in the picture's entry. There is none where it
 * was made of another photograph than this one.
 */
export function drawn(id: string, { drawing: _, ...entry }: ManifestEntry): ManifestEntry {
  const file = contentFile(`${masters}/${id}.svg`)
  const svg = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!svg.includes(`data-of="${entry.hash}"`)) return entry
  const drawing = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  writeFileSync(join(encodedFolder(), `${id}-${entry.hash}-${drawing}.svg`), svg)
  return { ...entry, drawing }
}
