export const chunkLimit = 120_000 // milliseconds

/** A script of a page that did not arrive: `missing`, or `timeout` after 120 s. */
export class ChunkError extends Error {
  override name = 'ChunkLoadError'
  readonly type: 'missing' | 'timeout'
  constructor(id: string, type: ChunkError['type'], cause?: unknown) {
    super(`Loading chunk ${id} failed`, { cause })
    this.type = type
  }
}

type Lazy = Record<string, (() => Promise<unknown>) | undefined>
type LazyRoute = { id: string; lazy?: unknown; children?: LazyRoute[] }
type Manifest = { routes: Record<string, { module: string } | undefined> }
const guarded = new WeakSet<object>()

/**
 * React Router reloads the page when a route's module does not load, which on a dead line is a loop without a word.
 * Here the module is asked for first; when that fails the navigation fails with a ChunkError and the error page says so.
 */
export function guardRouteChunks(routes: LazyRoute[]): void {
  const manifest = (window as unknown as { __reactRouterManifest?: Manifest }).__reactRouterManifest
  for (const route of routes) {
    if (route.children) guardRouteChunks(route.children)
    const { lazy } = route
    const url = manifest?.routes[route.id]?.module
    if (!url || !lazy || typeof lazy !== 'object' || guarded.has(lazy)) continue
    guarded.add(lazy)
    for (const [key, load] of Object.entries(lazy as Lazy)) {
      if (load) (lazy as Lazy)[key] = () => loadChunk(chunkId(url), () => import(/* @vite-ignore */ url)).then(load)
    }
  }
}

/** Loads a chunk, or rejects with a ChunkError. */
export function loadChunk<T>(id: string, load: () => Promise<T>, limit = chunkLimit): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError(id, 'timeout')), limit)
    load()
      .then(resolve, (cause) => reject(new ChunkError(id, 'missing', cause)))
      .finally(() => clearTimeout(timer))
  })
}

const chunkId = (url: string) => url.split('/').at(-1)?.replace(/\.[jt]sx?$/, '') ?? url
