// npm run bench:pages [-- --runs=5 --pages=/,/contacto --beside=FOLDER]: each Spanish page beside its plain twin (the same
// file with every script removed), served by our own server and loaded by a slow phone; then what a visitor waits for
// after a touch. --beside names another build, of the state before, say: all is measured in turns with it.
// Prints tables, writes docs/bench-pages.svg.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readHeads } from '../tests/support/head.ts'
import { drawChart } from './pages/chart.ts'
import { interactions, measureInteraction } from './pages/interactions.ts'
import { type Load, launch, measureLoad, median } from './pages/measure.ts'
import { measureNextPage, visitors } from './pages/next-page.ts'
import { makePlainTwin } from './pages/twin.ts'
import { serve } from './support/serve.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' }, beside: { type: 'string' } },
})
const runs = Number(values.runs)
const twin = makePlainTwin('build')
const folders = { site: 'build', plain: twin.folder, ...(values.beside && { before: values.beside }) }
type Name = keyof typeof folders
const served = Object.fromEntries(
  await Promise.all(Object.entries(folders).map(async ([name, folder]) => [name, await serve(folder)] as const)),
) as Record<Name, Awaited<ReturnType<typeof serve>>>
const browser = await launch()
try {
  const rows = []
  for (const path of values.pages?.split(',') ?? spanishPages()) {
    const loads = await inTurns(folders, (name) => measureLoad(browser, served[name].origin + path))
    rows.push({ name: path, ours: medians(loads.site).lcp, other: medians(loads.plain).lcp })
    for (const [name, all] of Object.entries(loads)) printLoad(path, name, medians(all))
  }
  const title = `Largest contentful paint, slow phone, median of ${runs}: page (dark) and plain twin (light)`
  writeFileSync('docs/bench-pages.svg', drawChart(rows, title))
  const { plain: _, ...alive } = folders
  for (const interaction of interactions) {
    const times = await inTurns(alive, (name) => measureInteraction(browser, served[name].origin, interaction))
    for (const [name, all] of Object.entries(times)) printTimes(interaction.name, name, all)
  }
  for (const visitor of Object.keys(visitors) as (keyof typeof visitors)[]) {
    const pages = await inTurns(alive, (name) => measureNextPage(join(folders[name] as string, 'client'), visitor))
    for (const [name, all] of Object.entries(pages))
      printTimes(
        `next page, ${visitor} (${all[0]?.kind})`,
        name,
        all.map(({ ms }) => ms),
      )
  }
} finally {
  await browser.close()
  for (const { stop } of Object.values(served)) stop()
  twin.remove()
}

/** Pages in Spanish that search engines may show, the not-found page aside. */
function spanishPages(): string[] {
  const shown = readHeads().filter(({ lang, meta }) => lang === 'es' && meta.robots !== 'noindex')
  return shown.map(({ path }) => path)
}

/** When the machine has a slow minute, it is one for all. */
async function inTurns<T>(subjects: Partial<Record<Name, string>>, measure: (name: Name) => Promise<T>) {
  const results = Object.fromEntries(Object.keys(subjects).map((name) => [name, [] as T[]])) as Record<Name, T[]>
  for (let run = 0; run < runs; run++)
    for (const name of Object.keys(subjects) as Name[]) results[name].push(await measure(name))
  return results
}

function medians(loads: Load[]): Load {
  const keys = Object.keys(loads[0] as Load) as (keyof Load)[]
  return Object.fromEntries(keys.map((key) => [key, median(loads.map((load) => load[key]))])) as Load
}

function printLoad(path: string, name: string, { fcp, lcp, tbt, cls, bytes, script }: Load) {
  const figures = [
    `FCP ${(fcp / 1000).toFixed(2)} s`,
    `LCP ${(lcp / 1000).toFixed(2)} s`,
    `blocking ${tbt.toFixed(0)} ms`,
    `CLS ${cls.toFixed(3)}`,
    `script ${(script / 1000).toFixed(1)} kB`,
    `all ${(bytes / 1000).toFixed(0)} kB`,
  ]
  console.log(`${path.slice(0, 40).padEnd(41)}${name.padEnd(7)}${figures.join('  ')}`)
}

function printTimes(what: string, name: string, times: number[]) {
  const range = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`
  console.log(`${what.padEnd(41)}${name.padEnd(7)}${median(times).toFixed(0)} ms (${range})`)
}
