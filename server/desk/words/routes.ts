import { Hono } from 'hono'
import { z } from 'zod'
import { folders, isFolder } from '#reader/editable.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import { limitedBody, readJson } from '#server/desk/request/read-json.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import type { DeskServices } from '#server/desk/request/services.ts'
import { createReadingView } from '#server/desk/words/reading-view.ts'
import { searchTexts } from '#server/desk/words/search.ts'
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
