// What differs between two states of a text, field by field and with the names that lead there.
import { type Field, fieldBelow } from './desk-words.ts'

export interface FieldChange {
  field: Field | undefined
  /** «Precios por servicio», «Armario empotrado», «Precio desde» */
  names: string[]
  /** Undefined where it is not there. */
  before: unknown
  after: unknown
}

type Group = Record<string, unknown>
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The smallest parts in which two values of a form differ. Entries of a list are known again by their id or name. */
export function fieldChanges(
  field: Field | undefined,
  before: unknown,
  after: unknown,
  names: string[] = [],
): FieldChange[] {
  if (isSame(before, after)) return []
  if (isGroup(before) && isGroup(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => {
      const below = fieldBelow(field, key)
      return fieldChanges(below, before[key], after[key], [...names, below?.title ?? key])
    })
  }
  if (Array.isArray(before) && Array.isArray(after) && !field?.prefixItems)
    return listChanges(field, before, after, names)
  return [{ field, names, before, after }]
}

function listChanges(field: Field | undefined, before: unknown[], after: unknown[], names: string[]): FieldChange[] {
  const pairs = paired(before, after)
  const changes = pairs.flatMap(([old, now]) => {
    const name = excerptOf(now ?? old)
    if (isGroup(old) && isGroup(now)) return fieldChanges(field?.items, old, now, [...names.slice(0, -1), name])
    return isSame(old, now) ? [] : [{ field: field?.items, names, before: old, after: now }]
  })
  // All entries are as they were, in another order.
  return changes.length > 0 ? changes : [{ field, names, before: before.map(excerptOf), after: after.map(excerptOf) }]
}

/** Each entry with what has become of it; undefined for what is new or gone. */
function paired(before: readonly unknown[], after: readonly unknown[]): [unknown, unknown][] {
  const known = [before.map(keyOf), after.map(keyOf)] as const
  const isKeyed = known.every((keys) => keys.every(Boolean) && new Set(keys).size === keys.length)
  if (!isKeyed && before.length === after.length) return before.map((old, at) => [old, after[at]])
  const names = isKeyed
    ? known
    : ([before.map((one) => JSON.stringify(one)), after.map((one) => JSON.stringify(one))] as const)
  return [
    ...before.map((old, at): [unknown, unknown] => [old, after[names[1].indexOf(names[0][at] as string)]]),
    ...after
      .filter((_, at) => !names[0].includes(names[1][at] as string))
      .map((now): [unknown, unknown] => [undefined, now]),
  ]
}

/** By what an entry stays the same when its other fields change. */
const keyOf = (entry: unknown) => {
  if (!isGroup(entry)) return ''
  const key = ['id', 'slug', 'service', 'date', 'name', 'title'].find((one) => typeof entry[one] === 'string')
  return key ? String(entry[key]) : ''
}

/** A single value of a form. */
export interface Leaf {
  field: Field | undefined
  path: (string | number)[]
  /** As in `FieldChange`. */
  names: string[]
  value: unknown
}

/** All single values of a form, in their order. */
export function leavesOf(
  field: Field | undefined,
  value: unknown,
  path: Leaf['path'] = [],
  names: string[] = [],
): Leaf[] {
  if (Array.isArray(value))
    return value.flatMap((entry, at) => {
      const way = isGroup(entry) ? [...names.slice(0, -1), excerptOf(entry)] : names
      return leavesOf(field && fieldBelow(field, at), entry, [...path, at], way)
    })
  if (!isGroup(value)) return value === undefined || value === null ? [] : [{ field, path, names, value }]
  return Object.entries(value).flatMap(([key, child]) => {
    const below = fieldBelow(field, key)
    return leavesOf(below, child, [...path, key], [...names, below?.title ?? key])
  })
}

/** A few words by which one knows a group again: its name, title or first text. */
export function excerptOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/[*\n]+/g, ' ').trim()
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(excerptOf).find(Boolean) ?? ''
  if (!isGroup(value)) return ''
  const named = [
    'name',
    'title',
    'question',
    'quote',
    'details',
    'contentName',
    'author',
    'tool',
    'service',
    'label',
  ].find((key) => typeof value[key] === 'string' && value[key] !== '')
  if (named) return excerptOf(value[named])
  const texts = Object.values(value).filter((child) => typeof child === 'string' && child.includes(' '))
  return excerptOf(texts[0] ?? '')
}
