// The preview: whoever has its cookie gets the built draft in the place of the site, under the site's own addresses.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { moved, plainPath } from '#contracts/addresses.ts'
import { deskPath } from '#contracts/desk.ts'
import { previewCookie, previewPath } from '#contracts/desk-publishing.ts'
import { securityHeaders } from '#contracts/headers.ts'
import { colors } from '#contracts/theme.ts'
import { readJsonIfThere } from '#server/atomic-file.ts'
import { policyOf } from '#server/site/answers.ts'
import { readSite, type SiteFile, type SiteIndex } from '#server/site/files.ts'
import type { PreviewAnswer } from '#server/site/later-preview.ts'
import { readTarget } from '#server/site/request.ts'

/** Keys of the preview: the time until which they hold, signed. */
export function previewKeys(secret: string, now: () => number) {
  const sign = (until: string) => createHmac('sha256', secret).update(`preview ${until}`).digest('base64url')
  return {
    /** @param until milliseconds since 1970 */
    make: (until: number) => `${until.toString(36)}.${sign(until.toString(36))}`,
    /** Until when a key holds; undefined for one that does not (any more). */
    read(key: string): number | undefined {
      const [until = '', signature = ''] = key.split('.')
      const wanted = Buffer.from(sign(until))
      const given = Buffer.from(signature)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
      const end = Number.parseInt(until, 36)
      return end > now() ? end : undefined
    },
  }
}
export type PreviewKeys = ReturnType<typeof previewKeys>

export const keyIn = (cookie = '') => new RegExp(`(?:^|;\\s*)${previewCookie}=([\\w.-]+)`).exec(cookie)?.[1] ?? ''

/** @param dataDir DATA_DIR, in which the desk leaves what it has built */
export function createPreview(dataDir: string, keys: PreviewKeys): PreviewAnswer {
  let known: { release: string; index: SiteIndex } | undefined

  async function load(): Promise<SiteIndex | undefined> {
    const { release } = (await readJsonIfThere<{ release: string }>(join(dataDir, 'desk/preview.json'))) ?? {}
    if (!release) return undefined
    if (known?.release !== release) known = { release, index: await readSite(join(dataDir, 'desk/site', release)) }
    return known.index.files.size > 0 ? known.index : undefined
  }

  /** Answers from the preview; false when the visitor's key does not hold, or there is none. */
  return async (req, res) => {
    if (keys.read(keyIn(req.headers.cookie)) === undefined) return false
    const index = await load()
    if (!index) return false
    const path = readTarget(req.url ?? '')?.path ?? ''
    const target = moved[path] ?? index.canonical.get(plainPath(path.toLowerCase()))
    const file = path.endsWith('.html') ? undefined : index.files.get(path)
    if (!file && target !== undefined && target !== path) {
      res.writeHead(302, { ...privateHeaders, Location: encodeURI(target), 'Content-Length': '0' }).end()
    } else await send(res, index, file)
    return true
  }
}

const privateHeaders = {
  ...securityHeaders,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  Vary: 'Cookie',
}

async function send(res: ServerResponse, index: SiteIndex, found: SiteFile | undefined) {
  const file = found ?? index.files.get('/404.html')
  const page = file?.type.startsWith('text/html') === true
  const raw = file ? await readFile(file.path) : Buffer.from('')
  const body = page ? Buffer.from(raw.toString('utf8').replace('</body>', () => `${bar}</body>`)) : raw
  res.writeHead(found ? 200 : 404, {
    ...index.headers,
    ...privateHeaders,
    'Content-Type': file?.type ?? 'text/plain',
    'Content-Length': String(body.length),
    ...(file && page && { 'Content-Security-Policy': policyOf(index, file.address) }),
  })
  res.end(body)
}

const barStyle = `position:fixed;inset:auto 0 0;z-index:2147483000;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;justify-content:center;padding:.25rem 1rem;background:${colors.ink};color:${colors.paper};font:500 16px/1.4 system-ui,sans-serif`
const linkStyle = 'color:inherit;padding:.6rem 0;min-height:44px;box-sizing:border-box;text-decoration:underline'

/** Says what this is, and leads out. */
const bar = `<aside aria-label="Vista previa" style="${barStyle}"><span>Vista previa: esto todavía no lo ve nadie más.</span><a style="${linkStyle}" href="${deskPath}${previewPath}/salir">Salir de la vista previa</a></aside>`
