import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyContent } from '#tests/support/publishing/copy-content.ts'
import { temporaryFolder } from '#tests/support/server/server.ts'
import { advice } from './advice.ts'
import { contentFile, readingFrom } from './content.ts'

const folder = temporaryFolder()
afterAll(folder.remove)

test('of what ships nothing could be better', () => {
  expect(advice()).toEqual([])
})

const [homeDescription] = /^description: .*/m.exec(readFileSync(contentFile('content/home.yaml'), 'utf8')) ?? ['']

test.each([
  ['services/01-carpinteria.md', /^## Escaleras[\s\S]*/m, '', 'text', /has \d+ words; 350 to 600 read well/],
  ['news/01-armonia.md', /^## [\s\S]*/m, '', 'text', /has \d+ words; 700 to 1000 read well/],
  [
    'boxes.yaml',
    'que cierran sin ruido',
    'que cierran bien',
    'boxes.items carpinteria',
    /^says other than the service/,
  ],
  [
    'photos.yaml',
    /(puerta-roble:\n {2}alt: ).*/,
    '$1Una puerta',
    'puerta-roble.alt',
    'does not name its wood, “Roble”',
  ],
  ['about.yaml', /^description: .*/m, homeDescription, 'description', 'is that of content/home.yaml'],
  ['about.yaml', '{{years}} años y nunca', '23 años y nunca', 'text', 'says 23 años; {{years}} stays true'],
  ['about.yaml', 'picture: sobre-banco', 'picture: banner-madera', 'banner-madera', 'stands in two places of the site'],
] as const)('%s: %s → %s', (file, from, to, field, why) => {
  const content = copyContent(folder.path)
  const source = readFileSync(join(content, file), 'utf8')
  const changed = source.replace(from, to)
  expect(changed).not.toBe(source)
  writeFileSync(join(content, file), changed)
  const found = readingFrom(content, advice)
  const stands = field === 'banner-madera' ? 'photos.yaml' : file
  expect(found).toContainEqual({ file: `content/${stands}`, field, why: expect.stringMatching(why) })
})
