// Changes values in the source of a YAML file and leaves every other byte of it alone: comments, order, quotes, columns.
import { isDeepStrictEqual } from 'node:util'
import { Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, parse, parseDocument, visit } from 'yaml'
import { isGroup } from '#contracts/text-changes.ts'
import { columnOf, lineEnd, lineStart, linesOf, trimmedEnd } from './yaml-lines.ts'
import { freshBlock, freshFlow, scalarText } from './yaml-text.ts'

/** A file that cannot be edited by form: no YAML, or with references, by which a short file becomes a huge one. */
export class UnreadableYaml extends Error {}

/** The value of a YAML source. @throws UnreadableYaml */
export function readYamlValue(source: string): unknown {
  return open(source).toJS()
}

/** The same source with `value` in it, changed where the value differs. @throws UnreadableYaml */
export function editYaml(source: string, value: unknown): string {
  const document = open(source)
  if (isDeepStrictEqual(document.toJS(), value)) return source
  const edited = join(source, 0, source.length, changesOf({ source, at: 0 }, document.contents, value))
  if (isDeepStrictEqual(parse(edited), value)) return edited
  // Never write what would read differently: better whole, without the comments inside.
  const whole = new Document(value)
  whole.commentBefore = document.commentBefore
  return whole.toString({ lineWidth: 0 })
}

/** Replaces the source from `start` to `end`. */
interface Change {
  start: number
  end: number
  text: string
}

/** Where a node stands: the whole source, and the column in which its keys or dashes begin. */
interface Place {
  source: string
  at: number
}

function open(source: string) {
  const document = parseDocument(source, { keepSourceTokens: true })
  const [error] = document.errors
  if (error) throw new UnreadableYaml(error.message)
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || node.anchor) throw new UnreadableYaml('References (& and *) are not taken.')
    },
  })
  return document
}

/** The source from `start` to `end` with those changes, which lie in it and do not overlap. */
function join(source: string, start: number, end: number, changes: Change[]): string {
  let at = start
  let text = ''
  for (const change of changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    text += source.slice(at, change.start) + change.text
    at = change.end
  }
  return text + source.slice(at, end)
}

function changesOf(place: Place, node: Node | null, value: unknown): Change[] {
  if (!node?.range) throw new UnreadableYaml('A value has no place in the source.')
  if (isDeepStrictEqual(plainOf(node), value)) return []
  if (isMap(node) && isGroup(value)) return mapChanges(place, node, value)
  if (isSeq(node) && Array.isArray(value)) return seqChanges(place, node, value)
  return [replacement(place, node, value)]
}

/** A value of another kind, or a scalar's new one. */
function replacement({ source, at }: Place, node: Node, value: unknown): Change {
  const [start = 0, end = 0] = node.range ?? []
  if (!isScalar(node) || isGroup(value) || Array.isArray(value))
    return { start, end: trimmedEnd(source, start, end), text: freshFlow(value) }
  const before = source.slice(lineStart(source, start), start)
  // "key:" alone has an empty value; the colon wants a space behind it.
  const gap = start === end && /:$/.test(before) ? ' ' : ''
  const stop = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED' ? end : trimmedEnd(source, start, end)
  return { start, end: stop, text: gap + scalarText(value, node.type, at + 2) }
}

type YamlMap = Extract<Node, { items: Pair[] }>
type YamlSeq = { items: unknown[]; flow?: boolean; range?: [number, number, number] | null; srcToken?: unknown }

function mapChanges({ source, at }: Place, map: YamlMap, value: Record<string, unknown>): Change[] {
  const known = new Map(map.items.map((pair) => [keyOf(pair), pair]))
  const kept = map.items.filter((pair) => keyOf(pair) in value)
  const added = Object.keys(value).filter((key) => !known.has(key))
  // Flow: `{ a: 1, b: 2 }`; leaving one out is simplest when the rest is put together anew.
  if (map.flow && (kept.length < map.items.length || added.length > 0 || map.items.length === 0))
    return [flowMap({ source, at }, map, value)]
  const column = map.flow ? at : columnOf(source, map.items[0], at)
  const inside = kept.flatMap((pair) => changesOf({ source, at: column }, pair.value as Node, value[keyOf(pair)]))
  const removed = map.items.filter((pair) => !(keyOf(pair) in value)).map((pair) => removal(source, pair))
  return [...inside, ...removed, ...added.map((key) => addition(source, map, value, key, column))]
}

/** The lines of a pair. The last ones of a file may lack their line break. */
const removal = (source: string, pair: Pair): Change => ({ ...linesOf(source, pair), text: '' })

/** A new pair stands behind the one that comes before it in the value, else in front of all. */
function addition(source: string, map: YamlMap, value: Record<string, unknown>, key: string, column: number): Change {
  const keys = Object.keys(value)
  const before = keys.slice(0, keys.indexOf(key)).reverse()
  const previous = before.map((name) => map.items.find((pair) => keyOf(pair) === name)).find(Boolean)
  const line = `${' '.repeat(column)}${freshBlock({ [key]: value[key] }, column)}\n`
  if (previous) {
    const { end } = linesOf(source, previous)
    return { start: end, end, text: source[end - 1] === '\n' ? line : `\n${line.trimEnd()}` }
  }
  const first = map.items[0]
  const start = first ? linesOf(source, first).start : (map.range?.[0] ?? 0)
  return { start, end: start, text: line }
}

function flowMap(place: Place, map: YamlMap, value: Record<string, unknown>): Change {
  const [start = 0, end = 0] = map.range ?? []
  const parts = Object.keys(value).map((key) => {
    const pair = map.items.find((one) => keyOf(one) === key)
    const range = pair && (pair.key as Node).range
    if (!pair || !range) return freshFlow({ [key]: value[key] }).replace(/^\{ | \}$/g, '')
    const node = pair.value as Node
    return join(place.source, range[0], node.range?.[1] ?? range[1], changesOf(place, node, value[key]))
  })
  return { start, end, text: parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}' }
}

function seqChanges(place: Place, seq: YamlSeq, value: unknown[]): Change[] {
  const items = seq.items as Node[]
  const from = matches(items.map(plainOf), value)
  const same = items.length === value.length && from.every((old, i) => old === i)
  const column = seq.flow
    ? place.at
    : place.source.slice(lineStart(place.source, dashOf(seq, 0)), dashOf(seq, 0)).length
  const inside = { source: place.source, at: seq.flow ? place.at : column + 2 }
  if (same && items.length > 0) return items.flatMap((item, i) => changesOf(inside, item, value[i]))
  const { source } = place
  const [start = 0, end = 0] = seq.range ?? []
  if (seq.flow || value.length === 0) {
    const parts = value.map((entry, i) => {
      const item = items[from[i] ?? -1]
      const range = item?.range
      return item && range ? join(source, range[0], range[1], changesOf(inside, item, entry)) : freshFlow(entry)
    })
    return [{ start, end: seq.flow ? end : trimmedEnd(source, start, end), text: `[${parts.join(', ')}]` }]
  }
  const chunks = chunksOf(source, seq)
  const isFlowItem = items.every((item) => isScalar(item) || (isMap(item) && item.flow))
  const parts = value.map((entry, i) => {
    const old = from[i] ?? -1
    const [item, chunk] = [items[old], chunks[old]]
    if (item && chunk) return withBreak(join(source, chunk.start, chunk.end, changesOf(inside, item, entry)))
    const fresh = isFlowItem && isGroup(entry) ? freshFlow(entry) : freshBlock(entry, column + 2)
    return `${' '.repeat(column)}- ${fresh}\n`
  })
  const first = chunks[0]?.start ?? start
  const last = chunks.at(-1)?.end ?? end
  const text = parts.join('')
  return [{ start: first, end: last, text: source[last - 1] === '\n' ? text : text.trimEnd() }]
}

const withBreak = (text: string) => (text.endsWith('\n') ? text : `${text}\n`)

/** The lines of each item of a list, the comments above it among them. */
function chunksOf(source: string, seq: YamlSeq) {
  let start = lineStart(source, dashOf(seq, 0))
  return (seq.items as Node[]).map((item) => {
    const end = lineEnd(source, item.range?.[0] ?? 0, item.range?.[1] ?? 0)
    const chunk = { start, end }
    start = end
    return chunk
  })
}

/**
 * For each new entry the old one that it was, so that what only moved keeps its place in the text's comments: an equal
 * one, else one of the same name, else, where nothing came or went, the one at the same place.
 */
function matches(old: unknown[], fresh: unknown[]): number[] {
  const free = new Set(old.keys())
  const found = fresh.map(() => -1)
  const take = (i: number, at: number | undefined) => {
    if (at === undefined) return
    found[i] = at
    free.delete(at)
  }
  const rules = [
    (a: unknown, b: unknown, i: number, j: number) => i === j && isDeepStrictEqual(a, b),
    (a: unknown, b: unknown) => isDeepStrictEqual(a, b),
    (a: unknown, b: unknown) => nameOf(a) !== undefined && nameOf(a) === nameOf(b),
    (_: unknown, __: unknown, i: number, j: number) => i === j && old.length === fresh.length,
    (a: unknown, b: unknown) => sharedValues(a, b) > 0,
  ]
  for (const rule of rules)
    for (const [i, entry] of fresh.entries())
      if (found[i] === -1)
        take(
          i,
          [...free].find((at) => rule(old[at], entry, at, i)),
        )
  return found
}

const nameOf = (value: unknown) => (isGroup(value) ? (value.id ?? value.service ?? value.slug) : undefined)

const sharedValues = (a: unknown, b: unknown) =>
  isGroup(a) && isGroup(b) ? Object.keys(a).filter((key) => typeof a[key] === 'string' && a[key] === b[key]).length : 0

const keyOf = (pair: Pair) => String(isScalar(pair.key) ? pair.key.value : pair.key)

/** The plain value of a node, as the whole document's `toJS` has it. */
function plainOf(node: unknown): unknown {
  if (isScalar(node)) return node.value
  if (isSeq(node)) return node.items.map(plainOf)
  if (isMap(node)) return Object.fromEntries(node.items.map((pair) => [keyOf(pair), plainOf(pair.value)]))
  return null
}

interface SourceItem {
  start?: { type: string; offset: number }[]
}

function dashOf(seq: YamlSeq, i: number): number {
  const token = seq.srcToken as { items?: SourceItem[] } | undefined
  const dash = token?.items?.[i]?.start?.find(({ type }) => type === 'seq-item-ind')
  return dash?.offset ?? seq.range?.[0] ?? 0
}
