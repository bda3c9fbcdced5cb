import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** A screen in memory, for browsers that know no headless mode; without `Xvfb` the one that this session has. */
export async function startScreen(xvfb: string | undefined) {
  if (!xvfb) return { env: {}, stop: () => {} }
  // When the last window closes it would reset, and cut off a browser that starts just then.
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset']
  const child = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  // It takes the first free number and tells it.
  const [number] = await once(child.stdio[3] as Readable, 'data')
  return { env: { DISPLAY: `:${String(number).trim()}` }, stop: () => child.kill() }
}
