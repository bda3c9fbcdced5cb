import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare const axe: typeof axeCore

/** The short one: each page has to read it anew. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Question = { coloursOnly?: boolean; within?: string }

/** What axe finds in a page as it stands, or in the parts that a selector names; it is asked in the page itself. */
export async function faultsIn(page: Page, question: Question = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async ({ coloursOnly, within }) => {
    const { violations } = await axe.run(within ?? document, {
      ...(coloursOnly && { runOnly: ['cat.color'] }),
      // Of what holds it need not make a list.
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) => nodes.map((n) => `${id} at ${n.target}: ${n.failureSummary}`))
  }, question)
}

/** Widths at which the desk's pages are asked, each with its themes: their colours are the same at every width. */
const deskWidths = [
  [360, ['dark', 'light']],
  [1280, ['light']],
] as const

/** What axe finds at a desk's page in light, and what of colours in dark: the themes differ in nothing else. */
export async function faultsInThemes(page: Page, themes: readonly ('dark' | 'light')[]): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    // The desk's script puts the theme on; the browser tells it a moment later.
    await expect(page.locator('body')).toHaveCSS('color-scheme', colorScheme)
    const found = await faultsIn(page, { coloursOnly: colorScheme === 'dark' })
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`))
  }
  return faults
}

/** What axe finds at a desk's page at each of its widths, and by how much it is wider than the window. */
export async function faultsAtWidths(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [width, themes] of deskWidths) {
    await page.setViewportSize({ width, height: 850 })
    faults.push(...(await faultsInThemes(page, themes)).map((fault) => `${width} px, ${fault}`))
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (beyond > 0) faults.push(`${width} px: ${beyond} px stand out`)
  }
  await page.setViewportSize({ width: deskWidths[0][0], height: 850 })
  return faults
}
