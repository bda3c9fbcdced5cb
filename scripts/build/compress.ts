import { hash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

const texts = /\.(html|css|js|mjs|json|xml|txt|svg|data|webmanifest)$/
const smallest = 1024
/** What was compressed before, by its text's hash: most of a site is as it was when the owner publishes. */
const kept = '.cache/compressed'
const keptFor = 30 * 24 * 60 * 60_000
const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** Writes `.br` and `.gz` beside every text file above 1 kB that gets smaller by it. */
export async function compressFiles(folder: string, store = kept): Promise<void> {
  await mkdir(store, { recursive: true })
  const names = (await readdir(folder, { recursive: true })).filter((name) => texts.test(name))
  // Each worker takes the next name: zlib's own threads are kept busy without holding all files in memory.
  const worker = async () => {
    for (let name = names.pop(); name; name = names.pop()) await compressFile(join(folder, name), store)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  await forgetOld(store)
}

async function compressFile(file: string, store: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length <= smallest) return
  const name = join(store, hash('sha256', bytes))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await Promise.all([
    put(`${file}.br`, `${name}.br`, bytes, (text) => brotli(text, { params }), unbrotli),
    put(`${file}.gz`, `${name}.gz`, bytes, (text) => zip(text, { level: 9 }), unzip),
  ])
}

type Change = (bytes: Buffer) => Promise<Buffer>

/** Writes what is kept, if it is still whole, or makes and keeps it. */
async function put(target: string, kept: string, text: Buffer, make: Change, undo: Change) {
  const before = await readFile(kept).catch(() => Buffer.of())
  const isWhole = await undo(before).then(
    (undone) => undone.equals(text),
    () => false,
  )
  const compressed = isWhole ? before : await make(text)
  if (compressed.length >= text.length) return
  await writeFile(target, compressed)
  const now = new Date()
  if (isWhole) return utimes(kept, now, now).catch(() => {}) // another build may just have forgotten it
  // Another build may be reading it, and another file of this one may have the same text.
  const unfinished = `${kept}.${randomUUID()}`
  await writeFile(unfinished, compressed)
  await rename(unfinished, kept)
}

async function forgetOld(store: string) {
  for (const name of await readdir(store)) {
    const file = join(store, name)
    const used = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    )
    if (used < Date.now() - keptFor) await rm(file, { force: true })
  }
}
