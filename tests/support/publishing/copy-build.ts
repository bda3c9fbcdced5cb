import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Build } from '#server/desk/publishing/builder.ts'

/** A build in no time: the site is the content itself, with a page that names all of it. */
export const copyBuild: Build = async ({ content, target, onProgress }) => {
  onProgress('pages', 0, 0)
  mkdirSync(dirname(target), { recursive: true })
  const unfinished = `${target}.part`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(content, join(unfinished, 'client'), { recursive: true })
  writeFileSync(join(unfinished, 'client/index.html'), 'site')
  writeFileSync(join(unfinished, 'headers.json'), '{}')
  renameSync(unfinished, target)
}
