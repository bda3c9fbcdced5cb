import { dayOf } from '#contracts/days.ts'
import { missingIn } from '#contracts/quote-checklist.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import type { Settings } from '#reader/settings.ts'
import { designAt } from '#server/design/attached.ts'
import { documentOf, hashOf, workshopOf } from '#server/quotes/document.ts'
import { makePaper } from '#server/quotes/paper.ts'
import type { Database } from '#server/storage/database.ts'
import type { Dispatch } from '#server/storage/enquiries.ts'
import { listPhotos, readPhoto } from '#server/storage/photos.ts'
import { must } from '#server/storage/quotes/change.ts'
import { findQuote } from '#server/storage/quotes/read.ts'
import { keepSent, numberQuote } from '#server/storage/quotes/write.ts'

/** What sending works with; the desk's services are such. */
export interface QuoteParts {
  store: Database
  settings: Settings
  now: () => number
  outbox: { dispatch: Dispatch; call: () => void }
}

/**
 * Sends what is being written as the next version: numbered, drawn, kept and on its way when it returns. `rev` is that of
 * the quote that was read, `by` somebody of the workshop. Throws QuoteConflict; 'incomplete' where missingIn() names gaps.
 */
export async function sendQuote({ store, settings, now, outbox }: QuoteParts, id: string, rev: number, by: string) {
  const at = now()
  const date = dayOf(at)
  const workshop = workshopOf(settings)
  const found = await findQuote(store, id)
  must(found, 'gone')
  must(found.state === 'accepted' || found.draft, 'state')
  must(found.draft === null || missingIn(found.draft, workshop).length === 0, 'incomplete')
  // The number stays with the quote, so that it is not lost when what follows fails.
  const { number, draft, versions } = await numberQuote(store, id, rev, date.slice(0, 4), at)
  must(draft, 'state')
  const document = documentOf(draft, workshop, { number, version: versions.length + 1, date })
  const text = JSON.stringify(document)
  const hash = hashOf(text)
  const paper = await makePaper(document, hash, {
    design: draft.design === '' ? undefined : designAt(draft.design, readDesignPrices()),
    pictures: await picturesOf(store, found.enquiryId, draft.pictures),
  })
  const version = { document, text, hash, paper }
  const sent = await keepSent(store, id, rev, version, { by, now: at, dispatch: outbox.dispatch })
  outbox.call()
  return sent
}

/** The chosen pictures of the enquiry, in its order. */
export async function picturesOf(store: Database, enquiryId: string | null, chosen: readonly string[]) {
  if (enquiryId === null || chosen.length === 0) return []
  const pictures: Uint8Array[] = []
  for (const { id } of await listPhotos(store, enquiryId))
    if (chosen.includes(id)) pictures.push(await readPhoto(store, id))
  return pictures
}
