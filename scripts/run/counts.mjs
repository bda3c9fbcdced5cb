import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Counts of one step that is not a test runner: it passed as a whole or it did not. */
export const oneCount = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures: [] })

/** Counts of a Vitest run from its JSON report, and what failed; a file that could not be loaded counts as one failure. */
export function unitCounts(file, exitCode) {
  if (!existsSync(file)) return oneCount(false)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const bad = report.testResults.filter(({ status }) => status === 'failed')
  const broken = bad.filter(({ assertionResults }) => assertionResults.length === 0)
  const failures = [
    ...broken.map(({ name, message }) => failure(name, message)),
    ...bad
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0])),
  ]
  const times = report.testResults
    .flatMap(({ name, assertionResults }) => assertionResults.map((result) => ({ ...result, file: name })))
    .map(({ file, fullName, duration }) => ({ file, name: fullName, seconds: (duration ?? 0) / 1000 }))
  return withExitCode(
    { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, failures, times },
    exitCode,
  )
}

/** Counts of a Playwright run from its JSON report, and what failed; an error outside the tests (no server, no browser) counts too. */
export function browserCounts(file, exitCode) {
  if (!existsSync(file)) return oneCount(false)
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const all = suites.flatMap(specs)
  const bad = all.filter(({ ok }) => !ok)
  const failures = [
    ...bad.map(({ file, title, tests }) => failure(`${file}: ${title}`, tests[0]?.results.at(-1)?.error?.message)),
    ...errors.map(({ message }) => failure('outside the tests', message)),
  ]
  const times = all.map(({ file, title, tests }) => ({
    file: `tests/${file}`,
    name: `${file}: ${title}`,
    seconds: (tests[0]?.results.at(-1)?.duration ?? 0) / 1000,
  }))
  return withExitCode(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures, times },
    exitCode,
  )
}

const specs = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)]

/** A failed test in one line: its name, and what was wrong. */
const failure = (name, message = '') =>
  `${name}: ${stripVTControlCharacters(message).slice(0, 300).replace(/\s+/g, ' ')}`

/** A runner that ended badly without naming a failed test has failed all the same. */
function withExitCode(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
