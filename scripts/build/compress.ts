import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = /\.(html|css|js|mjs|json|xml|txt|svg|data|webmanifest)$/
const smallest = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file above 1 kB that gets smaller by it. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => texts.test(name))
  // Each worker takes the next name: zlib's own threads are kept busy without holding all files in memory.
  const worker = async () => {
    for (let name = names.pop(); name; name = names.pop()) await compressFile(join(folder, name))
  }
  await Promise.all([worker(), worker(), worker(), worker()])
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length <= smallest) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
  if (br.length < bytes.length) await writeFile(`${file}.br`, br)
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz)
}
