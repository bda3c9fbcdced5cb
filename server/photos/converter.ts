import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { startConverterProcess } from '#server/photos/converter-process.ts'
import type { Outcome } from '#server/photos/frames.ts'
import { createTurns, type Turns } from '#server/photos/turns.ts'

const defaults = {
  program: fileURLToPath(new URL('./convert.ts', import.meta.url)),
  /** Longest side, quality and most bytes, where they are not those of visitors' pictures. */
  args: [] as readonly string[],
  /** Milliseconds that the process may work for one picture, its start included; and without it, while others wait. */
  one: 15_000,
  hurried: 3_000,
  /** Milliseconds after which the pictures of one enquiry that are left are given up. */
  all: 45_000,
  /** Milliseconds that a household may use at once, and how much of it comes back in time. */
  budget: 30_000,
  refill: 0.1,
  /** A process ends when it has waited for so many milliseconds, or has opened so many pictures. */
  idle: 30_000,
  pictures: 100,
}

/** Milliseconds that a picture mostly takes. */
const typical = 500

type Process = ReturnType<typeof startConverterProcess>

/**
 * Decodes pictures and writes them again, in a process of its own, one after the other: so a picture can at worst end
 * that process, and there is memory in use for one picture at a time. The process stays for those that come soon: to
 * start one holds the server up for milliseconds, as its memory is copied for it.
 */
export function createConverter(log: Logger, options: Partial<typeof defaults> & { turns?: Turns } = {}) {
  const { program, args, one, hurried, all, budget, refill, idle, pictures } = { ...defaults, ...options }
  const stopping = new AbortController()
  let current: Process | undefined
  let opened = 0
  let resting: NodeJS.Timeout | undefined
  const turns = options.turns ?? createTurns({ budget, refill })

  function start(): Process {
    const process = startConverterProcess(program, args, stopping.signal, () => {
      if (current === process) current = undefined
    })
    opened = 0
    current = process
    return process
  }

  /** What became of a picture; undefined when no process can be started. */
  async function convertOne(file: number, wanted: Promise<void>): Promise<Outcome | undefined> {
    stopping.signal.throwIfAborted()
    if (opened >= pictures) end()
    const used = current
    const process = used ?? start()
    opened++
    const { outcome, started, timedOut, ended } = await process.convert(file, { one, hurried, wanted })
    stopping.signal.throwIfAborted()
    if (outcome) return outcome
    log[started ? 'warn' : 'error']({ ...ended, timedOut }, 'the converter of pictures ended early')
    end()
    if (timedOut) return { reason: 'slow' }
    // It may have ended of an earlier picture, or of age: a new process tells.
    if (used) return convertOne(file, wanted)
    return started ? { reason: 'damaged' } : undefined
  }

  function end() {
    current?.kill()
    current = undefined
  }

  /**
   * What became of these open files, in their order; households take turns, picture by picture. Those that `isWanted` says
   * nobody waits for any more are left out. Throws when the server stops meanwhile.
   */
  async function convert(files: readonly number[], household = '', isWanted = () => true): Promise<Outcome[]> {
    if (files.length === 0) return []
    clearTimeout(resting)
    const until = performance.now() + all
    const outcomes: Outcome[] = []
    let rest: Outcome = { reason: 'busy' }
    for (const [at, file] of files.entries()) {
      if (performance.now() > until || turns.usedUp(household)) break
      const work = async (wanted: Promise<void>) => (isWanted() ? convertOne(file, wanted) : rest)
      const outcome = await turns.take(household, work, (files.length - at) * typical)
      if (!outcome) {
        rest = { reason: 'failed' }
        break
      }
      outcomes.push(outcome)
    }
    clearTimeout(resting)
    resting = setTimeout(end, idle)
    resting.unref()
    return [...outcomes, ...files.slice(outcomes.length).map(() => rest)]
  }

  return {
    convert,
    stop() {
      clearTimeout(resting)
      stopping.abort(new Error('the server is stopping'))
    },
  }
}
