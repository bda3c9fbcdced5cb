import { expect, test } from 'vitest'
import { readSettings } from '#reader/settings.ts'
import { sampleMails } from '#server/cli/sample-mails.ts'
import { readConfig } from '#server/config.ts'
import { harmless } from '#server/mail/visitor.ts'

const mails = Object.entries(sampleMails(readConfig({}), readSettings()))

// After a wanted change of content/mails.yaml or of a template: npx vitest run server/mail/mails.test.ts -u
test.each(mails)('the mail "%s" is as it was approved', async (name, { subject, text, html }) => {
  await expect(html).toMatchFileSnapshot(`approved/${name}.html`)
  await expect(`Subject: ${subject}\n\n${text}\n`).toMatchFileSnapshot(`approved/${name}.txt`)
})

test.each(mails)('the mail "%s" says in text what it says in HTML, and fetches nothing', (_, { text, html }) => {
  const words = (source: string) => source.match(/[\p{L}\d]{4,}/gu) ?? []
  const visible = html.replace(
    /<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>|<div style="display:none[\s\S]*?<\/div>/g,
    '',
  )
  const spoken = visible.replace(/<[^>]+>/g, ' ').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  const inText = new Set(words(text))
  expect(words(spoken).filter((word) => !inText.has(word))).toEqual([])
  expect(html).not.toMatch(/<img|<link|<script|url\(|src=/)
})

test.each([
  ...[
    'premio.club/x',
    'veta-pago.eu/factura',
    'bit.do/abc',
    'evil.pro',
    'evil.de',
    'evil.fr/pago',
    'evil.cat',
    'evil.co',
  ],
  ...[
    'evil.store',
    'evil.page',
    '1.2.3.4/pago',
    '1.2.3.4',
    'evil。com',
    'evil.com.mx',
    'ｅｖｉｌ．ｃｏｍ',
    'ev\u00adil.com',
  ],
  ...[
    'ev\u200bil.shop/a?b',
    'xn--80ak6aa92e.xn--p1ai/a',
    'ftp://x',
    'http:evil.com',
    'aquí@x',
    'мир.рф',
    'evil․zip',
    '💰.ws/pago',
  ],
])('a confirmation repeats no «%s» that a mail program makes a link of', (link) => {
  const text = harmless(`Paga en ${link} hoy`)
  expect(text).toMatch(/^Paga en (http:)?\[dirección\] hoy$/)
})

test('a confirmation repeats measures, prices and dates as they were typed', () => {
  const text = 'De 2.40 m × 1.700 mm, 1.250,50 €, el 23.11.2026. Tel. 925.16.00.00... ¿Vale?'
  expect(harmless(text)).toBe(text)
})
