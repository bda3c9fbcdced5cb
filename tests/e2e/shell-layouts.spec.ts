import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { isExpanded } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { makeTall, scrollTo, visit } from '../support/visit.ts'

// The pages with a layout of their own have the same shell in another look.

const header = (page: Page) => page.getByRole('banner')
const night = 'rgb(20, 17, 14)'
/** Ground under the name: of its label, or of the header where that has one. */
const ground = (page: Page) =>
  header(page)
    .getByRole('link', { name: /Home$/ })
    .evaluate((name) => {
      const own = getComputedStyle(name).backgroundColor
      return own === 'rgba(0, 0, 0, 0)' ? getComputedStyle(name.closest('header') as Element).backgroundColor : own
    })

for (const path of ['/home-2', '/home-7', '/home-10']) {
  test(`${path}: the search icon opens and closes a search box with one field named search`, async ({ page }) => {
    await visit(page, path)
    const icon = header(page).getByRole('button', { name: 'Search', exact: true }).first()
    const field = page.getByRole('combobox', { name: 'Search the site' })
    await expect(field).toBeHidden()
    expect(await isExpanded(page, /^Search$/)).toBe(false)
    await icon.click()
    await expect(field).toBeFocused()
    expect(await isExpanded(page, /^Search$/)).toBe(true)
    await expect(field).toHaveAttribute('name', 'search')
    await expect(field).toHaveAttribute('placeholder', 'Search...')
    await icon.click()
    await expect(field).toBeHidden()
    await icon.click()
    await page.keyboard.type('roble')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?search=roble$/)
  })

  for (const width of [390, 1280]) {
    test(`${path} at ${width} px: dark after 50 px, hides or shows by scroll direction beyond 800 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      await makeTall(page)
      await page.evaluate(() => document.documentElement.style.setProperty('scroll-snap-type', 'none', 'important'))
      await scrollTo(page, 50)
      expect(await ground(page)).not.toBe(night)
      await scrollTo(page, 51)
      await expect.poll(() => ground(page)).toBe(night)
      await scrollTo(page, 700)
      await expect(header(page)).toBeInViewport()
      await scrollTo(page, 900)
      await expect(header(page)).toBeHidden()
      await scrollTo(page, 850)
      await expect(header(page)).toBeVisible()
      await scrollTo(page, 1500)
      await expect(header(page)).toBeHidden()
      await scrollTo(page, 600)
      await expect(header(page)).toBeVisible()
    })
  }
}

for (const path of ['/home-7', '/home-10'])
  test(`${path}: after the header has hidden and come back no line crosses its labels`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit(page, path)
    await makeTall(page)
    // As a visitor's wheel does, by whole windows where the page snaps: Chrome draws anew what moves.
    for (const by of [1600, 800, -800]) {
      await page.mouse.wheel(0, by)
      await page.waitForTimeout(700) // its way out and in
    }
    await expect(header(page)).not.toHaveAttribute('data-hidden')
    const box = await header(page).getByRole('link', { name: /Home$/ }).boundingBox()
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
    // Above the name and under it.
    for (const row of [y + 14, y + height - 4]) {
      const strip = await page.screenshot({ clip: { x, y: row, width, height: 1 } })
      const { data, info } = await sharp(strip).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const columns = Array.from({ length: info.width }, (_, i) => data.subarray(i * 3, i * 3 + 3).join())
      expect(new Set(columns).size).toBe(1)
    }
  })
