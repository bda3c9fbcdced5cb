import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { type Outcome, readFrames } from '#server/photos/frames.ts'

const defaults = {
  program: fileURLToPath(new URL('./convert.ts', import.meta.url)),
  /** Milliseconds that one picture may take, its process's start included, and those of one enquiry together. */
  one: 15_000,
  all: 45_000,
}
const mostOutput = 64 * 1024 * 1024

// Neither secrets nor addresses of ours. Without the first, glibc keeps memory for each thread.
const environment = () => ({
  MALLOC_ARENA_MAX: '2',
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
})

/**
 * Decodes pictures and writes them again, in a process of its own for each enquiry, one after the other: so a picture
 * can at worst end that process, and there is memory in use for one picture at a time.
 */
export function createConverter(log: Logger, options: Partial<typeof defaults> = {}) {
  const { program, one, all } = { ...defaults, ...options }
  const stopping = new AbortController()
  let turn: Promise<unknown> = Promise.resolve()

  async function convert(files: readonly number[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    const until = performance.now() + all
    const left = () => files.slice(outcomes.length)
    while (left().length > 0 && performance.now() < until) {
      const { output, ended, timedOut } = await run(program, left(), one, stopping.signal)
      stopping.signal.throwIfAborted()
      const { ready, outcomes: found } = readFrames(output)
      outcomes.push(...found.slice(0, left().length))
      if (left().length === 0) break
      log[ready ? 'warn' : 'error']({ ...ended, timedOut }, 'the converter of pictures ended early')
      if (!ready) return [...outcomes, ...left().map(() => ({ reason: 'failed' as const }))]
      // It ended of the picture that it had in hand; those behind it may be good.
      outcomes.push({ reason: timedOut ? 'slow' : 'damaged' })
    }
    return [...outcomes, ...left().map(() => ({ reason: 'slow' as const }))]
  }

  return {
    /** What became of these open files, in their order. Throws when the server stops meanwhile. */
    async convert(files: readonly number[]): Promise<Outcome[]> {
      if (files.length === 0) return [] // without pictures nobody waits for others' turn
      const mine = turn.then(() => convert(files))
      turn = mine.catch(() => {})
      return mine
    },
    stop: () => stopping.abort(new Error('the server is stopping')),
  }
}

interface Run {
  output: Buffer
  ended: { code?: unknown; signal?: unknown }
  timedOut: boolean
}

function run(program: string, files: readonly number[], time: number, signal: AbortSignal): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--max-old-space-size=64', program, String(files.length)], {
      stdio: ['ignore', 'pipe', 'ignore', ...files],
      env: environment(),
      signal,
      killSignal: 'SIGKILL',
    })
    const chunks: Buffer[] = []
    let size = 0
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      child.kill('SIGKILL')
    }, time)
    const end = (ended: Run['ended']) => {
      clearTimeout(timer)
      resolve({ output: Buffer.concat(chunks), ended, timedOut })
    }
    child.stdout?.on('data', (chunk: Buffer) => {
      timer.refresh()
      size += chunk.length
      if (size > mostOutput) child.kill('SIGKILL')
      else chunks.push(chunk)
    })
    child.once('error', ({ name }) => end({ code: name }))
    child.once('close', (code, by) => end({ code, signal: by }))
  })
}
