import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Field } from '#contracts/desk-words.ts'
import { contentFolder } from './content.ts'
import { editableAt, editableTexts, folders, isFolder } from './editable.ts'
import { Photo } from './schema.ts'

/** What the desk has no form for: made by tools, of the template, the dictionary of the spelling test; pictures have their own room. */
const without = [/^photos\//, /^drawings\//, /^nights\//, /^template\//, /^words\.txt$/, /^photos\.yaml$/]

const schemas: [string, z.ZodType][] = [
  ...editableTexts().map(({ path, schema }): [string, z.ZodType] => [path, schema]),
  ...Object.entries(folders).map(([name, { schema }]): [string, z.ZodType] => [name, schema]),
  ['photos.yaml', Photo],
]
const formOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field

test('every file of content/ can be edited, and nothing else', () => {
  const files = readdirSync(contentFolder(), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(contentFolder(), join(file.parentPath, file.name)))
    .filter((path) => !without.some((kind) => kind.test(path)))
  expect(files.filter((path) => !editableAt(path))).toEqual([])
  const listed = editableTexts().map(({ path }) => path)
  expect(listed.filter((path) => !files.includes(path))).toEqual([])
})

test('paths that lead elsewhere have no form', () => {
  for (const path of [
    '',
    '..',
    'services',
    'services/',
    'services/a/b.md',
    'toString.yaml',
    '__proto__',
    'photos.yaml',
  ])
    expect(editableAt(path), path).toBeUndefined()
  expect(isFolder('toString')).toBe(false)
})

describe.each(schemas)('the form of %s', (_, schema) => {
  test('has a name for every field and every choice, and a word for the entries of its lists', () => {
    expect(nameless(formOf(schema), '')).toEqual([])
  })
})

test('a field without a name is found', () => {
  const schema = z.strictObject({
    a: z.string(),
    b: z.array(z.strictObject({ c: z.enum(['x']) })).meta({ title: 'B' }),
  })
  expect(nameless(formOf(schema), '')).toEqual(['.a', '.b: one', '.b[].c', '.b[].c: x'])
})

/** Fields without a title, choices without a name, lists whose entries are called nothing. */
function nameless(field: Field, where: string): string[] {
  const choices = [field, ...(field.anyOf ?? []), field.items, ...(field.anyOf ?? []).map(({ items }) => items)]
  const names = Object.assign({}, ...choices.map((choice) => choice?.names))
  const unnamed = choices.flatMap((choice) => choice?.enum ?? []).filter((id) => !names[id])
  const isList = field.items && !field.prefixItems && !field.items.enum
  return [
    ...(where !== '' && !where.endsWith('[]') && !field.title ? [where] : []),
    ...(isList && !field.one ? [`${where}: one`] : []),
    ...new Set(unnamed.map((id) => `${where}: ${id}`)),
    ...Object.entries(field.properties ?? {}).flatMap(([key, child]) => nameless(child, `${where}.${key}`)),
    ...(isList && field.items ? nameless(field.items, `${where}[]`) : []),
    ...(field.prefixItems ?? []).flatMap((child, i) => nameless(child, `${where}.${i}`)),
  ]
}
