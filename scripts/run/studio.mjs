import { spawnSync } from 'node:child_process'
import { run } from './child.mjs'

/** Lint and format of the studio's Python with ruff; where it is not installed a plain line says so and nothing fails. */
export function lintStudio() {
  const ruff = [['ruff'], ['python3', '-m', 'ruff']].find(
    ([command, ...args]) => spawnSync(command, [...args, '--version'], { stdio: 'ignore' }).status === 0,
  )
  if (!ruff) {
    console.log('The studio was not linted: ruff is not installed (pip install -r studio/requirements.txt).')
    return 0
  }
  const [command, ...args] = ruff
  const lint = run(command, [...args, 'check', '--no-cache', 'studio'])
  const format = run(command, [...args, 'format', '--no-cache', '--check', 'studio'])
  return lint || format
}
