import { type ChildProcess, fork, type StdioOptions } from 'node:child_process'
import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildStep } from '#contracts/desk-publishing.ts'
import { ContentError, type Finding } from '#reader/findings.ts'

interface BuildOrder {
  /** The content to build. */
  content: string
  /** What visitors see of it now. */
  published: string
  /** Where the built site goes; it is there whole or not at all. */
  target: string
  onProgress: (step: BuildStep, done: number, total: number) => void
}
export type Build = (order: BuildOrder) => Promise<void>

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Servers that share this checkout build side by side: each knows its own by the folder of its releases. */
const prefixOf = (releases: string) => `desk-build-${hash('sha256', releases).slice(0, 12)}-`

export const canBuild = () =>
  ['node_modules/vite', 'scripts/desk-build.ts', 'app'].every((name) => existsSync(join(root, name)))

/** Builds the site in a process of its own, with less right to the processor than the server has. */
export const buildInBackground: Build = async ({ content, published, target, onProgress }) => {
  // Inside of the project, for what renders the pages looks for its packages from there.
  const folder = join(root, '.cache', `${prefixOf(dirname(target))}${randomBytes(6).toString('hex')}`)
  try {
    const env = { ...inherited(), CONTENT_DIR: content, PUBLISHED_CONTENT_DIR: published, BUILD_DIR: folder }
    const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] satisfies StdioOptions
    await ended(fork(join(root, 'scripts/desk-build.ts'), { cwd: root, env, execArgv: [], stdio }), onProgress)
    await moveWhole(folder, target)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what killed builds for this folder of releases have left. To be called while none runs. */
export async function removeHalfBuilt(releases: string): Promise<void> {
  const cache = join(root, '.cache')
  const prefix = prefixOf(releases)
  const names = await readdir(cache).catch(() => [])
  for (const name of names) if (name.startsWith(prefix)) await rm(join(cache, name), { recursive: true, force: true })
}

/** Nothing secret: a build needs neither database nor mail. */
const inherited = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
})

type Message = { step?: BuildStep; done?: number; total?: number; mistakes?: Finding[] }

async function ended(child: ChildProcess, onProgress: BuildOrder['onProgress']): Promise<void> {
  let mistakes: Finding[] | undefined
  let complaint = ''
  child.on('message', (message: Message) => {
    if (message.mistakes) mistakes = message.mistakes
    if (message.step) onProgress(message.step, message.done ?? 0, message.total ?? 0)
  })
  child.stderr?.on('data', (text: Buffer) => {
    complaint = `${complaint}${text}`.slice(-4_000)
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw mistakes ? new ContentError(mistakes) : new Error(complaint || `the build ended with ${code}`)
}

async function moveWhole(folder: string, target: string) {
  await mkdir(dirname(target), { recursive: true })
  const unfinished = `${target}.part`
  await rm(unfinished, { recursive: true, force: true })
  await rename(folder, unfinished).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error
    await cp(folder, unfinished, { recursive: true, preserveTimestamps: true })
  })
  await rename(unfinished, target)
}
