// The first step of a build: every mistake of content/ in a sentence that names file, field and what is expected.
import { contentMistakes } from './desk-build/mistakes.ts'

const mistakes = contentMistakes()
for (const { sentence } of mistakes) console.error(sentence)
process.exitCode = mistakes.length === 0 ? 0 : 1
