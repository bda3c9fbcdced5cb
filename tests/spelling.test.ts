import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { placeholders } from '#content/placeholders.ts'
import { storedItems } from '#contracts/storage.ts'

// Texts that the specification gives word for word, its own spelling included.
const literal = ['Ver Ebanisteria', 'Welcome to the workshop. Complete carpentry services.']
// Fields that hold no words but names and choices, and the English texts of the pictures.
const silent = new Set(
  'slug service id tag tags img bgImg picture pictures before links link to en credit endpoint week home consent'.split(
    ' ',
  ),
)

const cspell = fileURLToPath(import.meta.resolve('cspell/bin'))

type Line = { where: string; text: string }

/** Every Spanish text below a value, line by line, with the field it stands in. */
function linesOf(value: unknown, where: string): Line[] {
  if (typeof value === 'string') return value.split('\n').map((text) => ({ where, text: wordsOnly(text) }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    silent.has(key) ? [] : linesOf(child, `${where}${where.endsWith(': ') ? '' : '.'}${key}`),
  )
}

/** Addresses, code and placeholders have a spelling of their own. */
const wordsOnly = (text: string) =>
  literal
    .reduce((rest, words) => rest.replaceAll(words, ''), text)
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`|\{\{[^}]*\}\}|https?:\S+|\S+@\S+|\S+\.example/g, '')

function readLines(): Line[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(md|yaml)$/.test(file) && !file.startsWith('template'))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join('content', file), 'utf8')
      const [, front = source, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
      const fields = file === 'photos.yaml' ? spanishPhotos(parse(front)) : parse(front)
      return [...linesOf(fields, `content/${file}: `), ...linesOf(body, `content/${file}: body`)]
    })
}

/** Pictures of English pages have no `en`: their texts are English. */
const spanishPhotos = (photos: Record<string, { en?: object }>) =>
  Object.fromEntries(Object.entries(photos).filter(([, photo]) => photo.en))

test('the Spanish texts have no word that neither the dictionary nor content/words.txt knows', () => {
  const lines = [
    ...readLines(),
    ...linesOf(placeholders(), 'content/conditional-texts.ts: '),
    ...linesOf(
      storedItems.map(({ purpose, duration }) => ({ purpose, duration })),
      'contracts/storage.ts: ',
    ),
  ]
  expect(lines.length).toBeGreaterThan(400)
  expect(unknownWords(lines)).toEqual([])
})

test('the dictionary does see a mistake', () => {
  const text = 'Carpinteria de calidá, con madera de nogál y presupuesto gratis.'
  expect(unknownWords([{ where: 'here', text }])).toEqual(['here: Carpinteria', 'here: calidá', 'here: nogál'])
})

test('content/words.txt is short and has nothing twice', () => {
  const words = readFileSync('content/words.txt', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(new Set(words).size).toBe(words.length)
  expect(words.length).toBeLessThan(80)
})

function unknownWords(lines: Line[]): string[] {
  const options = ['lint', 'stdin', '--no-progress', '--no-summary', '--no-exit-code', '--config', 'cspell.json']
  const found = execFileSync(process.execPath, [cspell, ...options], {
    input: lines.map(({ text }) => text).join('\n'),
    encoding: 'utf8',
  })
  return [...found.matchAll(/:(\d+):\d+ - Unknown word \((.+?)\)/g)].map(
    ([, line, word]) => `${lines[Number(line) - 1]?.where}: ${word}`,
  )
}
