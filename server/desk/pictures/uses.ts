import type { PictureUse } from '#contracts/desk-pictures.ts'
import { fieldsOf } from '#server/desk/content/folder-entries.ts'
import { editHref, titleOfFile } from '#server/desk/content/titles.ts'
import type { Draft } from '#server/desk/draft/draft.ts'

/** Pictures that the pages themselves show, wherever the texts put them. */
const shownByPages: Record<string, string> = {
  'slide-interiorismo': 'Ficha del taller para los buscadores',
  'proceso-detalle': 'Tarjetas para redes sociales de «Cómo trabajamos» y «Diseña»',
  'producto-planta': 'Carrito de la página en inglés',
  'producto-colgante': 'Carrito de la página en inglés',
}

export async function findUses(draft: Draft): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  const add = (id: string, use: PictureUse) => uses.set(id, [...(uses.get(id) ?? []), use])
  for (const [id, title] of Object.entries(shownByPages)) add(id, { title, href: '' })
  for (const path of await draft.list()) {
    if (!/\.(yaml|md)$/.test(path) || path === 'photos.yaml') continue
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
