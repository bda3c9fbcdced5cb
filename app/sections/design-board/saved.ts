import { persistedStore } from '#app/browser/persisted-store.ts'
import { storageKeys } from '#contracts/storage.ts'
import { parseAddress } from '#design/address.ts'

/** A design that the visitor keeps on this device: a name, and its address, which is the design. */
export type Saved = { name: string; address: string }

const most = 24

/** Reads what the storage holds; whatever is not a design of ours is left out. */
export function readSaved(text: string | null): Saved[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.flatMap(readOne).slice(0, most) : []
  } catch {
    return []
  }
}

function readOne(value: unknown): Saved[] {
  const { name, address } = Object(value) as Record<string, unknown>
  if (typeof name !== 'string' || typeof address !== 'string') return []
  return parseAddress(address).problems.length === 0 ? [{ name: name.slice(0, 60), address }] : []
}

export const savedDesigns = persistedStore<Saved[]>(storageKeys.designs, readSaved, (list) =>
  list.length > 0 ? JSON.stringify(list) : null,
)

/** A name once: the same again replaces it. */
export const keep = (design: Saved) =>
  savedDesigns.change((list) => [design, ...list.filter(({ name }) => name !== design.name)].slice(0, most))

export const forget = (name: string) => savedDesigns.change((list) => list.filter((saved) => saved.name !== name))
