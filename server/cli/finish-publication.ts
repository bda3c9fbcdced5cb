// Before the site is built again: ends a publication that a crash has interrupted, so that no half of it is built.

import { readConfig } from '#server/config.ts'
import { createDraft } from '#server/desk/draft/draft.ts'
import { createHistory } from '#server/desk/publishing/history.ts'
import { placesIn } from '#server/desk/publishing/places.ts'
import { createPublisher } from '#server/desk/publishing/publisher.ts'

const { DATA_DIR, CONTENT_DIR: contentDir, DESK_GIT_REMOTE } = readConfig(process.env)
const places = placesIn(DATA_DIR)
await createPublisher({
  places,
  contentDir,
  draft: createDraft({ folder: places.draft, contentDir }),
  history: createHistory(places.history, contentDir, DESK_GIT_REMOTE),
  build: () => Promise.reject(new Error('Nothing is built here.')),
  now: Date.now,
  onError: console.error,
}).heal()
