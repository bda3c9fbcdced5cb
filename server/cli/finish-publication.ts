// Before the site is built again: ends a publication that a crash has interrupted, so that no half of it is built.

import { readConfig } from '#server/config.ts'
import { openContent } from '#server/desk/publishing/places.ts'
import { createPublisher } from '#server/desk/publishing/publisher.ts'

await createPublisher({
  ...openContent(readConfig(process.env)),
  build: () => Promise.reject(new Error('Nothing is built here.')),
  now: Date.now,
  onError: console.error,
}).heal()
