// Words of the Spanish texts that neither the dictionary nor content/words.txt knows.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { lowerFirst } from '#contracts/plain.ts'
import { contentFile, contentFolder } from '#reader/content.ts'
import { photoFields } from '#reader/schema.ts'

export type Line = { file: string; field: string; text: string }

// Texts that the specification gives word for word, its own spelling included.
const literal = ['Ver Ebanisteria', 'Welcome to the workshop. Complete carpentry services.', 'Factory Design']
// Fields that hold no words but names and choices, and the English texts of the pictures.
const silent = new Set([
  ...'slug service of priceIds id tag tags links link to en credit endpoint week home consent swatch stage first kind owner'.split(
    ' ',
  ),
  ...photoFields,
])

/** Every Spanish text of the content, line by line. */
export function contentLines(): Line[] {
  const files = readdirSync(contentFolder(), { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => /\.(md|yaml)$/.test(name) && !name.startsWith('template'))
    .sort()
    .flatMap((name) => {
      const source = readFileSync(join(contentFolder(), name), 'utf8')
      const [, front = source, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
      const fields = name === 'photos.yaml' ? spanishPhotos(parse(front)) : parse(front)
      const file = `content/${name}`
      return [...linesOf(fields, file), ...linesOf(body, file, 'text')]
    })
}

/** Every Spanish text below a value, line by line, with the field it stands in. */
export function linesOf(value: unknown, file: string, field = ''): Line[] {
  if (typeof value === 'string') return value.split('\n').map((text) => ({ file, field, text: wordsOnly(text) }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    silent.has(key) ? [] : linesOf(child, file, field === '' ? key : `${field}.${key}`),
  )
}

/** Pictures of English pages have no `en`: their texts are English. */
const spanishPhotos = (photos: Record<string, { en?: object }>) =>
  Object.fromEntries(Object.entries(photos).filter(([, photo]) => photo.en))

/** Addresses, code and placeholders have a spelling of their own. */
const wordsOnly = (text: string) =>
  literal
    .reduce((rest, words) => rest.replaceAll(words, ''), text)
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`|\{+[^}]*\}+|https?:\S+|\S+@\S+|\S+\.example|\/disena\/\S+/g, '')

/** The words of these lines that nobody knows, with where they stand. */
export function unknownIn(lines: readonly Line[]) {
  // Those of another CONTENT_DIR; cspell.json names the checkout's own.
  const known = new Set(readFileSync(contentFile('content/words.txt'), 'utf8').split('\n'))
  const isKnown = (word: string) => known.has(word) || known.has(lowerFirst(word))
  const unknown = unknownWords(
    lines.map(({ text }) => text),
    ...['--config', fileURLToPath(new URL('../cspell.json', import.meta.url))],
  )
  return lines.flatMap(({ file, field }, i) =>
    (unknown[i] ?? []).filter((word) => !isKnown(word)).map((word) => ({ file, field, word })),
  )
}

/**
 * The words of each text that a dictionary does not know.
 * @param options of cspell: its configuration or its language
 */
export function unknownWords(texts: readonly string[], ...options: string[]): string[][] {
  const cspell = fileURLToPath(import.meta.resolve('cspell/bin'))
  const plain = ['--no-progress', '--no-summary', '--no-exit-code']
  const found = execFileSync(process.execPath, [cspell, 'lint', 'stdin', ...plain, ...options], {
    input: texts.map((text) => text.replace(/\s+/g, ' ')).join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const unknown: string[][] = texts.map(() => [])
  for (const [, line, word = ''] of found.matchAll(/:(\d+):\d+ - Unknown word \((.+?)\)/g))
    unknown[Number(line) - 1]?.push(word)
  return unknown
}
