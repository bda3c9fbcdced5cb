import { spawn } from 'node:child_process'
import { createReadStream, fstat, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { promisify } from 'node:util'
import { type Outcome, readFrames } from '#server/photos/frames.ts'

// Neither secrets nor addresses of ours. Without the first, glibc keeps memory for each thread.
const environment = () => ({
  MALLOC_ARENA_MAX: '2',
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
})

interface Result {
  /** Undefined when the process ended over it. */
  outcome?: Outcome
  /** Whether the process ever came up. */
  started: boolean
  timedOut: boolean
  /** How it ended, for the log. */
  ended: { code?: unknown; signal?: unknown }
}

interface Patience {
  one: number
  hurried: number
  /** Resolves when somebody else wants the process. */
  wanted: Promise<void>
}

/** Starts a process that converts pictures, one at a time. `onEnd` hears when it is gone. */
export function startConverterProcess(
  program: string,
  args: readonly string[],
  signal: AbortSignal,
  onEnd: () => void,
) {
  const child = spawn(process.execPath, ['--max-old-space-size=64', program, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: environment(),
    signal,
    killSignal: 'SIGKILL',
  })
  serveFirst(child.pid)
  const frames = readFrames(child.stdout)
  let started = false
  const ready = Promise.withResolvers<void>()
  let ended: Result['ended'] = {}
  const closed = new Promise<void>((resolve) => {
    child.once('error', ({ name }) => Object.assign(ended, { code: name }))
    child.once('close', (code, by) => {
      ended = { ...ended, code: code ?? ended.code, signal: by }
      onEnd()
      resolve()
    })
  })
  // When it is gone, what was still to be written is of no use.
  child.stdin.on('error', () => {})

  async function next(): Promise<Outcome | undefined> {
    for (;;) {
      const { value, done } = await frames.next()
      if (done) return undefined
      if (!('ready' in value)) return value
      started = true
      ready.resolve()
    }
  }

  return {
    /** Hands it an open file, and lets it work so many milliseconds; fewer once somebody wants the process. */
    async convert(file: number, { one, hurried, wanted }: Patience): Promise<Result> {
      const sinceBegin = stopwatch(child.pid)
      let timedOut = false
      let isWanted = false
      void wanted.then(() => {
        isWanted = true
      })
      // The process's own start is not the picture's fault.
      let sinceUp = () => 0
      void ready.promise.then(() => {
        sinceUp = stopwatch(child.pid)
      })
      const watch = setInterval(() => {
        if (sinceBegin() < one && !(isWanted && sinceUp() >= hurried)) return
        timedOut = true
        child.kill('SIGKILL')
      }, 100)
      await send(file, child.stdin)
      const outcome = await next().finally(() => clearInterval(watch))
      if (outcome) return { outcome, started, timedOut, ended }
      child.kill('SIGKILL')
      // What nobody reads any more would hold "close" back for ever.
      child.stdout.destroy()
      await closed
      return { started, timedOut, ended }
    },
    kill: () => void child.kill('SIGKILL'),
  }
}

/** A picture may take so many times its limit by the clock on the wall: a busy machine is not its fault. */
const wallTimes = 4

/** Milliseconds that a process has worked from now on; by the wall's clock where the system does not tell. */
function stopwatch(pid: number | undefined) {
  const [workedBefore, before] = [worked(pid), performance.now()]
  return () => {
    const work = worked(pid)
    const passed = performance.now() - before
    return work === undefined || workedBefore === undefined ? passed : Math.max(work - workedBefore, passed / wallTimes)
  }
}

/** Milliseconds of the processor that a process has had, as Linux tells them: in hundredths of a second. */
function worked(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name in brackets, which may hold anything; user and system time are the 14th and 15th.
    const [user, system] = fields
      .slice(fields.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * 10
  } catch {
    return undefined
  }
}

/** Serving goes first on the processor, from the converter's first moment. */
function serveFirst(pid: number | undefined) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not every system has priorities.
  }
}

const statOf = promisify(fstat)

/** Writes a picture: its size in four bytes, then itself. By place: the server has written it through the same handle. */
async function send(file: number, input: NodeJS.WritableStream): Promise<void> {
  const { size } = await statOf(file)
  const head = Buffer.alloc(4)
  head.writeUInt32BE(size)
  input.write(head)
  createReadStream('', { fd: file, autoClose: false, start: 0, end: Math.max(0, size - 1) }).pipe(input, { end: false })
}
