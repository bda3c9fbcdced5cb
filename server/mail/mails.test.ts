import { expect, test } from 'vitest'
import { readSettings } from '#reader/settings.ts'
import { readConfig } from '#server/config.ts'
import { sampleMails } from '#server/mail/samples.ts'

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
