import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colors } from '#contracts/theme.ts'

const sheet = readFileSync('app/styles/tokens.css', 'utf8')

test.each(Object.entries(colors))('%s is the same colour in mails and papers as on the site', (name, color) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(sheet).toContain(`--raw-${token}: ${color};`)
})
