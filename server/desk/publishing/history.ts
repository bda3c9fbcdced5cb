// Each publication is a commit in a repository of the content's own: its folder lies in DATA_DIR, so that it is never part
// of another repository, nor another of it.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Person } from '#contracts/desk.ts'
import { isContentPath } from '#server/desk/draft/draft-files.ts'

const run = promisify(execFile)
const branch = 'publicado'
const keeper = { name: 'Taller', email: 'taller@localhost' }

interface Commit {
  id: string
  by: string
  at: string
  lines: string[]
}
export type Author = Pick<Person, 'name' | 'email'>
export type History = ReturnType<typeof createHistory>

/** @param remote where every commit is pushed; '' for nowhere */
export function createHistory(folder: string, contentDir: string, remote: string) {
  const git = gitIn(folder, contentDir)

  async function open() {
    if (existsSync(join(folder, 'HEAD'))) return
    await mkdir(folder, { recursive: true })
    await git(['init', '--quiet', `--initial-branch=${branch}`])
    await mkdir(join(folder, 'info'), { recursive: true })
    await writeFile(join(folder, 'info/exclude'), '.*\n*.part\n')
  }

  return {
    ...reading(git, folder),
    /** Keeps the content as it is; gives the commit's name, undefined where nothing has changed. */
    async commit(author: Author, lines: string[], at: number): Promise<string | undefined> {
      await open()
      await git(['add', '--all', '--force', '--', '.', ':(exclude,glob)**/.*', ':(exclude,glob)**/*.part'])
      const unchanged = (await hasCommits(git)) && (await git(['status', '--porcelain', '--untracked-files=no'])) === ''
      if (unchanged) return undefined
      const date = new Date(at).toISOString()
      await git(['commit', '--quiet', '--no-verify', '-m', lines.map(plain).join('\n') || 'Publicación'], {
        GIT_AUTHOR_NAME: plain(author.name),
        GIT_AUTHOR_EMAIL: plain(author.email),
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: keeper.name,
        GIT_COMMITTER_EMAIL: keeper.email,
        GIT_COMMITTER_DATE: date,
      })
      return (await git(['rev-parse', 'HEAD'])).trim()
    },
    /** Sends all commits to the remote. @throws git's own words */
    async push(): Promise<void> {
      if (remote !== '') await git(['push', '--quiet', '--', remote, `${branch}:${branch}`])
    },
  }
}

type Git = (args: string[], env?: Record<string, string>) => Promise<string>

function gitIn(folder: string, contentDir: string): Git {
  return async (args, env = {}) => {
    const { stdout } = await run('git', [...settings, `--git-dir=${folder}`, `--work-tree=${contentDir}`, ...args], {
      cwd: contentDir,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        GIT_TERMINAL_PROMPT: '0',
        GIT_CONFIG_NOSYSTEM: '1',
        ...env,
      },
      maxBuffer: 2 ** 28,
      timeout: 120_000,
    })
    return stdout
  }
}

const hasCommits = (git: Git) =>
  git(['rev-parse', '--verify', '--quiet', 'HEAD']).then(
    () => true,
    () => false,
  )

function reading(git: Git, folder: string) {
  const isThere = () => existsSync(join(folder, 'HEAD'))
  return {
    /** The newest first. */
    async list(most = 200): Promise<Commit[]> {
      if (!isThere() || !(await hasCommits(git))) return []
      const text = await git(['log', `--max-count=${most}`, '--format=%H%x1f%an%x1f%aI%x1f%B%x1e'])
      return text
        .split('\x1e')
        .map((entry) => entry.trim().split('\x1f'))
        .filter(([id]) => id)
        .map(([id = '', by = '', at = '', body = '']) => ({ id, by, at, lines: body.split('\n').filter(Boolean) }))
    },
    /** The whole name of a commit; undefined when there is none of that name. */
    async find(name: string): Promise<string | undefined> {
      if (!/^[0-9a-f]{6,40}$/.test(name) || !isThere()) return undefined
      return git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).then(
        (id) => id.trim(),
        () => undefined,
      )
    },
    /** Paths in which the content differs from what it was in a commit. */
    async differing(commit: string): Promise<string[]> {
      const changed = await git(['diff', '--name-only', '-z', '--no-renames', commit, '--', '.'])
      const fresh = await git(['ls-files', '--others', '-z', '--', '.'])
      return [...new Set(`${changed}${fresh}`.split('\0'))].filter(isContentPath).sort()
    },
    /** A file as it was; undefined where it was not. */
    async fileOf(commit: string, path: string): Promise<Buffer | undefined> {
      const args = [...settings, `--git-dir=${folder}`, 'cat-file', 'blob', `${commit}:${path}`]
      return run('git', args, { encoding: 'buffer', maxBuffer: 2 ** 28 }).then(
        ({ stdout }) => stdout,
        () => undefined,
      )
    },
  }
}

const outside = { name: 'Fuera del taller', email: 'taller@localhost' }

/** Keeps what people did to the files by hand. */
export async function keepOutside(history: History, now: () => number) {
  const isFirst = (await history.list(1)).length === 0
  await history.commit(outside, [isFirst ? 'Estado de partida' : 'Cambios hechos fuera del taller'], now())
}

const settings = [
  'core.hooksPath=/dev/null',
  'commit.gpgSign=false',
  'core.autocrlf=false',
  'core.quotePath=false',
  'gc.auto=200',
  'safe.directory=*',
].flatMap((setting) => ['-c', setting])

/** Without what would begin another line, or end a name. */
const plain = (text: string) => text.replace(/[\p{Cc}<>]+/gu, ' ').trim() || '—'
