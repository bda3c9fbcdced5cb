import type { Logger } from 'pino'

/**
 * Works now and then again so many milliseconds after the end of each; a failure is logged as `trouble` and tried again with
 * the next. Gives what ends it.
 */
export function repeat(every: number, work: () => Promise<unknown>, log: Logger, trouble: string): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  async function go() {
    await work().catch((error) => log.error({ error }, trouble))
    if (!isOver) timer = setTimeout(go, every)
  }
  void go()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
