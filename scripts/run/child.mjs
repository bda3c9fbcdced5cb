import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The pinned Node that serves, builds and tests; absolute, because children may change directory. */
export const node = join(process.cwd(), 'node_modules/.bin/node')

/** Environment in which the pinned tools are found first, and what Node has compiled of them is kept. */
export function toolEnv(extra = {}) {
  const PATH = `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH}`
  return { NODE_COMPILE_CACHE: join(process.cwd(), '.cache/compiled'), ...process.env, PATH, ...extra }
}

/** Runs one command to its end and returns its exit code; output goes to the terminal unless `quiet`. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const result = spawnSync(command, args, { stdio: quiet ? 'pipe' : 'inherit', env: toolEnv(env), maxBuffer: 64 << 20 })
  if (result.error) throw result.error
  if (quiet && result.status !== 0) process.stderr.write(`${result.stdout}${result.stderr}`)
  return result.status ?? 1
}

/** Starts a command beside others. What is given back waits for its end, prints what it has said and gives its exit code. */
export function startBeside(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: toolEnv() })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(said.push(`${error.message}\n`)))
    child.once('close', resolve)
  })
  return async () => {
    const code = await ended
    process.stdout.write(said.join(''))
    return code ?? 1
  }
}

/** Runs long-lived commands side by side. When one ends or a signal comes, all are stopped; gives the exit code. */
export function runTogether(list) {
  const children = list.map(([command, args]) => spawn(command, args, { stdio: 'inherit', env: toolEnv() }))
  let stopping = false
  const stop = (signal) => {
    stopping = true
    for (const child of children) if (child.exitCode === null) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  return Promise.all(
    children.map(
      (child) =>
        new Promise((resolve, reject) => {
          child.once('error', reject)
          child.once('exit', (code, signal) => {
            resolve(code ?? (stopping && signal ? 0 : 1))
            if (!stopping) stop('SIGTERM')
          })
        }),
    ),
  ).then((codes) => Math.max(...codes))
}
