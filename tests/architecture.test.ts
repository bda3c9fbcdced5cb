import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

// Who may know whom. A room may always import from itself, sections apart: none may know another. What only the English
// pages wear is in app/template, of which nothing else knows but the renderer and the table of islands. Tests and the
// fixtures in tests/support may know everything; nothing but tests and benches may know them.
const rooms: Record<string, { code: string[]; types?: string[] }> = {
  app: {
    code: [
      'app/renderer/island',
      'app/routes',
      'app/sections',
      'app/shell',
      'app/template/sections',
      'app/template/shell',
      'app/template/shop',
      'app/template/ui',
      'app/ui',
      'reader',
      'contracts',
      'words',
      'design',
    ],
  },
  // Puts the pages together: what Vite does for it, and what it shares with the parts of a page, stand in its folders.
  'app/renderer': {
    code: [
      'app',
      'app/renderer/island',
      'app/routes',
      'app/sections',
      'app/shell',
      'app/template/routes',
      'app/template/sections',
      'app/template/shell',
      'app/template/shop',
      'app/template/ui',
      'app/ui',
      'app/styles',
      'reader',
      'contracts',
      'words',
    ],
  },
  'app/renderer/island': { code: ['app/ui', 'app/browser', 'contracts', 'words'] },
  'app/routes': {
    code: ['app/renderer/island', 'app/sections', 'app/ui', 'reader', 'contracts', 'words', 'design'],
    types: ['app/renderer'],
  },
  'app/sections': {
    code: ['app/renderer/island', 'app/ui', 'app/enquiry', 'app/search', 'app/browser', 'contracts', 'words', 'design'],
    types: ['reader'],
  },
  'app/shell': {
    code: ['app/renderer/island', 'app/ui', 'app/search', 'app/browser', 'contracts', 'words'],
    types: ['reader'],
  },
  'app/enquiry': { code: ['app/ui', 'app/browser', 'contracts', 'words'] },
  'app/search': { code: ['app/ui', 'contracts', 'words'] },
  'app/ui': { code: ['app/renderer/island', 'app/browser', 'contracts', 'words'], types: ['reader'] },
  'app/browser': { code: [] },
  'app/template/routes': {
    code: [
      'app/renderer/island',
      'app/template/sections',
      'app/template/shop',
      'app/sections',
      'app/ui',
      'reader',
      'contracts',
      'words',
    ],
    types: ['app/renderer'],
  },
  'app/template/sections': {
    code: [
      'app/renderer/island',
      'app/template/shop',
      'app/template/ui',
      'app/ui',
      'app/browser',
      'contracts',
      'words',
    ],
    types: ['reader'],
  },
  'app/template/shell': {
    code: ['app/renderer/island', 'app/template/shop', 'app/shell', 'app/ui', 'contracts', 'words'],
    types: ['reader'],
  },
  'app/template/shop': {
    code: ['app/renderer/island', 'app/template/ui', 'app/ui', 'app/browser', 'contracts', 'words'],
  },
  'app/template/ui': { code: ['app/renderer/island', 'app/ui', 'app/browser', 'contracts', 'words'] },
  desk: { code: ['contracts', 'words', 'design', 'app/styles'], types: ['reader'] },
  server: { code: ['contracts', 'words', 'reader', 'design'] },
  reader: { code: ['contracts', 'words', 'design'] },
  contracts: { code: ['words'] },
  words: { code: [] },
  design: { code: ['contracts', 'words'] },
  scripts: { code: ['app/renderer', 'reader', 'contracts', 'words', 'design'] },
  bench: { code: ['contracts', 'reader', 'design', 'scripts', 'server', 'tests'] },
}

/**
 * The storeys of server/, from the ground up: none knows what stands on it, not even its types. A folder's own files are
 * above the folders inside of it, and above all the server is put together.
 */
const storeys = [
  ...['atomic-file.ts', 'log.ts', 'queue.ts', 'repeat.ts', 'config.ts', 'pages.ts'],
  ...['storage', 'enquiry', 'photos', 'design', 'quotes', 'mail'],
  ...['metrics.ts', 'services.ts', 'security-headers.ts'],
  ...['routes', 'site'],
  ...['desk/draft', 'desk/content', 'desk/request', 'desk/sign-in', 'desk/people', 'desk/push'],
  ...['desk/enquiries', 'desk/words', 'desk/pictures', 'desk/publishing', 'desk/quotes', 'desk'],
  ...['cli', ''],
].map((name) => (name === '' ? 'server' : `server/${name}`))

/** What a style sheet looks for and another room sets. */
const foreignAttributes = [
  // Whether the header is in sight, under which the sheet stays; the outer measures of the core's drawing.
  // Two pictures side by side, and one over the other (ui/comparison).
  'app/sections/before-after: laid',
  'app/sections/design-board: header',
  'app/sections/design-board: hidden',
  'app/sections/design-board: measure',
  // Slides before and after Swiper has arrived.
  'app/sections/hero-slider: ready',
  'app/sections/hero-slider: slide',
  // Thumbnails, which the server writes too.
  'app/sections/search-page: night',
  'app/sections/testimonials: ready',
  // The header while it lies on the second ground.
  'app/styles: header',
  'app/styles: island',
  'app/styles: open',
  'app/styles: sticky',
  'app/styles: under-header',
  'app/template/sections/hero-filmstrip: ready',
  'app/template/sections/hero-thumbs: slide',
  // Buttons whose script did not come.
  'app/template/sections/horizontal-gallery: missing',
  'app/template/sections/product-strip: ready',
  // What the header's script says of every header.
  'app/template/shell: hidden',
  'app/template/shell: sticky',
  // The visitor's own cart, until the part that shows it is active.
  'app/template/shop: active',
  'app/template/shop: enhance',
  'app/template/shop: island',
  'app/ui: missing',
]

type Import = { from: string; to: string; typeOnly: boolean }

const folders = ['app', 'desk', 'reader', 'contracts', 'words', 'design', 'scripts', 'server', 'bench', 'tests']
const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
const code = folders.flatMap((folder) => filesOf(folder, /\.(tsx?|mjs)$/))

describe('architecture', () => {
  const imports = code.flatMap(importsOf)

  test.each(Object.keys(rooms))('%s imports only what it may know', (room) => {
    const wrong = imports.filter(({ from }) => roomOf(from) === room && !isTest(from)).filter((i) => !isAllowed(i))
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('a storey of the server knows only those below it', () => {
    const level = (file: string) => storeys.indexOf(innermost(storeys, file) ?? '')
    const wrong = imports.filter(
      ({ from, to }) => level(from) >= 0 && !isTest(from) && level(to) > level(from) && to !== 'server/command.mjs',
    )
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('no section knows another section', () => {
    const sectionOf = (file: string) => /^app\/(?:template\/)?sections\/([^/]+)/.exec(file)?.[1]
    const wrong = imports.filter(
      ({ from, to }) => sectionOf(from) && sectionOf(to) && sectionOf(from) !== sectionOf(to),
    )
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('no module knows itself by way of others', () => {
    // A field of a form may be a list of groups of fields.
    const recursion = /^desk\/words\/form\//
    const known = Map.groupBy(
      imports.filter(({ from, typeOnly }) => !typeOnly && !isTest(from) && !recursion.test(from)),
      ({ from }) => from,
    )
    const done = new Set<string>()
    const circleFrom = (file: string, way: readonly string[]): string[] => {
      if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file].join(' → ')]
      if (done.has(file)) return []
      const found = (known.get(file) ?? []).flatMap(({ to }) => circleFrom(to, [...way, file]))
      done.add(file)
      return found
    }
    expect([...known.keys()].flatMap((file) => circleFrom(file, []))).toEqual([])
  })

  test('nothing but tests and benches knows the tests', () => {
    const wrong = imports.filter(
      ({ from, to }) => to.startsWith('tests/') && !isTest(from) && !from.startsWith('bench/'),
    )
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('a data attribute is named in the code of one room, which gives others what they need of it', () => {
    const owners = Map.groupBy(
      code.filter((file) => file.startsWith('app/') && !isTest(file)).flatMap(attributesOf),
      ({ name }) => name,
    )
    const shared = [...owners].map(
      ([name, uses]) => [name, [...new Set(uses.map(({ file }) => partOf(file)))]] as const,
    )
    expect(shared.filter(([, parts]) => parts.length > 1)).toEqual([])
  })

  test('a style sheet names the data attributes of its own room, and few of others', () => {
    const named = code.filter((file) => file.startsWith('app/')).flatMap(attributesOf)
    const foreign = filesOf('app', /\.css$/)
      .flatMap(attributesOf)
      .filter(({ name, file }) => !named.some((other) => other.name === name && partOf(other.file) === partOf(file)))
    expect([...new Set(foreign.map(({ name, file }) => `${partOf(file)}: ${name}`))].sort()).toEqual(foreignAttributes)
  })

  test('no file has more than 250 lines', () => {
    const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
    const long = code.filter((file) => !/\.(test|spec|bench)\./.test(file) && lines(file) > 250)
    expect(long).toEqual([])
  })

  test('each CSS module has a name of its own, because class names are made from it', () => {
    const names = filesOf('app', /\.module\.css$/).map((file) => basename(file))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const room = roomOf(from)
  const target = roomOf(to)
  if (!room || !target || target === room) return true
  // The not-found page belongs to the shell; its route is the one that shows it.
  if (from === 'app/routes/not-found.tsx' && to.startsWith('app/shell/errors/')) return true
  // `npm start` starts the server with the arguments that it names.
  if (to === 'server/command.mjs') return true
  const { code, types = [] } = rooms[room] as { code: string[]; types?: string[] }
  return code.includes(target) || (typeOnly && types.includes(target))
}

const roomOf = (file: string) => innermost([...Object.keys(rooms), 'app/styles'], file)

/** The longest of these folders that holds the file. */
function innermost(folders: readonly string[], file: string): string | undefined {
  const inside = folders.filter((folder) => file === folder || file.startsWith(`${folder}/`))
  return inside.sort((a, b) => b.length - a.length)[0]
}

/** The room of a file; of sections, the section. */
function partOf(file: string): string | undefined {
  return /^app\/(?:template\/)?sections\/[^/]+/.exec(file)?.[0] ?? roomOf(file)
}

/** The `data-…` attributes of which a file speaks: as they are written in HTML, and as `dataset` has them. */
function attributesOf(file: string): { name: string; file: string }[] {
  const text = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '')
  const written = [...text.matchAll(/\bdata-([a-z]+(?:-[a-z]+)*)/g)].map(([, name = '']) => name)
  const read = [...text.matchAll(/\bdataset\??\.(\w+)|\{([^{}]*)\} = [^\n]*\.dataset\b/g)].flatMap(
    ([, one, several = '']) => (one ? [one] : several.split(',').map((entry) => entry.trim().split(/[:= ]/)[0] ?? '')),
  )
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return [...new Set([...written, ...read.map(kebab)])].map((name) => ({ name, file }))
}

function filesOf(folder: string, kind: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => kind.test(name)).map((name) => join(folder, name))
}

/** Static, type-only, re-exporting and dynamic imports of the project's own files (`#room/…` and relative ones). */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const statements = text.matchAll(
    /\b(?:import|export)\b(\s+type\b)?[^'"`;]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  )
  return [...statements].flatMap(([, type, specifier, dynamic]) => {
    const wanted = specifier ?? dynamic ?? ''
    if (wanted.startsWith('#')) return [{ from: file, to: wanted.slice(1), typeOnly: Boolean(type) }]
    if (wanted.startsWith('.'))
      return [{ from: file, to: normalize(join(file, '..', wanted)), typeOnly: Boolean(type) }]
    return []
  })
}
