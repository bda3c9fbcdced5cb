import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const cspell = fileURLToPath(import.meta.resolve('cspell/bin'))

/**
 * The words of each text that a dictionary does not know.
 * @param options of cspell: its configuration or its language
 */
export function unknownWords(texts: readonly string[], ...options: string[]): string[][] {
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
