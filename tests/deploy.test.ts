import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { deskDoors, deskPath } from '#contracts/desk.ts'
import { previewPath } from '#contracts/desk-publishing.ts'
import { photosPath, thankYouPath } from '#contracts/enquiry.ts'
import { workshopPath } from '#server/enquiry/links.ts'
import { serverArguments } from '../server/command.mjs'

// The files of docs/deploy, each checked by the program that will read it, where that is on this machine.

const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const has = (command: string, ...args: string[]) => spawnSync(command, args).error === undefined
const deploy = (name: string) => readFileSync(join('docs/deploy', name), 'utf8')

function run(command: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

test.skipIf(!has('nginx', '-v') || !has('openssl', 'version'))('nginx takes its file', () => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=veta.example', '-days', '1']
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const site = deploy('nginx.conf')
    .replace(/(ssl_certificate_key\s+)\S+;/, `$1${key};`)
    .replace(/(ssl_certificate\s+)\S+;/, `$1${certificate};`)
    .replace(/(error_log\s+)\S+/, `$1${join(folder, 'log')}`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `pid ${join(folder, 'pid')};\nevents {}\nhttp {\n${site}\n}\n`)
  expect(run('nginx', ['-t', '-e', join(folder, 'log'), '-c', file])).toMatchObject({ status: 0 })
})

test.skipIf(!has('caddy', 'version'))('Caddy takes its file', () => {
  expect(run('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'docs/deploy/Caddyfile'])).toMatchObject({
    status: 0,
  })
})

test.skipIf(!has('systemd-analyze', '--version'))('systemd takes the units', () => {
  for (const name of ['veta.service', 'veta-backup.service', 'veta-backup.timer']) {
    // The program they start lies elsewhere on this machine.
    writeFileSync(join(folder, name), deploy(name).replaceAll('/srv/veta/node_modules/.bin/node', process.execPath))
  }
  const { status, said } = run('systemd-analyze', [
    'verify',
    join(folder, 'veta.service'),
    join(folder, 'veta-backup.timer'),
  ])
  expect(said).not.toMatch(/Unknown|Failed to parse|not executable|missing/i)
  expect(status).toBe(0)
})

test('what the units start exists, and every setting they make is one of the server', () => {
  const units = deploy('veta.service') + deploy('veta-backup.service')
  expect(units).toContain(`/node ${serverArguments.join(' ')}\n`)
  for (const [, file] of units.matchAll(/\.bin\/node (?:--\S+ )*(\S+)/g)) {
    expect(() => readFileSync(file ?? '')).not.toThrow()
  }
  const settings = readFileSync('docs/operations.md', 'utf8')
  const made = [...units.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) => line?.match(/\b[A-Z_]+(?==)/g) ?? [])
  for (const name of made.filter((name) => name !== 'NODE_ENV')) expect(settings).toContain(`\`${name}\``)
})

test('no proxy keeps an address that is a key in its log', () => {
  const doors = Object.values(deskDoors).map((door) => `${deskPath}/${door}/`)
  const keyed = [...doors, `${deskPath}${previewPath}/`, workshopPath, photosPath, `${thankYouPath}?consulta=`]
  const nginx = new RegExp(/~(\S+) 0;/.exec(deploy('nginx.conf'))?.[1] ?? '$.')
  const caddy = /@keys path (.*)/.exec(deploy('Caddyfile'))?.[1]?.split(' ') ?? []
  expect(deploy('nginx.conf')).toContain('if=$veta_logged')
  expect(deploy('nginx.conf')).toMatch(/^ *error_log \S+ crit;$/m)
  for (const address of keyed) {
    expect(`${address}KEY`).toMatch(nginx)
    expect(caddy.some((pattern) => address.startsWith(pattern.replace(/\*$/, '')))).toBe(true)
  }
})

test('the unit lets the desk write where it builds and what it publishes', () => {
  const writable = /^ReadWritePaths=(.*)$/m.exec(deploy('veta.service'))?.[1]
  expect(writable).toBe('-/srv/veta/.cache -/srv/veta/content')
})
