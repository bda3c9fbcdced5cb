import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * Names of the classes of CSS modules. While one develops they say where they stand; in what is built they are as short
 * as they can be (letters for the sheet, a number for the class): they would be a twentieth of every page.
 */
export function classNames(short: boolean) {
  const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((name) => basename(name))
    .filter((name) => name.endsWith('.module.css'))
    .sort()
  const classes = new Map(sheets.map((sheet) => [sheet, [] as string[]]))
  return (name: string, file: string): string => {
    const sheet = /[\w-]+\.module\.css/.exec(file)?.[0] ?? ''
    if (!short) return `${sheet.replace('.module.css', '')}__${name}`
    const known = classes.get(sheet)
    if (!known) throw new Error(`${file} is no sheet below app/.`)
    if (!known.includes(name)) known.push(name)
    return `${inLetters(sheets.indexOf(sheet))}${known.indexOf(name)}`
  }
}

/** 0 → a, 25 → z, 26 → aa. */
const inLetters = (n: number): string =>
  (n < 26 ? '' : inLetters(Math.floor(n / 26) - 1)) + String.fromCharCode(97 + (n % 26))
