import { Hono } from 'hono'
import { z } from 'zod'
import type { Person } from '#contracts/desk.ts'
import type { Field, TextHit } from '#contracts/desk-words.ts'
import { formatNumber } from '#contracts/numbers.ts'
import { plain } from '#contracts/plain.ts'
import { leavesOf } from '#contracts/text-changes.ts'
import { editableAt, folders, isFolder } from '#reader/editable.ts'
import { formOf, readSource } from '#server/desk/content/source.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import type { DeskEnv, DeskServices } from '#server/desk/request/access.ts'
import { limitedBody, Refusal, readJson } from '#server/desk/request/http.ts'
import { createReadingView } from '#server/desk/words/reading-view.ts'
import { relationsOf } from '#server/desk/words/surroundings.ts'
import { addText, limits, listTexts, missing, openText, permitted, saveText } from '#server/desk/words/texts.ts'

const Saving = z.strictObject({
  path: z.string().max(200),
  value: z.unknown(),
  body: z.string().optional(),
  version: z.string().max(100),
})
const Adding = z.strictObject({ folder: z.string().max(40), title: z.string().trim().max(120) })
const Removing = z.strictObject({ path: z.string().max(200), version: z.string().max(100) })
const Previewing = z.strictObject({ body: z.string().max(limits.body) })

export function wordRoutes({ draft, audit, now, stopping }: DeskServices) {
  const readingView = createReadingView(stopping)
  return new Hono<DeskEnv>()
    .use(limitedBody(limits.request))
    .get('/', async (c) => c.json(await listTexts(draft, c.var.person)))
    .get('/search', async (c) => c.json(await searchTexts(draft, (c.req.query('q') ?? '').slice(0, 100), c.var.person)))
    .get('/relations', async (c) => c.json(await relationsOf(draft)))
    .get('/text', async (c) => c.json(await openText(draft, permitted(c.req.query('path') ?? '', c.var.person))))
    .put('/text', async (c) => {
      const { person } = c.var
      const saving = await readJson(c, Saving)
      const saved = await saveText(draft, permitted(saving.path, person), saving, person)
      if (saved.version !== saving.version) await audit(person, 'Cambia un texto', { Texto: saving.path })
      return c.json(saved)
    })
    .post('/text', async (c) => {
      const { person } = c.var
      const { folder, title } = await readJson(c, Adding)
      if (!isFolder(folder) || !folders[folder].grows) throw missing()
      const added = await addText(draft, folder, title, person, new Date(now()).toISOString().slice(0, 10))
      await audit(person, 'Añade un texto', { Texto: added.path })
      return c.json(added, 201)
    })
    .delete('/text', async (c) => {
      const { person } = c.var
      const { path, version } = await readJson(c, Removing)
      const { folder } = permitted(path, person)
      if (!folder || !folders[folder].grows) throw new Refusal(403, 'Este texto no se puede quitar.')
      await draft.remove(path, { version, person })
      await audit(person, 'Quita un texto', { Texto: path })
      return c.body(null, 204)
    })
    .post('/preview', async (c) => {
      const { body } = await readJson(c, Previewing)
      const { pictures, placeholders } = await relationsOf(draft)
      const view = await readingView(body, pictures, placeholders)
      if (view === 'busy') throw new Refusal(429, 'Hay muchas vistas en marcha. Espera un momento y prueba otra vez.')
      if (view === 'too-hard') throw new Refusal(422, tooHard)
      return c.json(view)
    })
}

const tooHard =
  'Este texto no se puede enseñar: lleva demasiados signos, listas o citas unos dentro de otros. Simplifícalo y se verá.'

const maxHits = 40
const excerptLength = 120

/** Places inside the texts that somebody may edit, with all words of a query; figures are found as they are written. */
async function searchTexts(draft: Draft, query: string, person: Person): Promise<TextHit[]> {
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
