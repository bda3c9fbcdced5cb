import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { startConverterProcess } from '#server/photos/converter-process.ts'
import type { Outcome } from '#server/photos/frames.ts'

const defaults = {
  program: fileURLToPath(new URL('./convert.ts', import.meta.url)),
  /** Longest side, quality and most bytes, where they are not those of visitors' pictures. */
  args: [] as readonly string[],
  /** Milliseconds that one picture may take, its process's start included, and those of one enquiry together. */
  one: 15_000,
  all: 45_000,
  /** A process ends when it has waited for so many milliseconds, or has opened so many pictures. */
  idle: 30_000,
  pictures: 100,
}

type Process = ReturnType<typeof startConverterProcess>

/**
 * Decodes pictures and writes them again, in a process of its own, one after the other: so a picture can at worst end
 * that process, and there is memory in use for one picture at a time. The process stays for those that come soon: to
 * start one holds the server up for milliseconds, as its memory is copied for it.
 */
export function createConverter(log: Logger, options: Partial<typeof defaults> = {}) {
  const { program, args, one, all, idle, pictures } = { ...defaults, ...options }
  const stopping = new AbortController()
  let current: Process | undefined
  let opened = 0
  let resting: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()

  function start(): Process {
    const process = startConverterProcess(program, args, stopping.signal, () => {
      if (current === process) current = undefined
    })
    opened = 0
    current = process
    return process
  }

  /** What became of a picture; undefined when no process can be started. */
  async function convertOne(file: number): Promise<Outcome | undefined> {
    if (opened >= pictures) end()
    const used = current
    const process = used ?? start()
    opened++
    const { outcome, started, timedOut, ended } = await process.convert(file, one)
    stopping.signal.throwIfAborted()
    if (outcome) return outcome
    log[started ? 'warn' : 'error']({ ...ended, timedOut }, 'the converter of pictures ended early')
    end()
    if (timedOut) return { reason: 'slow' }
    // It may have ended of an earlier picture, or of age: a new process tells.
    if (used) return convertOne(file)
    return started ? { reason: 'damaged' } : undefined
  }

  function end() {
    current?.kill()
    current = undefined
  }

  async function convert(files: readonly number[]): Promise<Outcome[]> {
    clearTimeout(resting)
    const until = performance.now() + all
    const outcomes: Outcome[] = []
    let rest: Outcome = { reason: 'slow' }
    for (const file of files) {
      if (performance.now() > until) break
      const outcome = await convertOne(file)
      if (!outcome) {
        rest = { reason: 'failed' }
        break
      }
      outcomes.push(outcome)
    }
    resting = setTimeout(end, idle)
    resting.unref()
    return [...outcomes, ...files.slice(outcomes.length).map(() => rest)]
  }

  return {
    /** What became of these open files, in their order. Throws when the server stops meanwhile. */
    async convert(files: readonly number[]): Promise<Outcome[]> {
      if (files.length === 0) return [] // without pictures nobody waits for others' turn
      const mine = turn.then(() => convert(files))
      turn = mine.catch(() => {})
      return mine
    },
    stop() {
      clearTimeout(resting)
      stopping.abort(new Error('the server is stopping'))
    },
  }
}
