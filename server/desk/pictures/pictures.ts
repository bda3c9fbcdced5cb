import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Person } from '#contracts/desk.ts'
import type { DeskPicture, PictureUse, PictureWords } from '#contracts/desk-pictures.ts'
import { slugOf } from '#contracts/plain.ts'
import type { Manifest } from '#reader/pictures.ts'
import {
  changeEntries,
  type Entry,
  entriesOf,
  entryVersion,
  masterAddress,
  photosFile,
  readEntries,
  readManifest,
} from '#server/desk/content/photo-entries.ts'
import { fieldsOf } from '#server/desk/content/source.ts'
import { editHref, titleOfFile } from '#server/desk/content/titles.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import { Refusal } from '#server/desk/request/http.ts'
import type { Turns } from '#server/photos/turns.ts'

type By = Pick<Person, 'name'>
const ownCredit = 'Fotografía del taller {{brand}}'

/** The site's pictures as they are in the draft: their entries in photos.yaml and their masters in photos/. */
export function createPictures(draft: Draft, now: () => number, turns: Turns) {
  const put = (id: string, person: By, make: (entry: Entry) => Entry) =>
    changeEntries(draft, person, (entries) => ({ ...entries, [id]: make(entries[id] ?? {}) }))

  return {
    list: () => list(draft),
    uses: async (id: string) => {
      await require(draft, id)
      return (await findUses(draft)).get(id) ?? []
    },
    /** The master's bytes; undefined while there is none. */
    async file(id: string): Promise<{ content: Buffer; path: string } | undefined> {
      const [path] = /^[a-z0-9-]+$/.test(id) ? await mastersOf(draft, id) : []
      const content = path && (await draft.readBytes(path))
      return path && content ? { content, path } : undefined
    },
    /** A new picture; its words are still to be written. */
    async add(name: string, master: Master, person: By): Promise<DeskPicture> {
      let id = ''
      await changeEntries(draft, person, (entries) => {
        id = freeId(name, entries, now())
        const entry: Entry = { alt: '', caption: '', kind: 'photograph', credit: ownCredit, focal: [0.5, 0.5] }
        return { ...entries, [id]: { ...entry, size: [master.width, master.height] } }
      })
      await keepMaster(draft, id, master, person)
      return one(draft, id)
    },
    /** Another picture in the place of this one, wherever it stands. */
    async replace(id: string, master: Master, person: By): Promise<DeskPicture> {
      await require(draft, id)
      await keepMaster(draft, id, master, person)
      await put(id, person, (entry) => ({
        ...entry,
        kind: 'photograph',
        credit: /^render\b/i.test(entry.credit ?? '') ? ownCredit : (entry.credit ?? ownCredit),
        size: [master.width, master.height],
      }))
      return one(draft, id)
    },
    /** @param degrees clockwise */
    async turn(id: string, degrees: 90 | 180 | 270, person: By): Promise<DeskPicture> {
      const { focal = [0.5, 0.5] } = await require(draft, id)
      const master = await turns.take(person.name, async () => {
        const known = await this.file(id)
        if (!known) throw noPicture()
        return turnPicture(known.content, degrees)
      })
      await keepMaster(draft, id, master, person)
      await put(id, person, (entry) => ({
        ...entry,
        focal: turned(focal, degrees),
        size: [master.width, master.height],
      }))
      return one(draft, id)
    },
    /** @throws Refusal when they are not what the writer saw */
    async describe(id: string, { version, place, ...words }: PictureWords, person: By): Promise<DeskPicture> {
      if (entryVersion(await require(draft, id)) !== version)
        throw new Refusal(409, conflict, { theirs: await one(draft, id) })
      await put(id, person, ({ place: _, ...entry }) => ({ ...entry, ...words, ...(place !== '' && { place }) }))
      return one(draft, id)
    },
    /** @throws Refusal while the picture stands somewhere */
    async remove(id: string, person: By): Promise<void> {
      const uses = await this.uses(id)
      if (uses.length > 0) throw new Refusal(409, stillUsed(uses.length), { uses })
      await changeEntries(draft, person, ({ [id]: _, ...entries }) => entries)
      for (const path of await mastersOf(draft, id))
        await draft.remove(path, { version: await draft.versionAt(path), person })
    },
  }
}

const noPicture = () => new Refusal(404, 'Esa foto ya no existe.')
const stillUsed = (count: number) =>
  `La foto está en ${count === 1 ? 'un sitio' : `${count} sitios`}. Cámbiala allí por otra y después podrás borrarla.`
const conflict = 'Otra persona ha cambiado los textos de esta foto mientras los escribías. Compara y guarda otra vez.'

/** The entry of a picture. @throws Refusal */
async function require(draft: Draft, id: string): Promise<Entry> {
  const entries = await readEntries(draft)
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined
  if (!entry) throw noPicture()
  return entry
}

/** Writes a master in the place of all that a picture has. */
async function keepMaster(draft: Draft, id: string, { content }: Master, person: By) {
  const path = `photos/${id}.jpg`
  await draft.write(path, content, { version: await draft.versionAt(path), person })
  for (const other of await mastersOf(draft, id))
    if (other !== path) await draft.remove(other, { version: await draft.versionAt(other), person })
}

const one = async (draft: Draft, id: string) => (await list(draft)).find((picture) => picture.id === id) as DeskPicture

const rank = ({ alt, caption, changed }: DeskPicture) => (alt === '' || caption === '' ? 0 : changed ? 1 : 2)

async function list(draft: Draft): Promise<DeskPicture[]> {
  const [entries, uses, masters, changes] = await Promise.all([
    readEntries(draft),
    findUses(draft),
    draft.list('photos'),
    draft.changes(),
  ])
  const made = await readManifest(draft)
  const published = entriesOf((await draft.readPublished(photosFile)) ?? '')
  const changed = new Set(changes.map(({ path }) => path))
  const pictures = Object.entries(entries).map(async ([id, entry]) => {
    const path = masters.find((master) => master.startsWith(`photos/${id}.`))
    const drafted = (path !== undefined && changed.has(path)) || JSON.stringify(published[id]) !== JSON.stringify(entry)
    return { ...(await pictureOf(draft, id, entry, path, made)), changed: drafted, uses: uses.get(id)?.length ?? 0 }
  })
  // What is still to be described or published comes first.
  return (await Promise.all(pictures)).sort((one, other) => rank(one) - rank(other))
}

async function pictureOf(draft: Draft, id: string, entry: Entry, path: string | undefined, made: Manifest) {
  const { alt = '', caption = '', place = '', credit = '', kind = 'render', focal = [0.5, 0.5], size = [1, 1] } = entry
  const version = path && (await draft.versionAt(path))
  const [width, height] = size
  const src = version ? masterAddress(id, version) : ''
  // What has been encoded already is lighter.
  const hash = version?.slice(0, 8)
  const thumb = hash && made[id]?.hash === hash ? `/photos/${id}-${hash}-480.jpg` : src
  return { id, alt, caption, place, credit, kind, focal, width, height, src, thumb, version: entryVersion(entry) }
}

const mastersOf = async (draft: Draft, id: string) =>
  (await draft.list('photos')).filter((path) => path.startsWith(`photos/${id}.`))

/** Where a point of a picture is after it has been turned clockwise. */
function turned([x, y]: [number, number], degrees: number): [number, number] {
  const round = (value: number) => Math.round(value * 1000) / 1000
  if (degrees === 180) return [round(1 - x), round(1 - y)]
  return degrees === 90 ? [round(1 - y), round(x)] : [round(y), round(1 - x)]
}

/** From the file's name where a person gave it, else from the day. */
function freeId(name: string, entries: Record<string, Entry>, at: number): string {
  const words = slugOf(name.replace(/\.\w+$/, '')).slice(0, 40)
  const byCamera =
    !/[a-z]{3}/.test(words) || /^(img|dsc|pxl|dcim|photo|image|imagen|whatsapp|screenshot|foto)-?/.test(words)
  const stem = byCamera ? `foto-${new Date(at).toISOString().slice(0, 10)}` : words
  if (!byCamera && !entries[stem]) return stem
  for (let n = 1; ; n++) if (!entries[`${stem}-${n}`]) return `${stem}-${n}`
}

/** Pictures that the pages themselves show, wherever the texts put them. */
const shownByPages: Record<string, string> = {
  'slide-interiorismo': 'Ficha del taller para los buscadores',
  'proceso-detalle': 'Tarjetas para redes sociales de «Cómo trabajamos» y «Diseña»',
  'producto-planta': 'Carrito de la página en inglés',
  'producto-colgante': 'Carrito de la página en inglés',
}

async function findUses(draft: Draft): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  const add = (id: string, use: PictureUse) => uses.set(id, [...(uses.get(id) ?? []), use])
  for (const [id, title] of Object.entries(shownByPages)) add(id, { title, href: '' })
  for (const path of await draft.list()) {
    if (!/\.(yaml|md)$/.test(path) || path === photosFile) continue
    const content = (await draft.read(path))?.content ?? ''
    const title = titleOfFile(path, content)
    for (const { id, field } of idsIn(path, content)) add(id, { title, href: editHref(path, field) })
  }
  return uses
}

function idsIn(path: string, content: string): { id: string; field: string }[] {
  const inBody = [...content.matchAll(/\]\(photo:([a-z0-9-]+)/g)].map(([, id = '']) => ({ id, field: 'body' }))
  return [...stringsIn(fieldsOf(path, content)), ...inBody]
}

/** Every text that could be a picture's id, with its field: which fields hold ids differs from file to file. */
function stringsIn(value: unknown, field = ''): { id: string; field: string }[] {
  if (typeof value === 'string') return /^[a-z0-9-]+$/.test(value) ? [{ id: value, field }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    /^(id|slug)$/.test(key) ? [] : stringsIn(child, field === '' ? key : `${field}.${key}`),
  )
}

const run = promisify(execFile)
const program = fileURLToPath(new URL('./turn.ts', import.meta.url))

export interface Master {
  content: Buffer
  width: number
  height: number
}

/** The picture turned clockwise by 90, 180 or 270 degrees, as JPEG. */
async function turnPicture(content: Buffer, degrees: number): Promise<Master> {
  const options = { maxBuffer: 2 ** 27, timeout: 60_000, env: { PATH: process.env.PATH } }
  const turned = run(process.execPath, [program, String(degrees)], { ...options, encoding: 'buffer' })
  turned.child.stdin?.on('error', () => {}).end(content)
  const { stdout, stderr } = await turned
  const [width = 0, height = 0] = stderr.toString('utf8').split(' ').map(Number)
  if (!(width > 0)) throw new Error('the turned picture has no size')
  return { content: stdout, width, height }
}
