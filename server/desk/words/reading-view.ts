import { Worker } from 'node:worker_threads'
import type { previewOf } from '#server/desk/words/preview-worker.ts'
import { queue } from '#server/queue.ts'

const defaults = {
  /** Milliseconds that one text may take, the thread's start included. */
  one: 5_000,
  /** The thread ends when it has waited for so many milliseconds. */
  idle: 60_000,
  /** So many texts may wait at once. */
  waiting: 20,
}

/** Why there is no view: the text takes too long or is nested too deep, or too many wait already. */
export type NoView = 'too-hard' | 'busy'

/**
 * Makes reading views outside of the server's thread: there are texts of a few kilobytes on which a Markdown parser takes
 * seconds, and visitors shall not wait for them.
 */
export function createReadingView(stopping: AbortSignal, options: Partial<typeof defaults> = {}) {
  const { one, idle, waiting: most } = { ...defaults, ...options }
  let worker: Worker | undefined
  let resting: NodeJS.Timeout | undefined
  const inTurn = queue()
  let waiting = 0

  const end = () => {
    void worker?.terminate()
    worker = undefined
  }
  stopping.addEventListener('abort', end)

  function view(args: Parameters<typeof previewOf>): Promise<string | undefined> {
    clearTimeout(resting)
    // With the stack of a build's thread: what shows here can be built.
    worker ??= new Worker(new URL('./preview-worker.ts', import.meta.url), { resourceLimits: { stackSizeMb: 1 } })
    const thread = worker
    thread.unref()
    return new Promise((resolve) => {
      const settle = (html: string | undefined, ended: boolean) => {
        clearTimeout(timer)
        thread.off('message', shown).off('error', lost).off('exit', lost)
        if (ended) end()
        else resting = setTimeout(end, idle).unref()
        resolve(html)
      }
      const shown = (html: string | undefined) => settle(html, false)
      const lost = () => settle(undefined, true)
      const timer = setTimeout(lost, one)
      thread.on('message', shown).on('error', lost).on('exit', lost)
      thread.postMessage(args)
    })
  }

  return async (...args: Parameters<typeof previewOf>): Promise<{ html: string } | NoView> => {
    if (waiting >= most) return 'busy'
    waiting++
    const html = await inTurn(() => view(args)).finally(() => waiting--)
    return html === undefined ? 'too-hard' : { html }
  }
}
