import { createStore } from '#app/browser/store.ts'
import { photoLimits } from '#contracts/enquiry.ts'
import { shelfWords as w } from '#words/photos-words.ts'
import { notePhotos } from '../draft.ts'
import { keepPhotos, readPhotos } from './kept-photos.ts'
import type { Photo } from './photo.ts'
import { preparePhoto, Unusable } from './prepare-photo.ts'

/** A place on the shelf: empty while the picture is being prepared. */
type Place = { id: string; name: string; photo?: Photo }
type Shelf = {
  places: Place[]
  /** What just happened, for everybody who does not see it. */
  notice: string
  /** Why pictures are not among them, a sentence each. */
  problems: string[]
}

/** The pictures that go with the enquiry, in their order. */
export const shelf = createStore<Shelf>({ places: [], notice: '', problems: [] })

let work: Promise<unknown> = Promise.resolve()

/** Prepares one picture after the other: phones have little memory. */
export function addPhotos(files: readonly File[]): void {
  const room = photoLimits.count - shelf.get().places.length
  const taken = files.slice(0, room).map((file) => ({ file, id: crypto.randomUUID(), name: file.name }))
  const problems = files.length > room ? [surplus(files.slice(room))] : []
  shelf.change(({ places }) => ({
    places: [...places, ...taken.map(({ id, name }) => ({ id, name }))],
    notice: taken.length === 0 ? '' : w.begun(taken.length),
    problems,
  }))
  for (const { id, file } of taken) work = work.then(() => prepare(id, file))
}

export function removePhoto(id: string): void {
  const gone = shelf.get().places.find((place) => place.id === id)
  if (gone) take(id, () => w.removed(gone.name, standing()))
}

/** Brings back those of a visit before. */
export async function restorePhotos(): Promise<void> {
  const photos = await readPhotos()
  const places = photos.map((photo) => ({ id: photo.id, name: photo.name, photo }))
  if (places.length > 0)
    shelf.change((now) => ({
      ...now,
      places: [...places, ...now.places],
      notice: w.restored(places.length),
    }))
}

/** All of them, once they are prepared. */
export async function readyPhotos(): Promise<Photo[]> {
  await work
  return shelf.get().places.flatMap(({ photo }) => photo ?? [])
}

/** After they have arrived. What was still being kept is deleted behind it. */
export function clearShelf(): void {
  shelf.change(() => ({ places: [], notice: '', problems: [] }))
  void keep()
}

async function prepare(id: string, file: File): Promise<void> {
  const isWanted = () => shelf.get().places.some((place) => place.id === id)
  if (!isWanted()) return
  try {
    const photo = { id, ...(await preparePhoto(file)) }
    if (!isWanted()) return
    shelf.change((now) => ({
      ...now,
      places: now.places.map((place) => (place.id === id ? { ...place, photo } : place)),
    }))
    // It is ready to be sent at once, and said to be when it would also outlive the tab.
    void keep().then(() => isWanted() && shelf.change((now) => ({ ...now, notice: w.ready(file.name, standing()) })))
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    shelf.change((now) => ({ ...now, problems: [...now.problems, `«${file.name}» ${error.message}`] }))
    take(id, () => '')
  }
}

function take(id: string, notice: () => string) {
  shelf.change((now) => ({ ...now, places: now.places.filter((place) => place.id !== id) }))
  shelf.change((now) => ({ ...now, notice: notice() }))
  void keep()
}

let keeping: Promise<unknown> = Promise.resolve()

/** One after the other, so that the last state is what stays. */
function keep(): Promise<unknown> {
  keeping = keeping.then(() => {
    const photos = shelf.get().places.flatMap(({ photo }) => photo ?? [])
    notePhotos(photos.length > 0)
    return keepPhotos(photos)
  })
  return keeping
}

const standing = () => w.standing(shelf.get().places.length, photoLimits.count)
const surplus = ([first, ...others]: readonly File[]) => w.surplus(photoLimits.count, first?.name ?? '', others.length)
