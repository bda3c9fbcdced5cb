// What the desk starts, as a process of its own, to build a draft: checks, encodes and renders the content in CONTENT_DIR
// into BUILD_DIR. It tells its parent each step, then every mistake, and ends with the parent.
import { mkdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { replaceContent } from '#reader/content.ts'
import { findingsIn, throwIfAny } from '#reader/findings.ts'
import { contentMistakes } from './desk-build/mistakes.ts'
import { makePhotos } from './photos.ts'
import { sourceHash } from './run/source-hash.mjs'

const tell = (message: object) => process.send?.(message)

process.on('disconnect', () => process.exit(1))
// Visitors come first; but at 10 a busy machine leaves it so little that a publication never ends.
setPriority(5)
try {
  await build()
  process.exit(0)
} catch (error) {
  process.send?.({ mistakes: findingsIn(error) }, () => process.exit(1))
}

async function build() {
  const folder = process.env.BUILD_DIR ?? ''
  tell({ step: 'check' })
  throwIfAny(contentMistakes())
  tell({ step: 'photos', done: 0, total: 0 })
  await makePhotos((done, total) => tell({ step: 'photos', done, total }))
  replaceContent()
  tell({ step: 'pages' })
  mkdirSync(folder, { recursive: true })
  await import('./build-site.ts')
  tell({ step: 'finish' })
  writeFileSync(join(folder, 'source-hash'), sourceHash())
}
