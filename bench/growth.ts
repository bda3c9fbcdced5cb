// npm run bench:growth [-- --sizes=0,100,1000,5000]: builds a copy of the site with so many more articles and as many more
// projects. Prints a table, writes docs/bench-growth.svg.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateArticles, generateProjects } from '#tests/support/generate-content.ts'
import { copyProject } from '#tests/support/project-copy.ts'
import { brotliWeight, entryWeight } from '#tests/support/weight.ts'
import { drawGrowth, type GrowthRow } from './growth/chart.ts'
import { measuredRun } from './growth/measured-run.ts'

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '0,100,1000,5000' } } })

const rows: GrowthRow[] = []
for (const size of values.sizes.split(',').map(Number)) {
  const row = await measure(size)
  rows.push(row)
  console.log(sentence(row))
}
console.table(rows.map(shown))
mkdirSync('docs', { recursive: true })
writeFileSync('docs/bench-growth.svg', drawGrowth(rows))

async function measure(size: number): Promise<GrowthRow> {
  const copy = copyProject('bench-growth-')
  try {
    for (const { name, text } of [...generateArticles(size), ...generateProjects(size)]) copy.write(name, text)
    const cost = await measuredRun(copy.build.args, copy.build.options)
    return { size, ...cost, ...weigh(copy.client) }
  } finally {
    copy.remove()
  }
}

/** Figures of the built site: kB of 1,000 bytes with Brotli. */
function weigh(client: string) {
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' })
  const firstView = (name: string) => {
    const html = readFileSync(join(client, name), 'utf8')
    return (brotliWeight(client, name) + entryWeight(client, html)) / 1000
  }
  const engine = names.find((name) => name.endsWith('.js') && readFileSync(join(client, name)).includes('MiniSearch'))
  if (!engine) throw new Error('the search engine is not among the scripts')
  return {
    pages: names.filter((name) => name.endsWith('.html')).length,
    home: firstView('index.html'),
    news: firstView('noticias/index.html'),
    article: firstView('la-armonia-entre-la-madera-y-el-diseno-de-interiores/index.html'),
    search: (brotliWeight(client, 'search-index.json') + brotliWeight(client, engine)) / 1000,
    searchFiles: names.filter((name) => /^search-index.*\.json$/.test(name)).length,
    sitemaps: names.filter((name) => /^sitemap.*\.xml$/.test(name)).length,
  }
}

function shown({ size, pages, seconds, cpu, peak, home, news, article, search, searchFiles, sitemaps }: GrowthRow) {
  return {
    added: `${size} + ${size}`,
    pages,
    'build s': seconds.toFixed(0),
    's/page': (seconds / pages).toFixed(3),
    'CPU s/page': (cpu / pages).toFixed(3),
    'peak MB': (peak / 1e6).toFixed(0),
    '/ kB': home.toFixed(1),
    '/noticias kB': news.toFixed(1),
    'article kB': article.toFixed(1),
    'search kB': search.toFixed(1),
    'search files': searchFiles,
    sitemaps,
  }
}

function sentence(row: GrowthRow): string {
  const figures = Object.entries(shown(row)).map(([name, value]) => `${name}: ${value}`)
  return figures.join('  ')
}
