import { useSyncExternalStore } from 'react'
import { persistedStore } from '#app/browser/persisted-store.ts'
import { storageKeys } from '#contracts/storage.ts'

const marks = { wishes: markStore(storageKeys.wishes), compare: markStore(storageKeys.compare) }

/** Whether the visitor has marked a product, and what changes it. */
export function useProductMark(kind: keyof typeof marks, id: string) {
  const store = marks[kind]
  const ids = useSyncExternalStore(store.subscribe, store.get, () => store.initial)
  const marked = ids.includes(id)
  const toggle = () => store.change((old) => (old.includes(id) ? old.filter((other) => other !== id) : [...old, id]))
  return { marked, toggle }
}

function markStore(key: string) {
  return persistedStore<string[]>(key, readIds, (ids) => (ids.length > 0 ? JSON.stringify(ids) : null))
}

function readIds(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
