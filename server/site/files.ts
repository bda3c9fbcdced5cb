import { readFileSync, statSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { plainPath } from '#contracts/addresses.ts'
import { readJsonIfThere } from '#server/atomic-file.ts'

export type Encoding = 'br' | 'gzip'
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** A built file: where it lies, and what its answer's headers say of it. */
export interface SiteFile {
  path: string
  address: string
  type: string
  size: number
  modified: Date
  etag: string
  /** Compressed siblings that the build made, by encoding. */
  compressed: Partial<Record<Encoding, { path: string; size: number }>>
}

/** All built files by address, and pages by lower-cased address. An address that is not in here does not exist. */
export interface SiteIndex {
  files: Map<string, SiteFile>
  canonical: Map<string, string>
  policies: Record<string, string>
  headers: Record<string, string>
}

/** Reads what the build has left. `siteDir` holds `client/` and, where the build made it, `headers.json`. */
export async function readSite(siteDir: string): Promise<SiteIndex> {
  const client = join(siteDir, 'client')
  const names = await readdir(client, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = names.filter((name) => name.isFile()).map((name) => join(name.parentPath, name.name))
  const known = new Set(paths)
  const found = await Promise.all(
    paths
      .filter((path) => !isCompressed(path, known))
      .map((path) => describeFile(client, path, known).catch(() => undefined)),
  )
  const files = new Map(found.filter((file) => file !== undefined).map((file) => [file.address, file]))
  const pages = [...files.values()].filter(
    (file) => file.type.startsWith('text/html') && !file.address.endsWith('.html'),
  )
  const canonical = new Map(pages.map(({ address }) => [address.toLowerCase(), address]))
  return { files, canonical, ...(await readHeaders(siteDir)) }
}

const isCompressed = (path: string, known: Set<string>) =>
  Object.values(suffixes).some((suffix) => path.endsWith(suffix) && known.has(path.slice(0, -suffix.length)))

async function describeFile(client: string, path: string, known: Set<string>): Promise<SiteFile> {
  const { size, mtime } = await stat(path)
  const compressed: SiteFile['compressed'] = {}
  for (const [encoding, suffix] of Object.entries(suffixes) as [Encoding, string][]) {
    if (known.has(path + suffix)) compressed[encoding] = { path: path + suffix, size: (await stat(path + suffix)).size }
  }
  const address = plainPath(`/${relative(client, path).split(sep).join('/')}`)
  const type = getMimeType(path) ?? 'application/octet-stream'
  const etag = `${Math.floor(mtime.getTime()).toString(36)}-${size.toString(36)}`
  return { path, address, type, size, modified: new Date(Math.floor(mtime.getTime() / 1000) * 1000), etag, compressed }
}

async function readHeaders(siteDir: string): Promise<Pick<SiteIndex, 'policies' | 'headers'>> {
  type Written = Partial<Record<'csp' | 'headers', Record<string, string>>>
  const { csp = {}, headers = {} } = (await readJsonIfThere<Written>(join(siteDir, 'headers.json'))) ?? {}
  return { policies: csp, headers }
}

/** Changes when the site has been built again. */
export function buildMark(siteDir: string): string {
  const mark = (name: string) => statSync(join(siteDir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return `${mark('client/index.html')} ${mark('headers.json')}`
}

export function readPage(file: SiteFile): string {
  return readFileSync(file.path, 'utf8')
}
