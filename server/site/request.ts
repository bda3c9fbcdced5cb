import type { IncomingMessage } from 'node:http'
import type { Encoding, SiteFile } from '#server/site/files.ts'

/** Path (decoded) and query (as it came, with its `?`) of a request's target; undefined when it cannot be read. */
export function readTarget(target: string): { path: string; query: string } | undefined {
  const local = target.startsWith('/') ? target : pathOfAbsolute(target)
  if (local === undefined) return undefined
  const at = local.indexOf('?')
  try {
    const path = decodeURIComponent(at < 0 ? local : local.slice(0, at))
    if (path.includes('\0')) return undefined
    return { path, query: at < 0 ? '' : local.slice(at) }
  } catch {
    return undefined
  }
}

// RFC 9112 lets a client send the whole address.
function pathOfAbsolute(target: string): string | undefined {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined
  const { pathname, search } = new URL(target)
  return pathname + search
}

/** The smallest encoding that the client takes. */
export function chooseEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (header === undefined) return undefined
  const accepted = String(header)
  const taken = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : undefined
}

/** Whether the client already has this very version. */
export function isFresh(headers: IncomingMessage['headers'], file: SiteFile): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) {
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.includes(`"${file.etag}`))
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return since >= file.modified.getTime()
}

/** First and last byte that are asked for; 'all' without a (usable) range, 'none' when the file is shorter. */
export function readRange(headers: IncomingMessage['headers'], file: SiteFile): [number, number] | 'all' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '')
  if (!match || (match[1] === '' && match[2] === '') || !rangeStillHolds(headers['if-range'], file)) return 'all'
  const last = file.size - 1
  if (match[1] === '')
    return file.size === 0 || Number(match[2]) === 0 ? 'none' : [Math.max(0, file.size - Number(match[2])), last]
  const from = Number(match[1])
  const to = match[2] === '' ? last : Math.min(Number(match[2]), last)
  if (match[2] !== '' && Number(match[2]) < from) return 'all'
  return from > last ? 'none' : [from, to]
}

function rangeStillHolds(condition: string | string[] | undefined, file: SiteFile): boolean {
  if (condition === undefined) return true
  return condition === `"${file.etag}"` || Date.parse(String(condition)) === file.modified.getTime()
}
