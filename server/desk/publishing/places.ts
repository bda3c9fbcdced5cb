import { join } from 'node:path'

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
