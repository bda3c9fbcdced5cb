import { expect, test } from 'vitest'
import { browserTestsOf } from './run/changed.mjs'

test('what a change touches: the tests of its folder, all where it may show on any page, none for documents', () => {
  expect(browserTestsOf(['desk/words/editor.tsx', 'server/desk/draft.ts', 'README.md'])).toEqual(['e2e/desk'])
  expect(browserTestsOf(['design/limits.ts', 'tests/e2e/home.spec.ts', 'server/mail/mails.test.ts'])).toEqual([
    '(design|quote|way)',
    'tests/e2e/home.spec.ts',
  ])
  // The ways to the design tool stand on the home pages.
  for (const file of ['content/news/01.md', 'app/sections/design-ways/design-ways.tsx'])
    expect(browserTestsOf([file])).toEqual(['.spec.ts'])
  expect(browserTestsOf(['docs/style.md'])).toEqual([])
})
