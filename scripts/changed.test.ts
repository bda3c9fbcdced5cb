import { expect, test } from 'vitest'
import { browserTestsOf } from './run/changed.mjs'

test('what a change touches: the tests of its folder, all where it may show on any page, none for documents', () => {
  expect(browserTestsOf(['desk/words/editor.tsx', 'server/desk/draft.ts', 'README.md'])).toEqual(['e2e/desk'])
  expect(browserTestsOf(['design/limits.ts', 'tests/e2e/home.spec.ts', 'server/mail/mails.test.ts'])).toEqual([
    'e2e/design',
    'tests/e2e/home.spec.ts',
  ])
  expect(browserTestsOf(['content/news/01.md'])).toEqual(['.spec.ts'])
  expect(browserTestsOf(['docs/style.md'])).toEqual([])
})
