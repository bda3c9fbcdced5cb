// A release becomes the site; what people did to the files by hand is kept.
import { rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { History } from '#server/desk/publishing/history.ts'
import type { Places } from '#server/desk/publishing/places.ts'

const outside = { name: 'Fuera del taller', email: 'taller@localhost' }

export async function keepOutside(history: History, now: () => number) {
  const isFirst = (await history.list(1)).length === 0
  await history.commit(outside, [isFirst ? 'Estado de partida' : 'Cambios hechos fuera del taller'], now())
}

/** Makes a release the site: `current` leads to it from one moment to the next. */
export async function pointTo({ releases }: Places, release: string) {
  const current = join(releases, 'current')
  const fresh = join(releases, 'current.part')
  await rm(fresh, { force: true })
  await symlink(release, fresh)
  await rename(fresh, current)
}
