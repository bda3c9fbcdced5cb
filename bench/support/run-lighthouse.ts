import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/run/browser.mjs'

const version = '13.5.0'

type Request = { url: string; resourceType?: string; transferSize: number; statusCode: number; mimeType?: string }
export type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; details?: { items: Request[] } }>
}

/** Its report on its phone. Lighthouse now and then loses its own recording, says so, and asks to be run again. */
export async function runLighthouse(url: string, options: string[] = [], tries = 3): Promise<Report> {
  const flags = '--headless --no-sandbox --disable-gpu'
  const args = [
    '--yes',
    `lighthouse@${version}`,
    url,
    '--quiet',
    '--output=json',
    `--chrome-flags=${flags}`,
    ...options,
  ]
  const env = { ...process.env, CHROME_PATH: findBrowser() || chromium.executablePath() }
  const run = promisify(execFile)('npx', args, { env, maxBuffer: 64 * 1024 * 1024 })
  const stdout = await run.then(
    (result) => result.stdout,
    (error: { stderr?: string; message: string }) => error,
  )
  if (typeof stdout === 'string') return JSON.parse(stdout)
  if (tries > 1) return runLighthouse(url, options, tries - 1)
  throw new Error(`Lighthouse on ${url}: ${stdout.stderr || stdout.message}`)
}
