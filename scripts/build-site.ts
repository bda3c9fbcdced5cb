// npm run build, after the pictures: BUILD_DIR gets `client/`, all that a host serves, and `headers.json`.
import { join, resolve } from 'node:path'
import { buildPages } from '#app/renderer/build.ts'
import { finishBuild } from './build/finish.ts'
import { copyEncoded } from './photos/folder.ts'

const folder = resolve(process.env.BUILD_DIR ?? 'build')
const client = join(folder, 'client')
const { pages, policy } = await buildPages(client)
await copyEncoded(client)
await finishBuild(folder, pages, policy)
