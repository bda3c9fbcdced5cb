import { photoLimits } from '#contracts/enquiry.ts'
import type { Sent } from './draft.ts'
import type { Photo } from './photos/photo.ts'

/** Everything that is sent: the form's fields, its pictures, and for our own service what lets it know a repeat. */
export function enquiryData(form: HTMLFormElement | undefined, photos: readonly Photo[], sent?: Sent): FormData {
  const data = new FormData(form)
  // Pictures that could not be prepared are still in their fields; an empty field would send a file without a name.
  const unprepared = data.getAll(photoLimits.field).filter((file) => file instanceof File && file.size > 0)
  data.delete(photoLimits.field)
  for (const file of unprepared) data.append(photoLimits.field, file)
  for (const { bytes, name } of photos) data.append(photoLimits.field, bytes, `${name.replace(/\.\w+$/, '')}.jpg`)
  if (!sent) return data
  for (const [name, value] of Object.entries(sent)) if (value) data.set(name, value)
  data.set('started', String(Math.round(performance.timeOrigin)))
  return data
}

/** The key of an enquiry that is sent for the first time, and where it comes from. */
export const newSending = (): Sent => ({
  submission: crypto.randomUUID(),
  page: location.pathname,
  campaign: campaign(),
})

/** The visit's `utm_…` parameters, of this page or of the one before. */
function campaign(): string {
  const addresses = [location.href, document.referrer || location.href].map((address) => new URL(address))
  const found = addresses.find(({ origin, search }) => origin === location.origin && search.includes('utm_'))
  return String(new URLSearchParams([...(found?.searchParams ?? [])].filter(([name]) => name.startsWith('utm_'))))
}
