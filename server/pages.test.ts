import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultsHtml } from '#contracts/search-results.ts'
import { writeHtml } from '#server/mail/document.ts'
import { errorPage, noticePage, page } from '#server/pages.ts'
import { hostile, strangersIn } from '#tests/support/strangers.ts'

const pieces = ['<hostil onx=1>', '"', "'", ' onx=1 ', '</title>', '</style>', '-->', '<!--', '&', '\\', '>', '<', '\n']
const text = fc
  .array(fc.oneof(fc.constantFrom(hostile, ...pieces), fc.string()), { maxLength: 6 })
  .map((s) => s.join(''))

test('what a visitor writes is text in search results, error pages and mails', () => {
  const made = (t: string) => [
    page('x', [resultsHtml(t, [{ title: t, url: t, kind: t, text: t, picture: t }], 'es')]),
    errorPage({ status: 400, title: t, message: t, form: true }),
    noticePage({ title: t, messages: [t], next: t }),
    writeHtml({
      label: t,
      preview: t,
      blocks: [
        ...(['title', 'heading', 'text', 'quote', 'small'] as const).map((kind) => ({ kind, text: t })),
        { kind: 'list', items: [t] },
        { kind: 'rows', rows: [[t, t]] },
        { kind: 'links', links: [{ name: t, href: t }] },
        { kind: 'button', link: { name: t, href: t } },
      ],
      sender: [t, t],
    }),
  ]
  fc.assert(
    fc.property(text, (t) => {
      expect(made(t).flatMap(strangersIn)).toEqual([])
    }),
    { numRuns: 400 },
  )
})
