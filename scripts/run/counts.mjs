import { existsSync, readFileSync } from 'node:fs'

/** Counts of one step that is not a test runner: it passed as a whole or it did not. */
export const oneCount = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

/** Counts of a Vitest run from its JSON report; a file that could not be loaded counts as one failure. */
export function unitCounts(file, exitCode) {
  if (!existsSync(file)) return oneCount(false)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const broken = report.testResults.filter((r) => r.status === 'failed' && r.assertionResults.length === 0).length
  return withExitCode({ passed: report.numPassedTests, failed: report.numFailedTests + broken }, exitCode)
}

/** Counts of a Playwright run from its JSON report; an error outside the tests (no server, no browser) counts too. */
export function browserCounts(file, exitCode) {
  if (!existsSync(file)) return oneCount(false)
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return withExitCode({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }, exitCode)
}

/** A runner that ended badly without naming a failed test has failed all the same. */
function withExitCode(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
