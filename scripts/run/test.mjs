import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, findShell } from './browser.mjs'
import { build } from './build.mjs'
import { browserTestsOf, changedFiles } from './changed.mjs'
import { node, start } from './child.mjs'
import { browserCounts, oneCount, unitCounts } from './counts.mjs'
import { missingEngines } from './engines.mjs'
import { freePort } from './free-port.mjs'
import { outOfShare } from './shares.mjs'
import { lintStudio } from './studio.mjs'

const tool = (name) => `node_modules/.bin/${name}`

/**
 * Everything, each step even when one before it failed; what needs no browser goes beside it, as both wait a good part of
 * their time. The last line is `N passed, N failed`. With patterns only the tests whose files they name; with
 * `--changed` what the uncommitted changes touch.
 */
export async function test(...wanted) {
  if (wanted.length > 0) return someTests(wanted)
  const types = typecheck(aside)
  const built = await step('build', () => {
    build()
    return oneCount(true)
  })
  const beside = async () => [await lint(aside), await studio(aside), await units([], aside)]
  const inBrowsers = async () => [
    await step('browser tests', (exec) => browser([], exec)),
    await step('Firefox and WebKit', engines),
  ]
  const outcomes = await Promise.all([beside(), inBrowsers()])
  return summarize([await types, built, ...outcomes.flat()])
}

async function someTests(wanted) {
  const isChange = wanted[0] === '--changed'
  const patterns = isChange ? browserTestsOf(changedFiles()) : wanted
  const outcomes = [await typecheck()]
  outcomes.push(await units(['--passWithNoTests', ...(isChange ? ['--changed'] : wanted)]))
  if (patterns.length > 0) {
    build()
    outcomes.push(await step('browser tests', (exec) => browser(['--pass-with-no-tests', ...patterns], exec)))
  }
  return summarize(outcomes)
}

/** The quick half: types, lint and the tests that need no built site. */
export async function check() {
  const outcomes = [await typecheck(), await lint(), await studio()]
  const needsMore =
    'tests/{agreement,budgets,development,facts,findable,growth,headers,html,links,owner,photos}.test.ts'
  outcomes.push(await units(['--exclude', needsMore, '--exclude', '{server,tests/faults}/**']))
  return summarize(outcomes)
}

/** How a step shows what it does: as it happens, or all at its end, beside another's. */
const live = { stdio: 'inherit' }
const aside = { stdio: 'pipe' }

const typecheck = (how = live) =>
  step('typecheck', async (exec) => oneCount((await exec(node, [tool('tsc')])) === 0), how)

const lint = (how = live) =>
  step(
    'lint',
    async (exec) => {
      const style = await exec(tool('biome'), ['check', '--max-diagnostics=none', '.'])
      return oneCount((await exec(node, [tool('knip')])) === 0 && style === 0)
    },
    how,
  )

const studio = (how = live) => step('studio', () => oneCount(lintStudio() === 0), how)

const units = (options, how = live) => step('unit and server tests', (exec) => vitest(options, exec), how)

async function vitest(options, exec) {
  const report = freshReport()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const code = await exec(node, [tool('vitest'), 'run', ...reporters, ...options])
  return unitCounts(report, code)
}

async function browser(options, exec) {
  const report = freshReport()
  const data = mkdtempSync(join(tmpdir(), 'site-test-'))
  const env = {
    CHROMIUM_PATH: findBrowser(),
    CHROMIUM_SHELL: findShell(),
    PLAYWRIGHT_JSON_FILE: report,
    TEST_PORT: String(await freePort()),
    TEST_DATA_DIR: data,
  }
  const code = await exec(node, [tool('playwright'), 'test', ...options], env)
  rmSync(data, { recursive: true, force: true })
  return browserCounts(report, code)
}

/** The journeys in the engines that the machine has. */
async function engines(exec) {
  const missing = missingEngines()
  for (const line of missing) console.log(line)
  return missing.length < 2
    ? vitest(['--config', 'vitest.engines.config.ts'], exec)
    : { passed: 0, failed: 0, failures: [] }
}

/** Where a runner shall write its JSON; outside the folder that Playwright empties. */
function freshReport() {
  mkdirSync('.cache', { recursive: true })
  return join(mkdtempSync('.cache/report-'), 'report.json')
}

async function step(name, task, { stdio } = live) {
  const heading = `\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`
  if (stdio === 'inherit') console.log(heading)
  let output = ''
  const exec = async (command, args, env) => {
    const ended = await start(command, args, { stdio, env })
    output += ended.output
    return ended.code
  }
  const started = Date.now()
  let counts = oneCount(false)
  try {
    counts = await task(exec)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  if (stdio === 'pipe') console.log(`${heading}\n${output}`)
  return { name, ...counts, seconds: Math.round((Date.now() - started) / 1000) }
}

/** Prints one line per step, what failed, and the closing line; gives the exit code. */
function summarize(outcomes) {
  console.log(`\n── summary ${'─'.repeat(63)}`)
  for (const { name, passed, failed, failures, seconds } of outcomes) {
    const verdict = failed > 0 ? `${failed} FAILED, ${passed} passed` : `${passed} passed`
    console.log(`${name.padEnd(24)} ${verdict.padEnd(28)} ${seconds} s`)
    for (const line of failures) console.log(`  ${line}`)
  }
  const times = outcomes.flatMap(({ times = [] }) => times)
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds)
  if (slowest.length > 10) console.log('the ten slowest:')
  for (const { name, seconds } of slowest.slice(0, 10)) console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${name}`)
  // Of some tests a share says nothing.
  if (outcomes.length > 3) for (const line of outOfShare(times)) console.log(line)
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
}
