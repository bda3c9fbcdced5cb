import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/run/free-port.mjs'

/** Starts our own server on a built site; gives its origin when it answers. */
export async function serve(folder: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'bench-'))
  const env = {
    ...process.env,
    SITE_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(`${origin}/healthz`)
  const stop = () => {
    child.once('exit', () => rmSync(data, { recursive: true, force: true }))
    child.kill()
  }
  return { origin, stop }
}

async function untilReady(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer.`)
}
