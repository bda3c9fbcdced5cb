import { loadStyles } from '#app/behaviour/page-styles.ts'

export const chunkLimit = 120_000 // milliseconds

/** A script or the styles of a page that did not arrive: `missing`, or `timeout` after 120 s. */
export class ChunkError extends Error {
  override name = 'ChunkLoadError'
  readonly type: 'missing' | 'timeout'
  constructor(id: string, type: ChunkError['type'], cause?: unknown) {
    super(`Loading chunk ${id} failed`, { cause })
    this.type = type
  }
}

type Modules = Record<string, unknown>
type RouterGlobals = {
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> }
  __reactRouterRouteModules?: Modules
}

/**
 * When a route's module does not load, React Router reloads the page: on a dead line a loop without a word, at the mere
 * hover of a link. It does not where its cache already holds the module. So each module that is still to come stands
 * there as a promise of ours, begun when it is first awaited; if it fails, the route's component throws the ChunkError.
 */
export function guardRouteModules(): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window as unknown as RouterGlobals
  if (!manifest || !modules || import.meta.hot) return
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (route && !(id in modules)) modules[id] = pendingModule(modules, id, route.module)
  }
}

const pendingModule = (modules: Modules, id: string, url: string) => ({
  // biome-ignore lint/suspicious/noThenProperty: what is wanted is exactly this: something to await that starts late
  then(resolve: (module: unknown) => void) {
    loadChunk(chunkName(url), () => Promise.all([import(/* @vite-ignore */ url), loadStyles(id)])).then(
      ([module]) => {
        modules[id] = module
        resolve(module)
      },
      (error: ChunkError) => resolve({ default: thrower(error) }),
    )
  },
})

const thrower = (error: ChunkError) => () => {
  throw error
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

const chunkName = (url: string) =>
  url
    .split('/')
    .at(-1)
    ?.replace(/\.[jt]sx?$/, '') ?? url
