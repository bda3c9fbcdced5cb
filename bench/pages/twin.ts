import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A copy of the built site whose pages have lost every script: what the same page weighs as plain HTML. */
export function makePlainTwin(build: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'plain-twin-'))
  cpSync(build, folder, { recursive: true })
  const client = join(folder, 'client')
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(client, name)
    const html = readFileSync(file, 'utf8').replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html))
    writeFileSync(`${file}.gz`, gzipSync(html))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
