import { setImmediate as nextRound } from 'node:timers/promises'

const largest = 200
const rounds = 64

/**
 * Group commit: what comes while a batch is being written goes out together in the next one, so that many enquiries
 * share one wait for the disk. `save` gives a result for each item in their order; the promise of `add` is kept or broken
 * with the batch.
 */
export function createBatches<T, R>(save: (batch: T[]) => Promise<R[]>) {
  const waiting: { item: T; done: PromiseWithResolvers<R> }[] = []
  let work: Promise<void> | undefined

  async function write() {
    while (waiting.length > 0) {
      // A commit stops everything until the disk has it. Before, what arrived meanwhile gets on; and since Node accepts
      // one connection in a round of its event loop, it takes many rounds, or new visitors would wait a commit each.
      for (let round = 0; round < rounds; round++) await nextRound()
      const batch = waiting.splice(0, largest)
      await saveTogetherOrSingly(batch)
    }
    work = undefined
  }

  async function saveTogetherOrSingly(batch: typeof waiting) {
    try {
      const results = await save(batch.map(({ item }) => item))
      for (const [at, { done }] of batch.entries()) done.resolve(results[at] as R)
    } catch (error) {
      if (batch.length === 1) return batch[0]?.done.reject(error)
      // One that cannot be kept must not take the others with it.
      for (const { item, done } of batch) await save([item]).then(([result]) => done.resolve(result as R), done.reject)
    }
  }

  return {
    add(item: T): Promise<R> {
      const done = Promise.withResolvers<R>()
      waiting.push({ item, done })
      work ??= write()
      return done.promise
    },
    /** Resolves when nothing is under way. */
    async settled() {
      while (work) await work
    },
  }
}
