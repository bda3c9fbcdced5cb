import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The pinned Node that serves, builds and tests; absolute, because children may change directory. */
export const node = join(process.cwd(), 'node_modules/.bin/node')

/** Environment in which the pinned tools are found first. */
export function toolEnv(extra = {}) {
  return { ...process.env, PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env.PATH}`, ...extra }
}

/** Runs one command to its end and returns its exit code; output goes to the terminal unless `quiet`. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const result = spawnSync(command, args, { stdio: quiet ? 'pipe' : 'inherit', env: toolEnv(env), maxBuffer: 64 << 20 })
  if (result.error) throw result.error
  if (quiet && result.status !== 0) process.stderr.write(`${result.stdout}${result.stderr}`)
  return result.status ?? 1
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
