// npm run bench:pages [-- --runs=5 --pages=/,/contacto]: each Spanish page beside its plain twin (the same file with
// every script removed), served by our own server and loaded by a slow phone. Prints a table, writes docs/bench-pages.svg.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drawChart } from './bench/chart.ts'
import { measureInteractions } from './bench/interactions.ts'
import { type Load, launch, measureLoad, median } from './bench/measure.ts'
import { serve } from './bench/serve.ts'
import { makePlainTwin } from './bench/twin.ts'
import { readPages } from './build/pages.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } } })
const runs = Number(values.runs)

const site = await serve('build')
const twin = makePlainTwin('build')
const plain = await serve(twin.folder)
const browser = await launch()
try {
  const rows = []
  for (const path of values.pages?.split(',') ?? (await spanishPages())) {
    const row = { path, ...(await besidePlain(path)) }
    rows.push(row)
    printRow(row)
  }
  mkdirSync('docs', { recursive: true })
  writeFileSync('docs/bench-pages.svg', drawChart(rows, runs))
  for (const { interaction, ms, wanted } of await measureInteractions(browser, site.origin, runs))
    console.log(`${interaction.padEnd(41)}  ${ms} ms  (wanted: ≤ ${wanted} ms)  ${ms <= wanted ? 'met' : 'NOT MET'}`)
} finally {
  await browser.close()
  site.stop()
  plain.stop()
  twin.remove()
}

/** Pages in Spanish that search engines may show, the not-found page aside. */
async function spanishPages(): Promise<string[]> {
  const paths: string[] = []
  for await (const { path, html } of readPages('build/client'))
    if (/<html lang="es"/.test(html) && !/content="noindex/.test(html)) paths.push(path)
  return paths
}

/** In turns: when the machine has a slow minute, it is one for both. */
async function besidePlain(path: string) {
  const loads: { site: Load[]; plain: Load[] } = { site: [], plain: [] }
  for (let run = 0; run < runs; run++) {
    loads.site.push(await measureLoad(browser, site.origin + path))
    loads.plain.push(await measureLoad(browser, plain.origin + path))
  }
  return { site: medians(loads.site), plain: medians(loads.plain) }
}

function medians(loads: Load[]): Load {
  const middle = (key: keyof Load) => median(loads.map((load) => load[key]))
  return { fcp: middle('fcp'), lcp: middle('lcp'), tbt: middle('tbt'), cls: middle('cls'), bytes: middle('bytes') }
}

function printRow({ path, site, plain }: { path: string; site: Load; plain: Load }) {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const percent = `${(100 * (site.lcp / plain.lcp - 1)).toFixed(0)} %`
  console.log(
    [
      path.slice(0, 40).padEnd(41),
      `FCP ${seconds(site.fcp)} (plain ${seconds(plain.fcp)})`,
      `LCP ${seconds(site.lcp)} (plain ${seconds(plain.lcp)}, ${percent})`,
      `TBT ${site.tbt.toFixed(0)} ms`,
      `CLS ${site.cls.toFixed(3)}`,
      `first view ${(site.bytes / 1000).toFixed(0)} kB`,
      missed(site, plain),
    ].join('  '),
  )
}

/** What is wanted and not reached: 5 % beside the plain page, 20 ms of blocking, no shift. */
function missed(site: Load, plain: Load): string {
  const missed = [
    site.fcp > plain.fcp * 1.05 && 'FCP',
    site.lcp > plain.lcp * 1.05 && 'LCP',
    site.tbt > 20 && 'TBT',
    site.cls > 0.005 && 'CLS',
  ].filter(Boolean)
  return missed.length === 0 ? 'met' : `NOT MET: ${missed.join(', ')}`
}
