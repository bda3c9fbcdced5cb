import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Sentences about the parts that take more than half again of their share. Shares and not seconds: they are the same on
 * a slow machine. `times`: `{ file, seconds }` of each test.
 */
export function outOfShare(times) {
  // What share each part may take, by how its files' names begin; the longest beginning counts.
  const shares = JSON.parse(readFileSync(new URL('shares.json', import.meta.url), 'utf8'))
  const beginnings = Object.keys(shares).sort((one, other) => other.length - one.length)
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0)
  const taken = new Map()
  for (const { file, seconds } of times) {
    const part = beginnings.find((beginning) => relative('.', file).startsWith(beginning))
    taken.set(part, (taken.get(part) ?? 0) + seconds / total)
  }
  return [...taken]
    .filter(([part, share]) => share > 1.5 * shares[part])
    .map(([part, share]) => `${part}* takes ${percent(share)} of the tests' time, instead of ${percent(shares[part])}`)
}

const percent = (share) => `${(100 * share).toFixed(1)} %`
