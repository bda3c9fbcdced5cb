import type { Person } from '#contracts/desk.ts'
import type { Field, TextHit } from '#contracts/desk-words.ts'
import { formatNumber } from '#contracts/numbers.ts'
import { plain } from '#contracts/plain.ts'
import { leavesOf } from '#contracts/text-changes.ts'
import { editableAt } from '#reader/editable.ts'
import { formOf, readSource } from '#server/desk/content/source.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import { listTexts } from '#server/desk/words/texts.ts'

const maxHits = 40
const excerptLength = 120

/** Places inside the texts that somebody may edit, with all words of a query; figures are found as they are written. */
export async function searchTexts(draft: Draft, query: string, person: Person): Promise<TextHit[]> {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const { groups } = await listTexts(draft, person)
  const hits = await Promise.all(
    groups.flatMap(({ entries }) => entries.map(({ path, name }) => hitsIn(draft, path, name, words))),
  )
  return hits.flat().slice(0, maxHits)
}

async function hitsIn(draft: Draft, path: string, name: string, words: readonly string[]): Promise<TextHit[]> {
  const schema = editableAt(path)?.schema
  const text = await draft.read(path)
  if (!schema || !text) return []
  try {
    const { value, body = '' } = readSource(path, text.content)
    const fields = leavesOf(formOf(schema), value).map(({ field, path, names, value }) => ({
      field: path.join('.'),
      where: names.join(' · '),
      text: inWords(value, field),
    }))
    const paragraphs = body.split(/\n\s*\n/).map((text) => ({ field: 'body', where: 'Texto', text }))
    return [...fields, ...paragraphs].flatMap(({ field, where, text }) => {
      const all = plain(`${name} ${where} ${text}`)
      const own = plain(`${where.split(' · ').at(-2) ?? ''} ${text}`)
      const isHere = words.every((word) => all.includes(word)) && words.some((word) => own.includes(word))
      return isHere ? [{ path, field, name, where, excerpt: excerpt(text, words) }] : []
    })
  } catch {
    return []
  }
}

function inWords(value: unknown, field: Field | undefined): string {
  if (typeof value !== 'number') return String(field?.names?.[String(value)] ?? value)
  const figures = [formatNumber(value), formatNumber(value, false)]
  return `${figures[0] === figures[1] ? figures[0] : figures.join(' ')} ${field?.unit ?? ''}`.trim()
}

/** A text around the first word that was found in it. */
function excerpt(text: string, words: readonly string[]): string {
  const shown = text.replace(/[*#\s]+/g, ' ').trim()
  const at = Math.max(
    0,
    Math.min(...words.map((word) => plain(shown).indexOf(word)).filter((place) => place >= 0), shown.length),
  )
  const from = at > excerptLength / 2 && at < shown.length ? shown.lastIndexOf(' ', at - 30) + 1 : 0
  const part = shown.slice(from, from + excerptLength)
  return `${from > 0 ? '…' : ''}${part}${from + excerptLength < shown.length ? '…' : ''}`
}
