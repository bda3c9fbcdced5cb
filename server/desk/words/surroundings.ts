// What else of content/ a text must agree with, and what it can point at, as the draft has it.
import { parse } from 'yaml'
import type { PictureChoice, Relations } from '#contracts/desk-words.ts'
import { jpegOf } from '#contracts/picture-data.ts'
import { furniture, kinds } from '#design/kinds.ts'
import { type Editable, folders, isFolder, type Surroundings } from '#reader/editable.ts'
import { placeholders } from '#reader/placeholders.ts'
import { masterAddress, photoIdOf, readEntries, readManifest } from '#server/desk/content/photo-entries.ts'
import { entriesOf, type FolderEntry } from '#server/desk/content/source.ts'
import type { Draft } from '#server/desk/draft/draft.ts'

export async function surroundingsOf(draft: Draft, { path, folder }: Pick<Editable, 'path' | 'folder'>) {
  const [photos, services, conditions] = await Promise.all([
    readEntries(draft),
    entriesOf(draft, 'services'),
    draft.read('conditions.yaml'),
  ])
  const siblings = folder && isFolder(folder) ? await entriesOf(draft, folder) : []
  const around: Surroundings = {
    hasPicture: (id) => Object.hasOwn(photos, id),
    taken: siblings.flatMap((entry) =>
      entry.path === path || !folder ? [] : [String(entry.value[folders[folder].key])],
    ),
    services: services.map(({ value }) => String(value.slug)),
    conditions: conditions && parse(conditions.content),
  }
  return around
}

/** Pages that are no entry of a folder. */
const fixedPages = [
  { path: '/', name: 'Inicio' },
  { path: '/sobre-nosotros', name: 'Sobre nosotros' },
  { path: '/como-trabajamos', name: 'Cómo trabajamos' },
  { path: '/contacto', name: 'Contacto' },
  { path: '/presupuesto', name: 'Presupuesto' },
  { path: '/noticias', name: 'Noticias' },
  { path: '/proyectos', name: 'Ideas' },
  { path: '/disena', name: 'Diseña tu mueble' },
  ...kinds.map((kind) => ({
    path: `/disena/${kind}`,
    name: `Diseña ${furniture[kind].feminine ? 'una' : 'un'} ${furniture[kind].name.toLowerCase()}`,
  })),
]

export async function relationsOf(draft: Draft): Promise<Relations> {
  const [services, news, legal] = await Promise.all([
    entriesOf(draft, 'services'),
    entriesOf(draft, 'news'),
    entriesOf(draft, 'legal'),
  ])
  const pageOf = ({ value }: FolderEntry) => ({ path: `/${value.slug}`, name: String(value.title ?? value.slug) })
  return {
    pictures: await picturesOf(draft),
    pages: [...fixedPages, ...[...services, ...news, ...legal].map(pageOf)],
    services: services.map(({ value }) => ({ slug: String(value.slug), name: String(value.title ?? value.slug) })),
    placeholders: placeholders(),
  }
}

const thumbnailWidth = 320

async function picturesOf(draft: Draft): Promise<PictureChoice[]> {
  const [photos, manifest, drafted] = await Promise.all([
    readEntries(draft),
    readManifest(draft),
    draftedMasters(draft),
  ])
  return Object.entries(photos).map(([id, { alt = '', caption = '', size = [1, 1] as [number, number] }]) => {
    const own = drafted.get(id)
    const made = own ? undefined : manifest[id]
    const [width, height] = made ? [made.width, made.height] : size
    const base = made ? `/photos/${id}-${made.hash}` : `/photos/${id}`
    const src = own ?? jpegOf({ base, widths: made?.widths ?? [] }, thumbnailWidth)
    return { id, alt, caption, src, width, height }
  })
}

/** Addresses of the masters that only the draft has: nothing has been made of them yet. */
async function draftedMasters(draft: Draft) {
  const addresses = new Map<string, string>()
  for (const { path, kind } of await draft.changes()) {
    const id = photoIdOf(path)
    if (id && kind !== 'removed') addresses.set(id, masterAddress(id, (await draft.versionAt(path)) ?? ''))
  }
  return addresses
}
