import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { node, run } from './child.mjs'
import { browserCounts, oneCount, unitCounts } from './counts.mjs'

const tool = (name) => `node_modules/.bin/${name}`
const results = 'test-results'

/** Everything, each step even when one before it failed. The last line is `N passed, N failed`. */
export async function test() {
  const outcomes = [
    ...checks(),
    await step('build', () => oneCount(attempt(build))),
    await step('unit and server', () => unit()),
    await step('browser', () => browser()),
  ]
  return summarize(outcomes)
}

/** The quick half: types, lint and the tests that need no built site. */
export async function check() {
  return summarize([...checks(), await step('unit', () => unit('--exclude', 'tests/{budgets,html}.test.ts'))])
}
