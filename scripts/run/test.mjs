import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, findShell } from './browser.mjs'
import { build } from './build.mjs'
import { browserTestsOf, changedFiles } from './changed.mjs'
import { node, run, startBeside } from './child.mjs'
import { browserCounts, oneCount, unitCounts } from './counts.mjs'
import { missingEngines } from './engines.mjs'
import { freePort } from './free-port.mjs'
import { outOfShare } from './shares.mjs'
import { lintStudio } from './studio.mjs'
import { readTestContent } from './test-content.mjs'

const tool = (name) => `node_modules/.bin/${name}`

/**
 * Everything, each step even when one before it failed. The last line is `N passed, N failed`. With patterns only the
 * tests whose files they name; with `--changed` what the uncommitted changes touch.
 */
export async function test(...wanted) {
  const changed = readTestContent()
  if (wanted.length > 0) return someTests(wanted)
  // A build keeps one core busy.
  const checks = startChecks()
  const built = await step('build', () => {
    build()
    return oneCount(true)
  })
  const outcomes = [built, await checks.types(), await checks.lint(), await studio()]
  // Where changes are taken in, what ships is what has been tested; the owner's own checkout is no such place.
  if (process.env.CI) outcomes.push(await step('content as tested', () => oneCount(changed.length === 0)))
  outcomes.push(await step('unit and server tests', () => vitest()))
  outcomes.push(await step('browser tests', () => browser()))
  outcomes.push(await step('Firefox and WebKit', engines))
  return summarize(outcomes, outOfShare)
}

async function someTests(wanted) {
  const isChange = wanted[0] === '--changed'
  const patterns = isChange ? browserTestsOf(changedFiles()) : wanted
  const outcomes = [await step('typecheck', () => oneCount(run(node, [tool('tsc')]) === 0))]
  outcomes.push(
    await step('unit and server tests', () => vitest('--passWithNoTests', ...(isChange ? ['--changed'] : wanted))),
  )
  if (patterns.length > 0) {
    build()
    outcomes.push(await step('browser tests', () => browser('--pass-with-no-tests', ...patterns)))
  }
  return summarize(outcomes)
}

/** The quick half: types, lint and the tests that need no built site. */
export async function check() {
  const checks = startChecks()
  const outcomes = [await checks.types(), await checks.lint(), await studio()]
  outcomes.push(
    await step('unit tests', () =>
      vitest(
        '--exclude',
        'tests/{agreement,budgets,development,facts,findable,headers,html,links,owner,photos,update}.test.ts',
        '--exclude',
        '{server,tests/faults}/**',
      ),
    ),
  )
  return summarize(outcomes)
}

/** Starts types and lint at the same time; each is a step of its own when it is asked for. */
function startChecks() {
  const types = startBeside(node, [tool('tsc')])
  const style = startBeside(tool('biome'), ['check', '--max-diagnostics=none', '.'])
  const unused = startBeside(node, [tool('knip')])
  return {
    types: () => step('typecheck', async () => oneCount((await types()) === 0)),
    lint: () => step('lint', async () => oneCount([await style(), await unused()].every((code) => code === 0))),
  }
}

const studio = () => step('studio', () => oneCount(lintStudio() === 0))

function vitest(...options) {
  const report = freshReport()
  const code = run(node, [
    tool('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
    ...options,
  ])
  return unitCounts(report, code)
}

async function browser(...options) {
  const report = freshReport()
  const data = mkdtempSync(join(tmpdir(), 'site-test-'))
  const env = {
    CHROMIUM_PATH: findBrowser(),
    CHROMIUM_SHELL: findShell(),
    PLAYWRIGHT_JSON_FILE: report,
    TEST_PORT: String(await freePort()),
    TEST_DATA_DIR: data,
  }
  const code = run(node, [tool('playwright'), 'test', ...options], { env })
  rmSync(data, { recursive: true, force: true })
  return browserCounts(report, code)
}

/** The journeys in the engines that the machine has. */
function engines() {
  const missing = missingEngines()
  for (const line of missing) console.log(line)
  return missing.length < 2 ? vitest('--config', 'vitest.engines.config.ts') : { passed: 0, failed: 0, failures: [] }
}

/** Where a runner shall write its JSON; outside the folder that Playwright empties. */
function freshReport() {
  mkdirSync('.cache', { recursive: true })
  return join(mkdtempSync('.cache/report-'), 'report.json')
}

async function step(name, task) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`)
  const started = Date.now()
  let counts = oneCount(false)
  try {
    counts = await task()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  return { name, ...counts, seconds: Math.round((Date.now() - started) / 1000) }
}

/** Prints one line per step, what failed, and the closing line; gives the exit code. `judge`: what it says of all times. */
function summarize(outcomes, judge = () => []) {
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
  for (const line of judge(times)) console.log(line)
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
}
