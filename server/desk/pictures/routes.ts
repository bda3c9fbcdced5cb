import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { z } from 'zod'
import { wantedWords } from '#contracts/desk-pictures.ts'
import { createPictures } from '#server/desk/pictures/pictures.ts'
import { createPictureUpload } from '#server/desk/pictures/upload.ts'
import { type DeskEnv, type DeskServices, forPublisher } from '#server/desk/request/access.ts'
import { done, readJson, sendFile, smallBody } from '#server/desk/request/http.ts'
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

export function pictureRoutes(services: DeskServices) {
  const { draft, config, log, now, stopping, audit } = services
  // Uploads and turns take turns: one picture is open at a time.
  const turns = createTurns({ budget: Number.POSITIVE_INFINITY, refill: 1 })
  const pictures = createPictures(draft, now, turns)
  const receive = createPictureUpload(config.DATA_DIR, log, stopping, turns)
  return new Hono<DeskEnv>()
    .use(forPublisher(services))
    .get('/', async (c) => c.json(await pictures.list()))
    .get(`/${id}/uses`, async (c) => c.json(await pictures.uses(c.req.param('id'))))
    .get(`/${id}/file`, async (c) => {
      const file = await pictures.file(c.req.param('id'))
      if (!file) return c.notFound()
      return sendFile(c, file.content, getMimeType(file.path) ?? 'application/octet-stream')
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
      return c.json(await pictures.describe(c.req.param('id'), await readJson(c, Words), c.var.person))
    })
    .post(`/${id}/turn`, smallBody, async (c) => {
      const { degrees } = await readJson(c, Turn)
      return c.json(await pictures.turn(c.req.param('id'), degrees, c.var.person))
    })
    .delete(`/${id}`, async (c) => {
      await pictures.remove(c.req.param('id'), c.var.person)
      return done(c, audit, 'Borra una foto', { Foto: c.req.param('id') })
    })
}
