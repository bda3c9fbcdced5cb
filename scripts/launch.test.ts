import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentFile, contentFolder, readingFrom } from '#reader/content.ts'
import { missing } from '#reader/missing.ts'

type Machine = Parameters<typeof missing>[0]
const now = Date.UTC(2026, 10, 22)
const day = 24 * 60 * 60_000
const script = resolve('scripts/launch.ts')
const copies: string[] = []
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true })
})

const folders = ['services', 'news'].flatMap((folder) =>
  readdirSync(contentFile(`content/${folder}`)).map((name) => `${folder}/${name}`),
)
/** Where the workshop speaks of itself. */
const prose = ['home.yaml', 'about.yaml', 'how-we-work.yaml', 'testimonials.yaml', ...folders]

/** A copy of content/ in a folder of its own; `edit` changes a file of it. */
function copyContent() {
  const root = mkdtempSync(join(tmpdir(), 'launch-'))
  copies.push(root)
  cpSync(contentFolder(), join(root, 'content'), { recursive: true, filter: (path) => !/\.jpg$/.test(path) })
  const edit = (name: string, change: (text: string) => string) => {
    const file = join(root, 'content', name)
    const before = readFileSync(file, 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`${name} is as it was`)
    writeFileSync(file, after)
  }
  return { root, edit }
}

/** The content as an owner leaves it who has done everything. */
function finishedContent() {
  const { root, edit } = copyContent()
  const confirm = (text: string) => text.replaceAll('ample: true', 'ample: false')
  edit('settings.yaml', (text) =>
    confirm(text)
      .replace('veta.example ', 'carpinteria.es ')
      .replace('phone: ""', 'phone: +34 925 11 22 33')
      .replace('whatsapp: ""', 'whatsapp: +34 611 22 33 44')
      .replace('email: ""', 'email: taller@carpinteria.es')
      .replace('street: Polígono industrial, s/n', 'street: Calle Mayor, 1')
      .replace('instagram: ""', 'instagram: https://instagram.com/taller')
      .replace('facebook: ""', 'facebook: https://facebook.com/taller')
      .replace('name: ""', 'name: Ana Pérez')
      .replace('nif: ""', 'nif: 00000000T')
      .replace('roesb: ""', 'roesb: 45-0000-CLM')
      .replace('iban: ""', 'iban: ES91 2100 0418 4502 0005 1332'),
  )
  edit('testimonials.yaml', confirm)
  edit('facts.yaml', (text) => text.replace('countersSample: true', 'countersSample: false'))
  for (const file of ['about.yaml', 'design-prices.yaml', 'projects/08-arcon-restaurado.md'])
    edit(file, (text) => text.replace('sample: true', 'sample: false'))
  for (const file of prose) edit(file, (text) => text.replace('confirmed: false', 'confirmed: true'))
  edit('conditions.yaml', confirm)
  edit('holidays.yaml', confirm)
  edit('photos.yaml', (text) =>
    text.replaceAll(/ {2}credit: "Render del taller {{brand}}"/g, '  credit: Ana\n  kind: photograph'),
  )
  mkdirSync(join(root, 'data/backups'), { recursive: true })
  writeFileSync(join(root, 'data/backups/veta.jsonl.gz'), '')
  return { root, edit }
}

const env = { SMTP_URL: 'smtp://localhost', AUTO_REPLY: 'on' }
/** What the machine says, with its data in the same folder. */
const inside = (root: string, { env, now }: Machine): Machine => ({
  now,
  env: { DATA_DIR: join(root, 'data'), ...env },
})
const fieldsOf = (root: string, machine: Machine = { env, now: Date.now() }) =>
  readingFrom(join(root, 'content'), () => missing(inside(root, machine))).map(({ file, field }) => `${file} ${field}`)

test('what ships lacks everything that the owner has to give, each with its file and field', () => {
  const list = missing({ env: { DATA_DIR: '/nowhere' }, now })
  const found = list.map(({ file, field }) => `${file} ${field}`)
  const settings = [
    'siteUrl',
    'owner.name',
    'owner.nif',
    'owner.roesb',
    'contact.phone',
    'contact.email',
    'contact.whatsapp',
    'bank.iban',
  ]
  for (const field of [...settings, 'contact.hoursSample', 'social.instagram', 'social.facebook'])
    expect(found).toContain(`content/settings.yaml ${field}`)
  for (const expected of [
    'content/testimonials.yaml quotes.2.sample',
    'content/facts.yaml countersSample',
    'content/about.yaml team.sample',
    'content/design-prices.yaml sample',
    'content/projects/08-arcon-restaurado.md sample',
    'content/conditions.yaml services.sample',
    'content/conditions.yaml guarantee.sample',
    'content/photos.yaml puerta-roble.kind',
    'content/photos.yaml ebanisteria-1.kind',
    'environment SMTP_URL',
    'environment AUTO_REPLY',
    'environment MAIL_TO',
    'DATA_DIR/backups *',
  ])
    expect(found).toContain(expected)
  expect(found).not.toContain('content/photos.yaml carpinteria-3.kind') // a detail claims nothing
  for (const { why } of list) expect(why.length).toBeGreaterThan(15)
})

test('nothing is missing once everything is given', () => {
  expect(fieldsOf(finishedContent().root)).toEqual([])
})

test('a waiting time that was true long ago, an old back-up, a longer retention and a service without prices are missing', () => {
  const { root, edit } = finishedContent()
  edit('conditions.yaml', (text) => text.replace(/ {4}- service: restauracion[\s\S]*?(?= {4}- service)/, ''))
  expect(fieldsOf(root, { env: { ...env, RETENTION_DAYS: '400' } as typeof env, now: Date.now() + 100 * day })).toEqual(
    [
      'content/conditions.yaml start.asOf',
      'content/conditions.yaml services.items',
      'environment RETENTION_DAYS',
      'DATA_DIR/backups *',
    ],
  )
})

test('a site whose enquiries go to another service needs no mail and no back-up of its own', () => {
  const { root, edit } = finishedContent()
  edit('settings.yaml', (text) => text.replace('endpoint: /api/submit', 'endpoint: https://forms.example/submit'))
  rmSync(join(root, 'data'), { recursive: true })
  expect(fieldsOf(root, { env: {} as typeof env, now: Date.now() })).toEqual([])
})

const run = (root: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...env, CONTENT_DIR: '', DATA_DIR: '' },
    encoding: 'utf8',
  })

test('npm run launch ends with 1 and a line for each thing while something is missing', () => {
  const { status, stdout } = run(copyContent().root)
  expect(status).toBe(1)
  expect(stdout).toMatch(/^content\/settings\.yaml +siteUrl +is https:\/\/veta\.example: /m)
  expect(stdout).toMatch(/^\d+ things are missing\.$/m)
})

test('what could be better stands below it, and stops nobody', () => {
  const { root, edit } = finishedContent()
  edit('about.yaml', (text) =>
    text.replace('picture: sobre-banco', 'picture: banner-madera').replace('Roble, nogal', 'Roble, nogál'),
  )
  const { status, stdout } = run(root)
  expect(status).toBe(0)
  expect(stdout).toMatch(/Could be better:\ncontent\/photos\.yaml +banner-madera +stands in two places of the site$/m)
  expect(stdout).toMatch(/^content\/about\.yaml +quality\.text +“nogál” is in no dictionary/m)
})

test('npm run launch ends with 0 when nothing is missing', () => {
  const { status, stdout } = run(finishedContent().root)
  expect([status, stdout]).toEqual([0, 'Ready to be published: nothing is missing.\n'])
})

test('the line of the build counts, and stops nothing', () => {
  expect(run(copyContent().root, '--count')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Before publishing, \d+ things are missing: npm run launch\n$/),
  })
})

test('of a group that nobody has confirmed every fact is named', () => {
  const facts = missing({ env, now }).flatMap((one) => one.facts ?? [])
  const of = (start: string) => facts.filter((fact) => fact.startsWith(start))
  expect(of('Puerta de paso lacada · 590 · ')).toHaveLength(1)
  expect(of('Si rompemos algo · Tenemos seguro')).toHaveLength(1)
  expect([of('freeKm: 60'), of('minimum: 120')].map((one) => one.length)).toEqual([1, 1])
  expect(facts.join()).not.toContain('undefined')
})

test('prose in which the workshop speaks of itself is named with its sentence until it is confirmed', () => {
  const { root, edit } = finishedContent()
  for (const file of prose) edit(file, (text) => text.replace('confirmed: true', 'confirmed: false'))
  const found = readingFrom(join(root, 'content'), () => missing({ env, now })).filter(({ field }) =>
    field.endsWith('confirmed'),
  )
  expect(found.map(({ file }) => file).toSorted()).toEqual(prose.map((file) => `content/${file}`).toSorted())
  const saidOf = (file: string) => found.find((one) => one.file === `content/${file}`)?.said
  expect(saidOf('home.yaml')).toContain('«Primero voy a ver la casa.»')
  expect(saidOf('services/04-instalacion-industrial.md')).toMatch(/«Las descolgamos .*» ni \d+ frases más/)
  // Each sentence by itself, with those that name a figure.
  const facts = found.flatMap((one) => one.facts ?? [])
  for (const fact of [
    'Antes de empezar lacamos una tablilla',
    'Las de entrada son de roble o castaño macizo, de 45 mm',
  ])
    expect(facts.filter((one) => one.startsWith(fact))).toHaveLength(1)
  for (const { said, why } of found)
    expect([said, why.includes('“”')]).toEqual([expect.not.stringContaining('«»'), false])
})
