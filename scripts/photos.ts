// Masters in content/photos/ (of CONTENT_DIR) → AVIF and JPEG at the widths that the layout uses, and the manifest that names them.
// Incremental: a master whose content hash is in the manifest and whose files exist is skipped.
// A picture that has no master yet gets a drawn placeholder (not committed) in its final proportion.
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFile } from '#reader/content.ts'
import { ContentError, type Finding, throwIfAny } from '#reader/findings.ts'
import { type Manifest, readManifest } from '#reader/pictures.ts'
import { readPhotos } from '#reader/read.ts'
import { findingWords as w } from '#words/finding-words.ts'
import { drawn, withNight } from './photos/beside.ts'
import { encode, findingOn, writeWhole } from './photos/encode.ts'
import { allFilesOf, areThere, encodedFolder, filesOf, removeUnknown } from './photos/folder.ts'
import { drawPlaceholder } from './placeholder.ts'

const masters = 'content/photos'
const masterName = /^([a-z0-9-]+)\.(jpe?g|png|webp|avif|tiff?)$/i

/** Makes what is missing of the encoded pictures and returns how many masters were encoded. Throws one sentence per bad file. */
export async function makePhotos(onProgress: (done: number, total: number) => void = () => {}): Promise<number> {
  const folder = contentFile(masters)
  mkdirSync(folder, { recursive: true })
  mkdirSync(encodedFolder(), { recursive: true })
  const photos = readPhotos()
  const before = readManifest()
  const manifest: Manifest = {}
  const bad: Finding[] = []
  let encoded = 0
  const files = readdirSync(folder).sort()
  for (const [at, file] of files.entries()) {
    onProgress(at, files.length)
    const id = masterName.exec(file)?.[1]
    if (!id) continue
    if (!photos[id]) {
      const why = `content/photos.yaml has no entry "${id}"; add one with alt, caption, credit, focal and size.`
      bad.push(findingOn(file, why, w.noEntry))
      continue
    }
    const bytes = readFileSync(join(folder, file))
    const digest = hash('sha256', bytes).slice(0, 8)
    const known = before[id]
    const isKnown = known?.hash === digest && areThere(filesOf(id, known))
    try {
      const entry = isKnown ? known : await encode(id, digest, bytes, file)
      manifest[id] = await withNight(id, drawn(id, entry))
      if (isKnown) continue
      encoded++
      console.log(`photos: ${id} ${entry.widths.join(', ')} px`)
    } catch (error) {
      bad.push(
        ...(error instanceof ContentError
          ? error.findings
          : [findingOn(file, error instanceof Error ? error.message : String(error), w.badPicture)]),
      )
    }
  }
  throwIfAny(bad)
  removeUnknown(new Set(Object.entries(manifest).flatMap(([id, entry]) => allFilesOf(id, entry))))
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  const manifestFile = join(folder, 'manifest.json')
  if (!existsSync(manifestFile) || readFileSync(manifestFile, 'utf8') !== text) writeWhole(manifestFile, text)
  for (const [id, { size }] of Object.entries(photos)) {
    if (!manifest[id]) writeFileSync(join(encodedFolder(), `${id}.svg`), drawPlaceholder(id, size))
  }
  return encoded
}

if (import.meta.main) {
  const encoded = await makePhotos().catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
  console.log(`photos: ${encoded} encoded`)
}
