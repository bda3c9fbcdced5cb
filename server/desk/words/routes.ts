import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { folders, isFolder } from '#reader/editable.ts'
import type { DeskEnv } from '#server/desk/access.ts'
import { DraftConflict } from '#server/desk/draft/draft.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { limits } from '#server/desk/words/limits.ts'
import { createReadingView } from '#server/desk/words/reading-view.ts'
import { searchTexts } from '#server/desk/words/search.ts'
import { relationsOf } from '#server/desk/words/surroundings.ts'
import { addText, listTexts, missing, openText, permitted, Refusal, saveText } from '#server/desk/words/texts.ts'

const Saving = z.strictObject({
  path: z.string().max(200),
  value: z.unknown(),
  body: z.string().optional(),
  version: z.string().max(100),
})
const Adding = z.strictObject({ folder: z.string().max(40), title: z.string().trim().max(120) })
const Removing = z.strictObject({ path: z.string().max(200), version: z.string().max(100) })
const Previewing = z.strictObject({ body: z.string().max(limits.body) })

export function wordRoutes({
  draft,
  audit,
  now,
  stopping,
}: Pick<DeskServices, 'draft' | 'audit' | 'now' | 'stopping'>) {
  const readingView = createReadingView(stopping)
  const tooLarge = (c: Context) => c.json({ message: 'Es demasiado texto para un solo envío.' }, 413)
  return new Hono<DeskEnv>()
    .use(bodyLimit({ maxSize: limits.request, onError: tooLarge }))
    .onError((error, c) => {
      if (error instanceof DraftConflict)
        return c.json({ message: 'Alguien lo ha cambiado mientras tanto. Vuelve a abrirlo.' }, 409)
      if (!(error instanceof Refusal)) throw error
      const { message, status, problems, theirs } = error
      return c.json({ message, ...(problems.length > 0 && { problems }), ...(theirs && { theirs }) }, status)
    })
    .get('/', async (c) => c.json(await listTexts(draft, c.var.person)))
    .get('/search', async (c) => c.json(await searchTexts(draft, (c.req.query('q') ?? '').slice(0, 100), c.var.person)))
    .get('/relations', async (c) => c.json(await relationsOf(draft)))
    .get('/text', async (c) => c.json(await openText(draft, permitted(c.req.query('path') ?? '', c.var.person))))
    .put('/text', async (c) => {
      const { person } = c.var
      const saving = await sent(c, Saving)
      const saved = await saveText(draft, permitted(saving.path, person), saving, person)
      if (saved.version !== saving.version) await audit(person, 'Cambia un texto', { Texto: saving.path })
      return c.json(saved)
    })
    .post('/text', async (c) => {
      const { person } = c.var
      const { folder, title } = await sent(c, Adding)
      if (!isFolder(folder) || !folders[folder].grows) throw missing()
      const added = await addText(draft, folder, title, person, new Date(now()).toISOString().slice(0, 10))
      await audit(person, 'Añade un texto', { Texto: added.path })
      return c.json(added, 201)
    })
    .delete('/text', async (c) => {
      const { person } = c.var
      const { path, version } = await sent(c, Removing)
      const { folder } = permitted(path, person)
      if (!folder || !folders[folder].grows) throw new Refusal(403, 'Este texto no se puede quitar.')
      await draft.remove(path, { version, person })
      await audit(person, 'Quita un texto', { Texto: path })
      return c.body(null, 204)
    })
    .post('/preview', async (c) => {
      const { body } = await sent(c, Previewing)
      const { pictures, placeholders } = await relationsOf(draft)
      const view = await readingView(body, pictures, placeholders)
      if (view === 'busy') throw new Refusal(429, 'Hay muchas vistas en marcha. Espera un momento y prueba otra vez.')
      if (view === 'too-hard') throw new Refusal(422, tooHard)
      return c.json(view)
    })
}

const tooHard =
  'Este texto no se puede enseñar: lleva demasiados signos, listas o citas unos dentro de otros. Simplifícalo y se verá.'

async function sent<T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T>> {
  const result = schema.safeParse(await c.req.json().catch(() => undefined))
  if (result.success) return result.data
  throw new Refusal(400, 'El envío no está completo. Vuelve a cargar la página e inténtalo otra vez.')
}
