import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { copyFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { denseWidths, jpegWidths } from '#contracts/picture-data.ts'
import { contentFolder } from '#reader/content.ts'
import { type ManifestEntry, readManifest } from '#reader/pictures.ts'
import { readPhotos } from '#reader/read.ts'

/** The encoded pictures that came with the project's own content, and those of any other. */
const own = 'public/photos'
const others = '.cache/photos'
const longestKept = 90 * 24 * 60 * 60_000

/** Where encoded pictures lie: with another CONTENT_DIR beside the checkout's own, so that an update finds that as it was. */
export const encodedFolder = () => (contentFolder() === resolve('content') ? own : others)

/** The files that are made of one picture. */
export const filesOf = (id: string, { hash, widths }: ManifestEntry): string[] => [
  ...widths.map((w) => `${id}-${hash}-${w}.avif`),
  ...jpegWidths(widths).map((w) => `${id}-${hash}-${w}.jpg`),
  ...denseWidths(widths).map((w) => `${id}-${hash}-${w}-2x.avif`),
]

/** With those of its night, and its line drawing, which is a copy of its master and lies there after every run. */
export const allFilesOf = (id: string, entry: ManifestEntry): string[] => [
  ...filesOf(id, entry),
  ...(entry.night ? filesOf(id, { ...entry, hash: entry.night }) : []),
  ...(entry.drawing ? [`${id}-${entry.hash}-${entry.drawing}.svg`] : []),
]

/** Whether these files are there; what the other folder has already is taken over. */
export function areThere(names: string[]): boolean {
  const here = encodedFolder()
  return names.every((name) => existsSync(join(here, name)) || takeOver(name, here))
}

function takeOver(name: string, here: string): boolean {
  const there = join(here === own ? others : own, name)
  if (!existsSync(there)) return false
  mkdirSync(here, { recursive: true })
  try {
    linkSync(there, join(here, name))
  } catch {
    copyFileSync(there, join(here, name)) // another file system
  }
  return true
}

/** Removes what no picture needs; where drafts are built too, only what is old, for another may need it. */
export function removeUnknown(wanted: Set<string>) {
  const here = encodedFolder()
  for (const file of readdirSync(here)) {
    const path = join(here, file)
    const isOld = here === own || Date.now() - statSync(path).mtimeMs > longestKept
    if (isOld && !wanted.has(file)) rmSync(path)
  }
}

/** Puts the pictures into the built site in the place of those in `public/`, where they lie elsewhere. */
export async function copyEncoded(client: string): Promise<void> {
  const here = encodedFolder()
  if (here === own) return
  const made = readManifest()
  const names = Object.keys(readPhotos()).flatMap((id) => (made[id] ? allFilesOf(id, made[id]) : [`${id}.svg`]))
  await rm(join(client, 'photos'), { recursive: true, force: true })
  mkdirSync(join(client, 'photos'))
  for (const name of names) await copyFile(join(here, name), join(client, 'photos', name))
}
