export const chunkLimit = 120_000 // milliseconds

/** A script that did not arrive: `missing`, or `timeout` after 120 s. */
export class ChunkError extends Error {
  override name = 'ChunkLoadError'
  readonly type: 'missing' | 'timeout'
  constructor(id: string, type: ChunkError['type'], cause?: unknown) {
    super(`Loading chunk ${id} failed`, { cause })
    this.type = type
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
