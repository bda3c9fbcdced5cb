// Where in the source of a YAML file something stands.
import type { Node, Pair } from 'yaml'

export const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at - 1) + 1

/** Behind the line break of the line in which something from `start` to `end` ends. */
export function lineEnd(source: string, start: number, end: number): number {
  if (end > start && source[end - 1] === '\n') return end
  const at = source.indexOf('\n', end)
  return at === -1 ? source.length : at + 1
}

export const columnOf = (source: string, pair: Pair | undefined, otherwise: number) => {
  const at = (pair?.key as Node | undefined)?.range?.[0]
  return at === undefined ? otherwise : at - lineStart(source, at)
}

export function linesOf(source: string, pair: Pair) {
  const key = (pair.key as Node).range ?? [0, 0]
  const value = (pair.value as Node | null)?.range
  const end = value ? value[1] : key[1]
  return { start: lineStart(source, key[0]), end: lineEnd(source, key[0], end) }
}

/** Without the blanks and line breaks that a block ends with. */
export const trimmedEnd = (source: string, start: number, end: number) =>
  start + source.slice(start, end).trimEnd().length
