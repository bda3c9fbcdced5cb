import { type Context, Hono } from 'hono'
import { type JobStep, jobSteps } from '#contracts/quotes.ts'
import { createPictureUpload, readable } from '#server/desk/pictures/upload.ts'
import { detailOf } from '#server/desk/quotes/detail.ts'
import * as fields from '#server/desk/quotes/fields.ts'
import { act, find, past, type RoomServices } from '#server/desk/quotes/services.ts'
import { type DeskEnv, forOwners } from '#server/desk/request/access.ts'
import { Refusal, readJson, sendFile } from '#server/desk/request/http.ts'
import { addQuoteFile, removeQuoteFile, setPaid, setStep } from '#server/storage/quotes/job.ts'
import { readQuoteFile } from '#server/storage/quotes/read.ts'

const kinds: readonly string[] = ['acceptance', ...jobSteps]

/** The job: everybody of the workshop sees it, notes its steps and adds pictures; payments are the owner's. */
export function jobRoutes(services: RoomServices) {
  const { store, config, log, stopping, audit, now, outbox, turns } = services
  const receive = createPictureUpload(config.DATA_DIR, log, stopping, turns)
  const shown = async (c: Context<DeskEnv>) => c.json(await detailOf(services, await seen(c), c.var.person))
  /** Throws Refusal for helpers where they may not see something. */
  function require(c: Context<DeskEnv>, isForHelpers: boolean) {
    if (c.var.person.role !== 'owner' && !isForHelpers)
      throw new Refusal(403, 'Los presupuestos los lleva el dueño del taller.')
  }
  async function seen(c: Context<DeskEnv>) {
    const quote = await find(c, services)
    require(c, quote.state === 'accepted')
    return quote
  }
  return new Hono<DeskEnv>()
    .get('/:id{[0-9a-f-]{36}}', shown)
    .put('/:id/steps/:step', async (c) => {
      const step = jobSteps.find((name) => name === c.req.param('step'))
      if (!step || step === 'accepted') throw new Refusal(404, 'Ese paso no existe.')
      const { id } = await seen(c)
      const day = past((await readJson(c, fields.On)).day, now())
      await setStep(store, id, { step, day }, act(c, services))
      outbox.call()
      return shown(c)
    })
    .put('/:id/payments/:position{[0-9]}', forOwners, async (c) => {
      const { id, number } = await find(c, services)
      const position = Number(c.req.param('position'))
      const day = past((await readJson(c, fields.On)).day, now())
      await setPaid(store, id, { position, day }, act(c, services))
      await audit(c.var.person, day ? 'Apunta un pago' : 'Quita un pago', { Presupuesto: number })
      return shown(c)
    })
    .post('/:id/files/:kind', async (c) => {
      const kind = c.req.param('kind')
      if (!kinds.includes(kind)) throw new Refusal(404, 'Ese paso no existe.')
      require(c, kind !== 'acceptance')
      const { id } = await seen(c)
      const name = readable(c.req.query('name') ?? 'foto')
      const { content, width, height } = await receive(name, c.env.incoming)
      const photo = { name, type: 'image/jpeg' as const, content, width, height, bytes: content.length }
      await addQuoteFile(store, id, kind as 'acceptance' | JobStep, photo, now())
      return shown(c)
    })
    .get('/:id/files/:file', async (c) => {
      const { id, files } = await seen(c)
      const file = files.find((one) => one.id === c.req.param('file'))
      const content = file && (await readQuoteFile(store, id, file.id))
      if (!content) throw new Refusal(404, 'Esta foto ya no está.')
      require(c, file.kind !== 'acceptance')
      return sendFile(c, content, 'image/jpeg')
    })
    .delete('/:id/files/:file', async (c) => {
      const { id, files } = await seen(c)
      const file = files.find((one) => one.id === c.req.param('file'))
      if (file) {
        require(c, file.kind !== 'acceptance')
        await removeQuoteFile(store, id, file.id, now())
      }
      return shown(c)
    })
}
