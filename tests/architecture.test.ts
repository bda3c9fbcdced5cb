import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

// Who may know whom. A room may always import from itself, sections apart: none may know another.
const rooms: Record<string, { code: string[]; types?: string[] }> = {
  app: {
    code: [
      'app/document',
      'app/routes',
      'app/sections',
      'app/shell',
      'app/shop',
      'app/ui',
      'app/behaviour',
      'content',
      'contracts',
    ],
  },
  'app/routes': { code: ['app/sections', 'app/ui', 'app/behaviour', 'app', 'content', 'contracts'] },
  'app/document': { code: ['app/shell', 'app/ui', 'app/styles', 'contracts'], types: ['app', 'content'] },
  'app/sections': { code: ['app/ui', 'app/shop', 'app/behaviour', 'contracts', 'design'], types: ['content'] },
  'app/shell': { code: ['app/ui', 'app/shop', 'app/behaviour', 'contracts'], types: ['app', 'content'] },
  'app/shop': { code: ['app/ui', 'app/behaviour', 'contracts'] },
  'app/ui': { code: ['app/behaviour', 'contracts'], types: ['content'] },
  'app/behaviour': { code: ['contracts'], types: ['content'] },
  server: { code: ['contracts', 'content', 'design'] },
  content: { code: ['contracts'] },
  contracts: { code: [] },
  design: { code: ['contracts'] },
  scripts: { code: ['content', 'contracts', 'design'], types: ['app', 'app/document'] },
}

type Import = { from: string; to: string; typeOnly: boolean }

describe('architecture', () => {
  const imports = ['app', 'content', 'contracts', 'design', 'scripts', 'server']
    .flatMap((room) => filesOf(room, /\.tsx?$/))
    .flatMap(importsOf)

  test.each(Object.keys(rooms))('%s imports only what it may know', (room) => {
    const wrong = imports.filter(({ from }) => roomOf(from) === room).filter((i) => !isAllowed(i))
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('no section knows another section', () => {
    const sectionOf = (file: string) => /^app\/sections\/([^/]+)/.exec(file)?.[1]
    const wrong = imports.filter(
      ({ from, to }) => sectionOf(from) && sectionOf(to) && sectionOf(from) !== sectionOf(to),
    )
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
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
  // Root shows the not-found page before any script has come, its route shows it afterwards.
  if (from === 'app/routes/not-found.tsx' && to.startsWith('app/shell/errors/')) return true
  const { code, types = [] } = rooms[room] as { code: string[]; types?: string[] }
  return code.includes(target) || (typeOnly && types.includes(target))
}

/** The longest room whose folder holds the file. */
function roomOf(file: string): string | undefined {
  const inside = [...Object.keys(rooms), 'app/styles'].filter((room) => file === room || file.startsWith(`${room}/`))
  return inside.sort((a, b) => b.length - a.length)[0]
}

function filesOf(folder: string, kind: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => kind.test(name)).map((name) => join(folder, name))
}

/** Static, type-only, re-exporting and dynamic imports of the house's own files (`#room/…` and relative ones). */
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
