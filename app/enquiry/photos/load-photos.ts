type Photos = typeof import('./photo-list.tsx')

let coming: Promise<Photos> | undefined

/** What handles pictures, fetched for the first one. Rejects when it does not come; the next call tries again. */
export function loadPhotos(): Promise<Photos> {
  coming ??= import('./photo-list.tsx')
  coming.catch(() => {
    coming = undefined
  })
  return coming
}

/** The same where it has been fetched already, that is, where there may be pictures. */
export const loadedPhotos = (): Promise<Photos | undefined> =>
  (coming ?? Promise.resolve(undefined)).catch(() => undefined)
