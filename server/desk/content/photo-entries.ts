// The entries of photos.yaml, read from the draft and written back with everything else of the file as it was.
import { deskPath, type Person } from '#contracts/desk.ts'
import type { Manifest } from '#reader/pictures.ts'
import type { Photo } from '#reader/schema.ts'
import { editYaml, readYamlValue } from '#server/desk/content/yaml-edit.ts'
import { type Draft, DraftConflict } from '#server/desk/draft/draft.ts'
import { versionOf } from '#server/desk/draft/draft-files.ts'

/** Where people of the workshop see a master; it changes with it. */
export const masterAddress = (id: string, version: string) =>
  `${deskPath}/api/pictures/${id}/file?v=${version.slice(0, 8)}`

export const photosFile = 'photos.yaml'

/** `photos/banco.jpg` → `banco`; undefined for what is no picture. */
export const photoIdOf = (path: string): string | undefined => /^photos\/([a-z0-9-]+)\.(?!json$)\w+$/.exec(path)?.[1]

/** What there is of an entry while somebody writes it. */
export type Entry = Partial<Photo>
type Entries = Record<string, Entry>

export const entryVersion = (entry: Entry) => versionOf(JSON.stringify(entry))

export async function readEntries(draft: Draft): Promise<Entries> {
  return entriesOf((await draft.read(photosFile))?.content ?? '')
}

export const entriesOf = (source: string): Entries => (readYamlValue(source) ?? {}) as Entries

/** Changes the entries by what `change` makes of them. Others may be changing other entries at the same time. */
export async function changeEntries(draft: Draft, person: Pick<Person, 'name'>, change: (entries: Entries) => Entries) {
  for (let attempt = 0; ; attempt++) {
    const { content = '', version } = (await draft.read(photosFile)) ?? {}
    const edited = editYaml(content, change(entriesOf(content)))
    try {
      return await draft.write(photosFile, edited, { version, person })
    } catch (error) {
      if (!(error instanceof DraftConflict) || attempt > 4) throw error
    }
  }
}

/** What the build has made of the masters. */
export async function readManifest(draft: Draft): Promise<Manifest> {
  const text = await draft.read('photos/manifest.json')
  return text ? (JSON.parse(text.content) as Manifest) : {}
}
