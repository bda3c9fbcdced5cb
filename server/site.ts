import type { IncomingMessage, ServerResponse } from 'node:http'
import { moved, plainPath } from '#contracts/addresses.ts'
import { fileHeaders, isNamedByContent, streamFile } from '#server/site/answers.ts'
import { buildMark, readPage, readSite, type SiteFile, type SiteIndex } from '#server/site/files.ts'
import { createPrepared, type Prepared } from '#server/site/prepared.ts'
import { chooseEncoding, readTarget } from '#server/site/request.ts'
import {
  sendError,
  sendFailure,
  sendMoved,
  sendNotFound,
  sendPrepared,
  sendShort,
  sendWritten,
} from '#server/site/send.ts'
import { badAddress, methodNotAllowed, tooManyRequests } from '#words/errors-words.ts'

/** Renders a page for one request: gets its address with the query, and its built HTML. */
type Renderer = (url: URL, html: string) => string

export interface SiteOptions {
  /** Folder of the built site: `client/`, `headers.json`; asked again for what may have taken its place. */
  folder: () => string
  /** Pages that depend on the query, by path. */
  renderers: Record<string, Renderer>
  /** Seconds that who asks has to wait, of the pages that are made for each request; 0 for none. */
  mayAsk: (req: IncomingMessage, path: string) => Promise<number>
  /** Hears what failed while a page was served. */
  onError: (error: unknown) => void
}

interface Load {
  index: SiteIndex
  prepared: ReturnType<typeof createPrepared>
  /** Answers that went out from memory, by the request's own words: the same again needs no second thought. */
  quick: Map<string, Prepared>
  mark: string
  /** Scripts and pictures of the site before, for pages that were opened then. */
  before: SiteIndex['files']
}

const maxQuick = 1_000
const quickKey = ({ url, headers }: IncomingMessage) => `${headers['accept-encoding']} ${url}`
const conditions = ['if-none-match', 'if-modified-since', 'range']
const isPlain = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && !conditions.some((name) => name in headers)

// Shown under other addresses only.
const internal = new Set(['/404.html', '/500.html'])

export type Site = Awaited<ReturnType<typeof createSite>>

/** Serves what the build has left. A new build is noticed within two seconds. */
export async function createSite({ folder, renderers, mayAsk, onError }: SiteOptions) {
  let site = await load(folder())
  let checked = performance.now()

  async function refresh() {
    site = await load(folder(), site)
  }

  function current(): Load {
    if (performance.now() - checked > 2_000) {
      checked = performance.now()
      // While a build is half written it cannot be read; what was served before stays until it can.
      if (markOf(folder()) !== site.mark) refresh().catch(onError)
    }
    return site
  }

  async function answer(req: IncomingMessage, res: ServerResponse, loaded: Load): Promise<void> {
    const { index } = loaded
    const target = readTarget(req.url ?? '')
    if (!target) return sendError(res, 400, badAddress)
    const { path, query } = target
    // An address that has moved may still have a file: the build leaves one for hosts that cannot redirect.
    const file =
      internal.has(path) || Object.hasOwn(moved, path) ? undefined : (index.files.get(path) ?? loaded.before.get(path))
    const renderer = query === '' ? undefined : renderers[path]
    const elsewhere = moved[path] ?? (file ? undefined : canonicalOf(index, path))
    if (req.method !== 'GET' && req.method !== 'HEAD' && (file || elsewhere !== undefined)) {
      return sendError(res, 405, methodNotAllowed, { Allow: 'GET, HEAD' })
    }
    if (file && renderer) {
      const wait = await mayAsk(req, path)
      if (wait > 0) return sendError(res, 429, tooManyRequests(wait), { 'Retry-After': String(wait) })
      return sendWritten(res, index, file, renderer(urlOf(target), readPage(file)))
    }
    if (file) return sendFile(req, res, loaded, file)
    if (elsewhere !== undefined) return sendMoved(res, encodeURI(elsewhere) + query)
    const page = index.files.get('/404.html')
    sendNotFound(res, page && (await loaded.prepared(page, chooseEncoding(req.headers['accept-encoding']))))
  }

  return {
    answer(req: IncomingMessage, res: ServerResponse): void {
      const loaded = current()
      const known = isPlain(req) ? loaded.quick.get(quickKey(req)) : undefined
      if (known) sendPrepared(res, known)
      else
        answer(req, res, loaded).catch((error) => {
          onError(error)
          sendFailure(res, loaded.index)
        })
    },
    hasPages: () => site.index.files.has('/'),
  }
}

const markOf = (dir: string) => `${dir} ${buildMark(dir)}`

async function load(dir: string, before?: Load): Promise<Load> {
  const mark = markOf(dir)
  const index = await readSite(dir)
  // A build in the same folder has taken the files of the one before with it.
  const elsewhere = before !== undefined && !before.mark.startsWith(`${dir} `)
  const named = elsewhere ? [...before.index.files].filter(([path]) => isNamedByContent(path)) : []
  return { index, prepared: createPrepared(index), quick: new Map(), mark, before: new Map(named) }
}

const urlOf = ({ path, query }: { path: string; query: string }) =>
  new URL(encodeURI(path) + query, 'http://site.invalid')

/** The address under which a page exists that was asked for in other letter case, with a slash or its file name. */
function canonicalOf({ canonical }: SiteIndex, path: string): string | undefined {
  if (path.startsWith('//')) return undefined
  const found = canonical.get(plainPath(path.toLowerCase()))
  return found === path ? undefined : found
}

async function sendFile(req: IncomingMessage, res: ServerResponse, { index, prepared, quick }: Load, file: SiteFile) {
  if (sendShort(req, res, index, file)) return
  const ready = await prepared(file, chooseEncoding(req.headers['accept-encoding']))
  if (!ready) return streamFile(req, res, file, fileHeaders(index, file))
  if (quick.size < maxQuick) quick.set(quickKey(req), ready)
  sendPrepared(res, ready)
}
