import { execFileSync } from 'node:child_process'

// Which browser tests look at what lies in a folder. No graph of imports leads from a page to its test: what is not named
// here may show on any page.
const seenBy = [
  [/^(docs|studio|bench)\/|^[A-Z]+\.md$|\.test\.tsx?$/, undefined],
  [/^(desk|server\/desk)\//, 'e2e/desk'],
  [/^(design|app\/sections\/design-(board|index))\//, '(design|quote|way)'],
  [/^app\/template\/(shop|sections\/shop-[^/]+)\//, 'e2e/shop'],
  [/^(server\/quotes)\//, 'quote'],
  [/^(app\/enquiry|server\/(enquiry|photos|mail))\//, '(enquiry|quote)'],
]

/** Paths of the uncommitted changes, new files included. */
export function changedFiles() {
  return execFileSync('git', ['status', '--porcelain', '-uall'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3).replace(/^.* -> /, ''))
}

/** Patterns of the browser tests that look at these files. */
export function browserTestsOf(files) {
  const patterns = files.map((file) => {
    if (file.endsWith('.spec.ts')) return file
    const known = seenBy.find(([folder]) => folder.test(file))
    return known ? known[1] : '.spec.ts'
  })
  return [...new Set(patterns)].filter((pattern) => pattern !== undefined)
}
