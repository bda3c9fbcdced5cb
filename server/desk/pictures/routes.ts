import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { z } from 'zod'
import { wantedWords } from '#contracts/desk-pictures.ts'
import type { DeskEnv } from '#server/desk/access.ts'
import { createPictures, NoPicture, StillUsed, WordsConflict } from '#server/desk/pictures/pictures.ts'
import { createPictureUpload, RefusedPicture } from '#server/desk/pictures/upload.ts'
import { forPublisher } from '#server/desk/publishing/routes.ts'
import { smallBody } from '#server/desk/read-json.ts'
import { Refusal } from '#server/desk/refusal.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { createTurns } from '#server/photos/turns.ts'

const id = ':id{[a-z0-9-]{1,60}}'

const unit = z.number().min(0).max(1)
const said = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Es demasiado largo: caben ${most} letras.`)
    .regex(/^\P{Cc}*$/u, 'Lleva un signo invisible, quizá pegado desde otro programa. Bórralo y escríbelo otra vez.')
const Words = z.object({
  alt: said(300).min(1, wantedWords.alt),
  caption: said(160).min(1, wantedWords.caption),
  place: said(80),
  credit: said(120).min(1, wantedWords.credit),
  focal: z.tuple([unit, unit]),
  version: z.string(),
})
const Turn = z.object({ degrees: z.union([z.literal(90), z.literal(180), z.literal(270)]) })

export function pictureRoutes({ publishing, config, log, now, stopping, audit }: DeskServices) {
  // Uploads and turns take turns: one picture is open at a time.
  const turns = createTurns({ budget: Number.POSITIVE_INFINITY, refill: 1 })
  const pictures = createPictures(publishing.draft, now, turns)
  const receive = createPictureUpload(config.DATA_DIR, log, stopping, turns)
  return new Hono<DeskEnv>()
    .use(forPublisher(publishing))
    .get('/', async (c) => c.json(await pictures.list()))
    .get(`/${id}/uses`, async (c) => c.json(await pictures.uses(c.req.param('id'))))
    .get(`/${id}/file`, async (c) => {
      const file = await pictures.file(c.req.param('id'))
      if (!file) return c.notFound()
      const type = getMimeType(file.path) ?? 'application/octet-stream'
      return c.body(new Uint8Array(file.content), 200, { 'Content-Type': type })
    })
    .post('/', async (c) => {
      const name = c.req.query('name') ?? ''
      const picture = await pictures.add(name, await receive(name, c.env.incoming), c.var.person)
      await audit(c.var.person, 'Sube una foto', { Foto: picture.id })
      return c.json(picture, 201)
    })
    .put(`/${id}/file`, async (c) => {
      const master = await receive(c.req.query('name') ?? '', c.env.incoming)
      const picture = await pictures.replace(c.req.param('id'), master, c.var.person)
      await audit(c.var.person, 'Cambia una foto por otra', { Foto: picture.id })
      return c.json(picture)
    })
    .patch(`/${id}`, smallBody, async (c) => {
      return c.json(await pictures.describe(c.req.param('id'), Words.parse(await c.req.json()), c.var.person))
    })
    .post(`/${id}/turn`, smallBody, async (c) => {
      const { degrees } = Turn.parse(await c.req.json())
      return c.json(await pictures.turn(c.req.param('id'), degrees, c.var.person))
    })
    .delete(`/${id}`, async (c) => {
      await pictures.remove(c.req.param('id'), c.var.person)
      await audit(c.var.person, 'Borra una foto', { Foto: c.req.param('id') })
      return c.body(null, 204)
    })
    .onError((error, c) => {
      if (error instanceof Refusal) return c.json(error.said, error.status)
      if (error instanceof NoPicture) return c.json({ message: 'Esa foto ya no existe.' }, 404)
      if (error instanceof RefusedPicture) return c.json({ message: error.message }, 422)
      if (error instanceof StillUsed) return c.json({ message: stillUsed(error.uses.length), uses: error.uses }, 409)
      if (error instanceof WordsConflict) return c.json({ message: conflict, theirs: error.theirs }, 409)
      if (error instanceof z.ZodError) {
        const [issue] = error.issues
        return c.json({ message: issue?.message ?? '', field: issue?.path.join('.') }, 400)
      }
      if (error instanceof SyntaxError) return c.json({ message: 'La petición no se entiende.' }, 400)
      throw error
    })
}

const stillUsed = (count: number) =>
  `La foto está en ${count === 1 ? 'un sitio' : `${count} sitios`}. Cámbiala allí por otra y después podrás borrarla.`
const conflict = 'Otra persona ha cambiado los textos de esta foto mientras los escribías. Compara y guarda otra vez.'
