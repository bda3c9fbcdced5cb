import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFile, contentFolder } from '#reader/content.ts'

const folders = [
  'app',
  'contracts',
  'design',
  'reader',
  'scripts',
  'words',
  'public',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

export type ProjectCopy = {
  root: string
  /** Where the built site will be. */
  client: string
  write: (name: string, text: string) => void
  /** What builds it: arguments for Node, and the options of the process. */
  build: { args: string[]; options: { cwd: string; env: NodeJS.ProcessEnv } }
  remove: () => void
}

/** A copy of this project in a temporary folder, to be changed and built; it shares packages, encoded photographs, compressed texts and drawn pictures. */
export function copyProject(prefix: string): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), prefix))
  const copy = (from: string, name: string, photos: string) =>
    cpSync(from, join(root, name), { recursive: true, filter: (path) => !path.startsWith(photos) })
  for (const name of folders) copy(name, name, 'public/photos')
  copy(contentFolder(), 'content', contentFile('content/photos/'))
  mkdirSync(join(root, 'content/photos'), { recursive: true })
  cpSync(contentFile('content/photos/manifest.json'), join(root, 'content/photos/manifest.json'))
  const shared = ['.cache/compressed', '.cache/share']
  for (const name of shared) mkdirSync(name, { recursive: true })
  mkdirSync(join(root, '.cache'))
  for (const name of ['node_modules', 'public/photos', ...shared])
    symlinkSync(join(process.cwd(), name), join(root, name))
  return {
    root,
    client: join(root, 'build/client'),
    write: (name, text) => writeFileSync(join(root, name), text),
    build: {
      args: ['scripts/build-site.ts'],
      options: {
        cwd: root,
        env: { ...process.env, CONTENT_DIR: '', PUBLISHED_CONTENT_DIR: '', NODE_ENV: 'production', BUILD_DIR: 'build' },
      },
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
