import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverArguments } from '#server/command.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** What Node has compiled it keeps: the next start is quicker. */
export const compiled = `${root}.cache/compiled`

/** The server as a process of its own, as `npm start` runs it. Limits are off unless a setting says else. */
export async function startProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, serverArguments, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiled,
      CONTENT_DIR: process.env.CONTENT_DIR,
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_DIR: '/nowhere',
      RATE_LIMIT: 'off',
      OVERALL_LIMIT: 'off',
      LOG_LEVEL: 'error',
      OUTBOX_RETRY_SECONDS: '1',
      CONTENT_STALE: 'off', // as `npm start` has it: the content has been checked
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => {
    output += text
  })
  child.stderr.on('data', (text: Buffer) => {
    output += text
  })
  const ended = once(child, 'exit')
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  void ended.then(() => process.off('exit', killWithUs))
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /is ready: (\S+)/.exec(output)
      if (found?.[1]) resolve(found[1])
    })
    void ended.then(() => reject(new Error(`The server ended: ${output}`)))
  })
  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
    return child.exitCode
  }
  return {
    address,
    pid: child.pid,
    output: () => output,
    kill: () => endBy('SIGKILL'),
    stop: () => endBy('SIGTERM'),
    atMoment: <T>(look: () => T) => atMoment(child, look),
  }
}

/**
 * Looks at what `kill -9` at this very moment would leave, without an end: no thread of the process gets further while
 * `look` copies its files, and what it has said until then has arrived. A copy has none of its locks.
 */
export async function atMoment<T>(child: ChildProcess, look: () => T): Promise<T> {
  child.kill('SIGSTOP')
  while (!standsStill(child.pid)) await wait(1)
  await wait(20)
  const seen = look()
  child.kill('SIGCONT')
  return seen
}

/** Whether each thread of a process has stopped; other systems than Linux tell of the process only. */
function standsStill(pid = 0): boolean {
  if (!existsSync('/proc/self/task')) return /^T/.test(String(spawnSync('ps', ['-o', 'state=', '-p', `${pid}`]).stdout))
  return readdirSync(`/proc/${pid}/task`).every((thread) =>
    / T /.test(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')),
  )
}

/** Runs one of the commands of `server/cli/`. */
export async function runCli(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`server/cli/${command}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, CONTENT_DIR: process.env.CONTENT_DIR, NODE_COMPILE_CACHE: compiled, ...env },
  })
  const read = async (stream: NodeJS.ReadableStream) => {
    let text = ''
    for await (const chunk of stream) text += chunk
    return text
  }
  const [out, error] = await Promise.all([read(child.stdout), read(child.stderr)])
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, out, error }
}
