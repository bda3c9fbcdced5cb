// New pieces of YAML, in the manner of the owner's files: short lists and groups on one line, texts in quotes.
import { Document, Scalar, stringify, YAMLSeq } from 'yaml'

/**
 * A scalar, quoted as it was before where that can be.
 * @param indent column at which the lines of a block of text begin
 */
export function scalarText(value: unknown, type: string | undefined, indent: number): string {
  if (typeof value !== 'string') return value === undefined || value === null ? 'null' : String(value)
  if (type === Scalar.BLOCK_LITERAL && /\n/.test(value) && !/^\n* |[ \t]\n|[ \t]$/.test(value)) {
    const lines = value.replace(/\n$/, '').split('\n')
    return `|${value.endsWith('\n') ? '' : '-'}\n${lines.map((line) => (line ? ' '.repeat(indent) + line : '')).join('\n')}\n`
  }
  return flowScalar(value, type)
}

/** A value on one line: `{ a: 1, b: [2, 3] }`. */
export function freshFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(freshFlow).join(', ')}]`
  if (typeof value !== 'object' || value === null) return flowScalar(value)
  const pairs = Object.entries(value).map(([key, child]) => `${flowScalar(key)}: ${freshFlow(child)}`)
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}'
}

/** A value on lines of its own, all but the first indented by `column`. */
export function freshBlock(value: unknown, column: number): string {
  if (typeof value !== 'object' || value === null) return flowScalar(value)
  const text = stringify(value, { lineWidth: 0, defaultStringType: 'PLAIN', blockQuote: false }).trimEnd()
  return text.replaceAll('\n', `\n${' '.repeat(column)}`)
}

/** A scalar that may stand within `{}` or `[]`, and so anywhere. */
function flowScalar(value: unknown, type?: string): string {
  if (typeof value === 'string' && (type === Scalar.QUOTE_DOUBLE || value.includes('\n')))
    return JSON.stringify(value).replaceAll('\u00a0', '\\_')
  const node = new Scalar(value)
  if (typeof value === 'string') node.type = type === Scalar.QUOTE_SINGLE ? type : Scalar.PLAIN
  const list = new YAMLSeq()
  list.add(node)
  list.flow = true
  return new Document(list).toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1).trim()
}

/** The lines of a new file, short lists and groups in one line each. */
export const freshFile = (value: unknown) =>
  Object.entries(value as object)
    .map(([key, child]) => {
      const groups = Array.isArray(child) && child.some((entry) => typeof entry === 'object')
      const lines = groups ? child.map((entry) => `\n  - ${freshFlow(entry)}`).join('') : ` ${freshFlow(child)}`
      return `${key}:${lines}\n`
    })
    .join('')
