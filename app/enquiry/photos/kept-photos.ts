import { storageKeys } from '#contracts/storage.ts'
import type { Photo } from './photo.ts'

// The pictures of a draft, in the browser's database. A refused one is no error: they then live as long as the page.

const table = 'photos'

/** As bytes: not every browser has room for a Blob in its database. */
type Kept = Omit<Photo, 'bytes'> & { bytes: ArrayBuffer }

export async function readPhotos(): Promise<Photo[]> {
  const kept = await ask<Kept[]>('readonly', (photos) => photos.getAll()).catch(() => [])
  return kept.map(({ bytes, ...photo }) => ({ ...photo, bytes: new Blob([bytes], { type: 'image/jpeg' }) }))
}

/** Keeps these, in this order, and no others. */
export async function keepPhotos(photos: readonly Photo[]): Promise<void> {
  if (photos.length === 0) return void indexedDB.deleteDatabase(storageKeys.draftPhotos)
  const kept = await Promise.all(photos.map(async (photo) => ({ ...photo, bytes: await photo.bytes.arrayBuffer() })))
  await ask('readwrite', (store) => {
    store.clear()
    for (const [at, photo] of kept.entries()) store.put(photo, at)
    return store.count()
  }).catch(() => undefined)
}

/** Opens for one request only: a page with an open connection could not be brought back as it was. */
async function ask<T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(storageKeys.draftPhotos, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(table)
  const database = await resultOf(opening)
  try {
    return await resultOf(request(database.transaction(table, mode).objectStore(table)))
  } finally {
    database.close()
  }
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
