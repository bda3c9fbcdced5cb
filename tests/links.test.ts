import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtPages } from './support/built-pages.ts'
import { decode } from './support/xml.ts'

type Link = { href: string; text: string }

/** Links of a built page with the words they show; an icon shows none. */
function linksOf(file: string): Link[] {
  const html = readFileSync(file, 'utf8').replaceAll('<!-- -->', '')
  return [...html.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => ({
    href: decode(/(?:^|\s)href="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    text: decode(inner.replace(/<[^>]*>/g, '')).trim(),
  }))
}

const pages = builtPages().filter(({ path }) => path !== '/500.html')

test.each(pages)('$path: an address opens a mail to that address, a number dials that number', ({ file }) => {
  const links = linksOf(file)
  const addresses = links.filter(({ text }) => /^\S+@\S+$/.test(text))
  const numbers = links.filter(({ text }) => /^\+\d[\d ]+$/.test(text))
  expect(addresses.length + numbers.length).toBeGreaterThan(0)
  for (const { href, text } of addresses) expect(href).toBe(`mailto:${text}`)
  for (const { href, text } of numbers) {
    const digits = text.replace(/\D/g, '')
    expect([`tel:+${digits}`, `https://wa.me/${digits}`]).toContain(href.split('?')[0])
  }
})
