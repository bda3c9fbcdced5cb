import { ContentError, findingIn } from '#reader/findings.ts'
import { readLegal, readNews, readServices } from '#reader/read.ts'
import { findingWords } from '#words/finding-words.ts'

/** Throws when two files, in any folder, want the same address, or one of `fixed`. */
export function throwIfShared(fixed: readonly string[]): void {
  const taken = new Map(fixed.map((path) => [path.split('/')[1], 'a page of the site']))
  for (const { slug, file } of [...readServices(), ...readNews(), ...readLegal()]) {
    const other = taken.get(slug)
    const why = `"slug" is "${slug}", the address of ${other}; expected one of its own.`
    if (other) throw new ContentError([findingIn(file, ['slug'], why, findingWords.taken(slug))])
    taken.set(slug, file)
  }
}
