import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * Names of the classes of CSS modules. While one develops they say where they stand; in what is built they are as short
 * as they can be (hashes would make the home page 3 % heavier): letters for the place of the sheet among all sheets by
 * name, a number for that of the class in its sheet. So they are the same in every build of the same sheets, in whatever
 * order these are met.
 */
export function classNames(short: boolean) {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.module.css'))
  const sheets = new Map(
    files
      .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1))
      .map((file, i) => [basename(file), { letters: inLetters(i), names: namesIn(`app/${file}`) }]),
  )
  return (name: string, file: string): string => {
    const sheet = /[\w-]+\.module\.css/.exec(file)?.[0] ?? ''
    if (!short) return `${sheet.replace('.module.css', '')}__${name}`
    const { letters = '', names = [] } = sheets.get(sheet) ?? {}
    if (!names.includes(name)) throw new Error(`app/ has no sheet ${sheet} with the name ${name}.`)
    return `${letters}${names.indexOf(name)}`
  }
}

/** Of a sheet's classes and animations, in the order in which they first stand there. */
const namesIn = (file: string) => [
  ...new Set([...readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name]) => name)),
]

/** 0 → a, 25 → z, 26 → aa. */
const inLetters = (n: number): string =>
  (n < 26 ? '' : inLetters(Math.floor(n / 26) - 1)) + String.fromCharCode(97 + (n % 26))
