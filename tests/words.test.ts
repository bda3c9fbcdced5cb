import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { unknownWords } from '../scripts/spelling.ts'

// What a visitor reads in Spanish stands in content/ or in words/. Rooms with sentences of their own kind are left out:
// design/ and server/ say why they refuse something, beside the rule that refuses.
const rooms = ['app', 'contracts', 'reader', 'scripts']
/** What speaks to the owner, in a terminal or at the desk, and what only tests and benches read. */
const notForVisitors =
  /\.test\.|^scripts\/(bench|price|launch|spelling|contact-sheet|fonts|run)|^reader\/(missing|unconfirmed|advice)|^contracts\/desk/
/** Keys of content/, and signs. */
const allowed = new Set(['años'])

type Found = { file: string; text: string }

// What stands in the code and what only tests the test are asked about together: a dictionary takes seconds to open.
let shown: Found[]
let told: string[]
beforeAll(() => {
  shown = rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !notForVisitors.test(file))
    .flatMap(textsOf)
  told = spanish([...shown, ...samples.map((text) => ({ file: 'here', text }))])
})
const samples = [
  'Trabajos',
  'desde ',
  'Ver todos los trabajos',
  'A table for eight',
  'Projects',
  'Café with one counter',
]

test('no Spanish sentence stands in the code', () => {
  expect(shown.length).toBeGreaterThan(200)
  expect(told.filter((line) => !line.startsWith('here: '))).toEqual([])
})

test('Spanish is told from English and from what is no language', () => {
  expect(told.filter((line) => line.startsWith('here: '))).toEqual([
    'here: Trabajos',
    'here: desde ',
    'here: Ver todos los trabajos',
  ])
  const source = `export const a = () => <p aria-label="nada" className="caja">Hola {'/contacto'} {b ? 'Sí' : \`x\${c} de casa\`}</p>`
  expect(textsIn('a.ts', "a.meta({ title: 'Hola' }); b({ wanted: 'Otra cosa' }, 'Una casa')")).toEqual(['Una casa'])
  const group =
    "group('Mesa', { a: textField('Hola', 'Otra cosa'), b: text.default('Una casa') }, { description: 'Nada más' })"
  expect(textsIn('a.ts', group)).toEqual(['Una casa'])
  expect(textsIn('a.tsx', source)).toEqual(['nada', 'Hola ', 'Sí', ' de casa'])
})

const textsOf = (file: string): Found[] => textsIn(file, readFileSync(file, 'utf8')).map((text) => ({ file, text }))

/** Attributes whose words a visitor reads or hears. */
const spokenAttribute =
  /^(aria-(label|roledescription|description)|alt|title|label|name|placeholder|lead|kicker|text|legend|unit|usual)$/

/** What of reader/fields.ts takes such words itself, and which of its arguments holds further fields. */
const naming = new Map([
  ['textField', -1],
  ['wrong', -1],
  ['group', 1],
  ['headed', 1],
  ['named', -1],
  ['list', 2],
  ['entries', 2],
])

/** What a file may show: its JSX text, and its strings that look like words: no address, no class, no name in the code. */
function textsIn(file: string, source: string): string[] {
  const texts: string[] = []
  const quiet = new Set<unknown>()
  const labels: { start: number; end: number }[] = []
  const isLabel = ({ start }: { start: number }) => labels.some((label) => label.start <= start && start < label.end)
  const add = (text: string) => /\p{L}{2}|^\p{L}$/u.test(text) && texts.push(text)
  new Visitor({
    // What the owner's desk calls a field of content/, and wants of it, stands beside its schema.
    CallExpression(node) {
      const { callee } = node
      if (callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'meta')
        labels.push(node)
      const within = callee.type === 'Identifier' ? naming.get(callee.name) : undefined
      if (within !== undefined) labels.push(...node.arguments.filter((_, at) => at !== within))
    },
    Property(node) {
      if ('name' in node.key && node.key.name === 'wanted') labels.push(node.value)
    },
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier' && id.name === 'wanted') labels.push(init)
    },
    JSXAttribute({ name, value }) {
      if (value?.type !== 'Literal') return
      quiet.add(value)
      if (spokenAttribute.test(String(name.name)) && typeof value.value === 'string') add(value.value)
    },
    JSXText({ value }) {
      add(value)
    },
    Literal(node) {
      if (typeof node.value === 'string' && !quiet.has(node) && !isLabel(node) && looksSpoken(node.value))
        add(node.value)
    },
    TemplateElement(node) {
      const { value } = node
      if (!isLabel(node) && looksSpoken(value.cooked ?? '')) add(value.cooked ?? '')
    },
  }).visit(parseSync(file, source).program)
  return texts
}

/** A capital letter, a space or a letter with an accent; no address, no markup, no code. */
const looksSpoken = (text: string) =>
  /^\p{Lu}|\p{L}\s|\s\p{L}|[áéíóúñü¿¡«]/u.test(text) && !/^([/#.@]\S*|[A-Z\d_-]+)$/.test(text)

/** Those with more words that only Spanish knows than words that only English knows. */
function spanish(found: Found[]): string[] {
  const texts = found.map(({ text }) => text.replace(/<[^>]*>/g, ' '))
  const notSpanish = unknownWords(texts, '--config', 'cspell.json')
  const notEnglish = unknownWords(texts, '--config', 'tests/support/english.cspell.json')
  return found.flatMap(({ file, text }, i) => {
    const [es = [], en = []] = [notSpanish[i], notEnglish[i]]
    const onlySpanish = en.filter((word) => !es.includes(word)).length
    const onlyEnglish = es.filter((word) => !en.includes(word)).length
    return onlySpanish > onlyEnglish && !allowed.has(text.trim()) ? [`${file}: ${text}`] : []
  })
}
