// Values of a form by the dotted path of a field.
import type { Field } from '#contracts/desk-words.ts'
import { slugOf } from '#contracts/plain.ts'
import { excerptOf } from '#contracts/text-changes.ts'

export const keysOf = (path: string): (string | number)[] =>
  path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

export const pathOf = (keys: readonly (string | number)[]) => keys.join('.')

export function valueAt(value: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value)
}

/** The value with another one at a place; what is not on the way there stays the same object. Undefined takes a key away. */
export function withValue(value: unknown, path: string, next: unknown): unknown {
  return put(value, path === '' ? [] : path.split('.'), next)
}

function put(value: unknown, [key, ...rest]: string[], next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.map((entry, i) => (String(i) === key ? put(entry, rest, next) : entry))
  const { [key]: old, ...others } = (value ?? {}) as Record<string, unknown>
  const child = put(old, rest, next)
  if (child === undefined) return others
  return old === undefined ? { ...others, [key]: child } : { ...(value as object), [key]: child }
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The value in which every entry of a list has an id: one made of its name where it has none. */
export function withIds(value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = value.map(withIds)
    const taken = new Set(entries.map((entry) => (isGroup(entry) ? entry.id : undefined)))
    const named = entries.map((entry) => {
      if (!isGroup(entry) || entry.id !== '') return entry
      const { id: _, ...rest } = entry
      const slug = slugOf(excerptOf(rest)).slice(0, 40).replace(/-$/, '')
      const id =
        [slug, ...Array.from({ length: 20 }, (_, at) => `${slug}-${at + 2}`)].find((one) => !taken.has(one)) ?? slug
      taken.add(id)
      return { ...entry, id }
    })
    return named.some((entry, at) => entry !== value[at]) ? named : value
  }
  if (!isGroup(value)) return value
  const next = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withIds(child)]))
  return Object.keys(next).some((key) => next[key] !== value[key]) ? next : value
}

/** Paths of the smallest parts in which two values differ; a list that has grown, shrunk or moved is one part. */
export function differences(a: unknown, b: unknown, path = ''): string[] {
  if (Object.is(a, b)) return []
  const lists = Array.isArray(a) && Array.isArray(b)
  const isWhole = lists ? a.length !== b.length || isMoved(a, b) : Array.isArray(a) || Array.isArray(b)
  if (isWhole || !isGroup(a) || !isGroup(b)) return JSON.stringify(a) === JSON.stringify(b) ? [] : [path]
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return keys.flatMap((key) => differences(a[key], b[key], path === '' ? key : `${path}.${key}`))
}

export const moved = <T>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T)

function isMoved(a: unknown[], b: unknown[]): boolean {
  const old = a.map((entry) => JSON.stringify(entry))
  return b.some((entry, i) => {
    const at = old.indexOf(JSON.stringify(entry))
    return at !== -1 && at !== i && old[i] !== old[at]
  })
}

/** What a new entry or an added group begins with. */
export function blankOf(field: Field): unknown {
  if (field.default !== undefined) return field.default
  if (field.properties)
    return Object.fromEntries((field.required ?? []).map((key) => [key, blankOf(field.properties?.[key] ?? {})]))
  if (field.prefixItems) return field.prefixItems.map(blankOf)
  if (field.type === 'array')
    return Array.from({ length: field.items?.enum ? 0 : (field.minItems ?? 0) }, () => blankOf(field.items ?? {}))
  if (field.enum) return field.enum[0]
  if (field.type === 'boolean') return false
  return ''
}
