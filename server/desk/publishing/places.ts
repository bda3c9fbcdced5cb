import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { createDraft } from '#server/desk/draft/draft.ts'
import { createHistory } from '#server/desk/publishing/history.ts'

export const placesIn = (dataDir: string) => {
  const desk = join(dataDir, 'desk')
  return {
    desk,
    draft: join(desk, 'draft'),
    history: join(desk, 'history.git'),
    /** Content as it was laid out for a build, by release. */
    stages: join(desk, 'stages'),
    /** Built sites, and `current`, which names the one that was published last. */
    releases: join(desk, 'site'),
    /** Which release the preview shows. */
    preview: join(desk, 'preview.json'),
    /** A publication under way: what is left of it after a crash is done from this. */
    journal: join(desk, 'publication.json'),
    /** Names this folder among servers that share a database. */
    identity: join(desk, 'identity'),
    remoteTrouble: join(desk, 'remote-trouble'),
  }
}
export type Places = ReturnType<typeof placesIn>

export type ContentConfig = Pick<Config, 'DATA_DIR' | 'CONTENT_DIR' | 'DESK_GIT_REMOTE'>

/** A server's content with its draft and its history. */
export function openContent({ DATA_DIR, CONTENT_DIR: contentDir, DESK_GIT_REMOTE }: ContentConfig, now = Date.now) {
  const places = placesIn(DATA_DIR)
  const draft = createDraft({ folder: places.draft, contentDir, now })
  return { places, contentDir, draft, history: createHistory(places.history, contentDir, DESK_GIT_REMOTE) }
}
