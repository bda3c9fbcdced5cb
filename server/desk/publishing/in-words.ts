// Changed values as the owner reads them.

import type { ChangedField, PlannedChange } from '#contracts/desk-publishing.ts'
import type { Field } from '#contracts/desk-words.ts'
import { formatEuros, formatNumber } from '#contracts/numbers.ts'
import { excerptOf, type FieldChange } from '#contracts/text-changes.ts'

/** What is shown in place of ids: captions of the pictures, titles of the services. */
export type Called = Record<'captions' | 'services', ReadonlyMap<string, string>>

/** Most letters of a value, and how many of what has stayed stand around what has not. */
const longest = 160
const around = 40

/** A change in words: «Armario empotrado · Precio desde», «690 €», «1.700 €». */
export function changeInWords({ field, names, before, after }: FieldChange, called: Called): ChangedField {
  const [old, now] = [valueInWords(field, before, called), valueInWords(field, after, called)]
  const [from, to] = cut(old, now)
  return {
    where: names.map((name) => called.services.get(name) ?? readable(name)).join(' · '),
    before: from,
    after: to,
  }
}

/** The same for the list of what was published: field by field while they are few. */
export function linesOf({ title, fields }: PlannedChange): string[] {
  if (fields.length === 0) return [title]
  if (fields.length > 4) return [`${title}: ${fields.length} cambios`]
  return fields.map(({ where, before, after }) => `${title}: ${where}: ${before || empty} → ${after || empty}`)
}

const empty = '(nada)'

/** `instalacion-industrial` → «Instalacion industrial». */
const readable = (name: string) =>
  /^[a-z\d]+(-[a-z\d]+)*$/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ') : name

function valueInWords(field: Field | undefined, value: unknown, called: Called): string {
  if (value === undefined || value === null || value === '') return field?.none ?? ''
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'number') return [numberInWords(value, field?.unit), field?.unit].filter(Boolean).join('\u00a0')
  if (typeof value === 'string') return field?.names?.[value] ?? titles(field, called)?.get(value) ?? value
  if (!Array.isArray(value)) return excerptOf(value)
  return value.map((entry, at) => valueInWords(field?.prefixItems?.[at] ?? field?.items, entry, called)).join(', ')
}

const titles = (field: Field | undefined, { captions, services }: Called) =>
  field?.widget === 'picture' ? captions : field?.widget === 'service' ? services : undefined

const numberInWords = (value: number, unit?: string) =>
  unit?.startsWith('€') ? formatEuros(value) : formatNumber(value, unit === undefined)

/** Two long texts around the place where they part. */
function cut(before: string, after: string): [string, string] {
  if (before.length <= longest && after.length <= longest) return [before, after]
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  const from = start <= around ? 0 : before.lastIndexOf(' ', start - around) + 1
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const part = (text: string) => {
    const to = Math.min(text.length - end + around, from + longest)
    return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
  }
  return [part(before), part(after)]
}
