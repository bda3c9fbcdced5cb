import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { LaunchGap } from '#contracts/desk-publishing.ts'
import { readingFrom } from '#reader/content.ts'
import { findingsIn } from '#reader/findings.ts'
import { type Missing, missing } from '#reader/missing.ts'
import { editHref, titleOfFile } from '#server/desk/content/titles.ts'
import type { Draft } from '#server/desk/draft/draft.ts'
import { troubleOf } from '#server/desk/publishing/troubles.ts'
import { type DeskEnv, forOwners } from '#server/desk/request/access.ts'
import type { DeskServices } from '#server/desk/request/services.ts'

/** `api/launch`: what is missing before the site is public, each with the way to its field. The draft counts. */
export function launchRoutes({ config, now, draft }: DeskServices) {
  return new Hono<DeskEnv>().get('/', forOwners, async (c) => {
    const env = { ...process.env, DATA_DIR: config.DATA_DIR, SMTP_URL: config.SMTP_URL, MAIL_TO: config.MAIL_TO }
    return c.json<LaunchGap[]>(await gaps(draft, { env, now: now() }))
  })
}

async function gaps(draft: Draft, machine: Parameters<typeof missing>[0]): Promise<LaunchGap[]> {
  const folder = await mkdtemp(join(tmpdir(), 'veta-launch-'))
  try {
    await draft.materialize(folder, { masters: false })
    return readingFrom(folder, () => missing(machine)).map(gapOf)
  } catch (error) {
    const troubles = findingsIn(error).map(troubleOf)
    return troubles.map(({ message, href = '' }) => ({ message, group: 'Por arreglar antes', href }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function gapOf({ file, field, said }: Missing): LaunchGap {
  if (!file.startsWith('content/')) return { message: said, group: 'Servidor', href: '' }
  const path = file.slice('content/'.length)
  return { message: said, group: path === 'photos.yaml' ? 'Fotos' : titleOfFile(path), href: editHref(path, field) }
}
