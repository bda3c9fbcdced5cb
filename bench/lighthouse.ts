// npm run bench:lighthouse [-- --runs=3 --pages=/,/contacto --beside=FOLDER]: Lighthouse's four scores of each page on its
// simulated phone, with blocking time and paints; the median of the runs. --beside names another build, measured in turns.
// Lighthouse is fetched when this runs: it is larger than all the rest of the project.
import { parseArgs } from 'node:util'
import { readHeads } from '../tests/support/head.ts'
import { median } from './pages/measure.ts'
import { runLighthouse } from './support/run-lighthouse.ts'
import { serve } from './support/serve.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = { TBT: 'total-blocking-time', FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint' } as const
type Result = Record<(typeof categories)[number] | keyof typeof audits, number>
/** What is wanted of a page that search engines may show; of the others only speed, since they are hidden on purpose. */
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const wantedOfHidden = { performance: 98 }

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' }, beside: { type: 'string' } },
})
const sites = { site: await serve('build'), ...(values.beside && { before: await serve(values.beside) }) }
let below = 0
try {
  for (const { path, meta } of readHeads()) {
    if (!isAsked(path)) continue
    const results: Record<string, Result[]> = {}
    for (let run = 0; run < Number(values.runs); run++)
      for (const [name, { origin }] of Object.entries(sites))
        results[name] = [...(results[name] ?? []), await measure(origin + path)]
    for (const [name, runs] of Object.entries(results)) print(path, name, runs)
    const goals: Partial<typeof wanted> = meta.robots === 'noindex' ? wantedOfHidden : wanted
    if (categories.some((name) => middle(results.site ?? [], name) < (goals[name] ?? 0))) below++
  }
} finally {
  for (const { stop } of Object.values(sites)) stop()
}
console.log(below === 0 ? 'Every page reaches what is wanted.' : `${below} pages stay below what is wanted.`)

function isAsked(path: string): boolean {
  return values.pages === undefined || values.pages.split(',').includes(path)
}

function middle(runs: Result[], key: keyof Result): number {
  return median(runs.map((run) => run[key]))
}

function print(path: string, name: string, runs: Result[]) {
  const figure = (key: keyof Result) => {
    const all = runs.map((run) => run[key])
    return `${key} ${Math.round(median(all))} (${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))})`
  }
  const figures = [...categories, ...(Object.keys(audits) as (keyof typeof audits)[])].map(figure)
  console.log(`${path.slice(0, 40).padEnd(41)}${name.padEnd(7)}${figures.join('  ')}`)
}

async function measure(url: string): Promise<Result> {
  const report = await runLighthouse(url)
  const scores = categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)])
  const times = Object.entries(audits).map(([name, audit]) => [name, report.audits[audit]?.numericValue ?? Number.NaN])
  return Object.fromEntries([...scores, ...times]) as Result
}
