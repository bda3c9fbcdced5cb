// npm run bench:lighthouse [-- --runs=3 --pages=/,/contacto]: Lighthouse's four scores of each page on its simulated
// phone, the median of the runs.
// Lighthouse is fetched when this runs: it is larger than all the rest of the project.
import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { median } from './bench/measure.ts'
import { serve } from './bench/serve.ts'
import { readPages } from './build/pages.ts'
import { findBrowser } from './run/browser.mjs'

const version = '13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>
/** What is wanted of a page that search engines may show; of the others only speed, since they are hidden on purpose. */
const wanted = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
const wantedOfHidden = { performance: 99 }

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' } } })
const site = await serve('build')
let below = 0
try {
  for await (const { path, html } of readPages('build/client')) {
    if (/\.html$/.test(path) || !html.includes('data-module=') || !isAsked(path)) continue
    const goals: Partial<typeof wanted> = /content="noindex/.test(html) ? wantedOfHidden : wanted
    const runs: Scores[] = []
    while (runs.length < Number(values.runs)) runs.push(await measure(site.origin + path))
    const scores = Object.fromEntries(categories.map((name) => [name, median(runs.map((run) => run[name]))])) as Scores
    const missed = categories.some((name) => scores[name] < (goals[name] ?? 0))
    if (missed) below++
    console.log(
      `${path.slice(0, 50).padEnd(52)}${categories.map((name) => `${name} ${scores[name]}`).join('  ')}${missed ? '  NOT MET' : ''}`,
    )
  }
} finally {
  site.stop()
}
console.log(below === 0 ? 'Every page reaches what is wanted.' : `${below} pages stay below what is wanted.`)

function isAsked(path: string): boolean {
  return values.pages === undefined || values.pages.split(',').includes(path)
}

/** Lighthouse now and then loses its own recording, says so, and asks to be run again. */
async function measure(url: string, tries = 3): Promise<Scores> {
  const flags = '--headless --no-sandbox --disable-gpu'
  const args = ['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', `--chrome-flags=${flags}`]
  const env = { ...process.env, CHROME_PATH: findBrowser() || chromium.executablePath() }
  const run = promisify(execFile)('npx', args, { env, maxBuffer: 64 * 1024 * 1024 })
  const stdout = await run.then(
    (result) => result.stdout,
    (error: { stderr?: string; message: string }) => error,
  )
  if (typeof stdout !== 'string') {
    if (tries > 1) return measure(url, tries - 1)
    throw new Error(`Lighthouse on ${url}: ${stdout.stderr || stdout.message}`)
  }
  const report = JSON.parse(stdout) as { categories: Record<string, { score: number }> }
  const scores = categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)])
  return Object.fromEntries(scores) as Scores
}
