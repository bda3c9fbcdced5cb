// `npm run launch`: what has to be true before the site is published, a line each; below it, what nobody has confirmed. 1 while something is missing, else 0.
// `--count`: one line, always 0; the build prints it.
import { missing } from '#reader/missing.ts'

const list = missing({ env: process.env, now: Date.now() })
const things = list.length === 1 ? '1 thing is' : `${list.length} things are`
if (process.argv.includes('--count')) {
  console.log(list.length === 0 ? 'Ready to be published.' : `Before publishing, ${things} missing: npm run launch`)
} else {
  const width = (key: 'file' | 'field') => Math.max(...list.map((entry) => entry[key].length))
  for (const { file, field, why, facts = [] } of list) {
    console.log(`${file.padEnd(width('file'))}  ${field.padEnd(width('field'))}  ${why}`)
    for (const fact of facts) console.log(`    · ${fact}`)
  }
  console.log(list.length === 0 ? 'Ready to be published: nothing is missing.' : `\n${things} missing.`)
  process.exitCode = list.length === 0 ? 0 : 1
}
