// `npm run launch`: what has to be true before the site is published, a line each; below it, what nobody has confirmed. 1 while something is missing, else 0.
// Below that what could be better, which stops nobody: lengths, facts that disagree, words that the dictionary does not know.
// `--count`: one line, always 0; the build prints it.
import { type Advice, advice } from '#reader/advice.ts'
import { missing } from '#reader/missing.ts'
import { contentLines, unknownIn } from './spelling.ts'

const list = missing({ env: process.env, now: Date.now() })
const things = list.length === 1 ? '1 thing is' : `${list.length} things are`
if (process.argv.includes('--count')) {
  console.log(list.length === 0 ? 'Ready to be published.' : `Before publishing, ${things} missing: npm run launch`)
} else {
  print(list)
  const better = [...advice(), ...spelling()]
  if (better.length > 0) console.log('\nCould be better:')
  print(better)
  console.log(list.length === 0 ? 'Ready to be published: nothing is missing.' : `\n${things} missing.`)
  process.exitCode = list.length === 0 ? 0 : 1
}

function print(list: (Advice & { facts?: string[] })[]) {
  const width = (key: 'file' | 'field') => Math.max(...list.map((entry) => entry[key].length))
  for (const { file, field, why, facts = [] } of list) {
    console.log(`${file.padEnd(width('file'))}  ${field.padEnd(width('field'))}  ${why}`)
    for (const fact of facts) console.log(`    · ${fact}`)
  }
}

function spelling(): Advice[] {
  try {
    return unknownIn(contentLines()).map(({ word, ...where }) => ({
      ...where,
      why: `“${word}” is in no dictionary; a word of the trade belongs in content/words.txt`,
    }))
  } catch (error) {
    // The dictionary is there only where the project is developed.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    return []
  }
}
