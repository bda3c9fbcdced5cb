// A process of its own for the fault test: drafts a change, publishes it, and kills itself at the moment it is told.
import { join } from 'node:path'
import { createDraft } from '#server/desk/draft/draft.ts'
import { createHistory } from '#server/desk/publishing/history.ts'
import { placesIn } from '#server/desk/publishing/places.ts'
import { createPublisher } from '#server/desk/publishing/publisher.ts'
import { copyBuild } from './copy-build.ts'

const [root = '', fatal = '', ...paths] = process.argv.slice(2)
const places = placesIn(join(root, 'data'))
const contentDir = join(root, 'content')
const draft = createDraft({ folder: places.draft, contentDir })
const history = createHistory(places.history, contentDir, '')
const onError = (error: unknown) => console.error(error)
const die = (moment: string) => moment === fatal && process.kill(process.pid, 'SIGKILL')
const options = { places, contentDir, draft, history, build: copyBuild, now: Date.now, onError, onMoment: die }
const publisher = createPublisher(options)
await publisher.heal()
for (const path of paths)
  await draft.write(path, 'new\n', { version: await draft.versionAt(path), person: { name: 'Amparo' } })
publisher.publish({ name: 'Amparo', email: 'amparo@example.es' }, ['Cambio'])
await publisher.settled()
if (publisher.state().state === 'failed') process.exit(3)
