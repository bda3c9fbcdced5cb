import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { relayoutTimes, visit, withMotion } from '../support/visit.ts'

declare global {
  interface Window {
    shared: ShareData[]
  }
}

test.use({ reducedMotion: 'no-preference', viewport: { width: 1280, height: 800 } })

const main = (page: Page) => page.getByRole('main')
const items = (page: Page) => main(page).getByRole('button', { name: /^Enlarge/ })
const filter = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

const works = {
  Exterior: ['The larch deck', 'A front of slats', 'The door at Tembleque'],
  Residences: ['A table for eight', 'Hall with a walnut rail', 'Wall of books'],
  Interiors: ['Study in ink blue', 'Café with one counter', 'Kitchen in oak and green'],
  Landscape: ['Bench by the olive', 'The garden gate', 'Chestnut pergola'],
}
const pages = {
  '/project-1': ['Exterior', 'Residences', 'Interiors', 'Landscape'],
  '/project-2': ['Residences', 'Interiors'],
  '/project-3': ['Residences', 'Interiors', 'Landscape'],
} as const

for (const [path, filters] of Object.entries(pages)) {
  test(`${path}: choosing a filter shows only items of that category`, async ({ page }) => {
    await visit(page, path)
    for (const name of filters) {
      await filter(page, name).click()
      await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'true')
      // The button answers first; the pictures follow, and three may give way to three.
      const shown = () =>
        items(page).evaluateAll((all) => all.map((it) => it.getAttribute('aria-label')?.replace('Enlarge: ', '')))
      await expect.poll(shown).toEqual(works[name])
      await expect(main(page).getByRole('status')).toHaveText('3 projects')
      await expect(page).toHaveURL(new RegExp(`projects=${name.toLowerCase()}`))
    }
    await filter(page, 'All').click()
    await expect(items(page)).toHaveCount(filters.length * 3)
  })

  test(`${path}: re-lays itself out in 700 ms`, async ({ page }) => {
    await withMotion(page)
    await visit(page, path)
    await filter(page, 'Interiors').click()
    await expect.poll(() => relayoutTimes(page), { intervals: [20] }).toEqual([700])
  })
}

test('with reduced motion the projects stand at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/project-1')
  await filter(page, 'Landscape').click()
  await expect(items(page)).toHaveCount(3)
  expect(
    await page.evaluate(() => document.getAnimations().filter((a) => a.effect?.getTiming().duration === 700)),
  ).toEqual([])
})

test('a filter in the address is the one that is shown', async ({ page }) => {
  await visit(page, '/project-1?projects=exterior')
  await expect(filter(page, 'Exterior')).toHaveAttribute('aria-pressed', 'true')
  await expect(items(page)).toHaveCount(3)
})

test('three arrangements: columns, pairs of wide and narrow, rows with the words at the side', async ({ page }) => {
  const boxesOf = async (path: string) => {
    await page.goto(path)
    return items(page).evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect))
  }
  const columns = await boxesOf('/project-1')
  expect(new Set(columns.map(({ left }) => Math.round(left))).size).toBe(3)
  const [wide, narrow] = await boxesOf('/project-2')
  expect(wide?.top).toBe(narrow?.top)
  expect(wide?.width ?? 0).toBeGreaterThan((narrow?.width ?? 0) * 1.8)
  const rows = await boxesOf('/project-3')
  expect(new Set(rows.map(({ top }) => Math.round(top))).size).toBe(rows.length)
  // The words left of the first, right of the second, under the third.
  expect(rows[0]?.left ?? 0).toBeGreaterThan(400)
  expect(rows[1]?.left).toBe(rows[2]?.left)
  expect(rows[2]?.width ?? 0).toBeGreaterThan((rows[1]?.width ?? 0) * 1.3)
})

test('a project opens large and gives the focus back', async ({ page }) => {
  await visit(page, '/project-2')
  await items(page).first().click()
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' })
  await expect(dialog).toContainText('01/06')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('02/06')
  await page.keyboard.press('Escape')
  await expect(items(page).first()).toBeFocused()
})

test('/project-details: a gallery slider of four pictures', async ({ page }) => {
  await visit(page, '/project-details')
  const slider = main(page).getByRole('group', { name: 'Pictures of the project' })
  const controls = slider.filter({ has: page.getByRole('button', { name: 'Next' }) })
  await expect(controls).toContainText(/^01.*of 04$/)
  await controls.getByRole('button', { name: 'Next' }).click()
  await expect(controls).toContainText('02')
})

for (const path of ['/project-details', '/project-details-2']) {
  test(`${path}: share icons with real links, and the system's share sheet where there is one`, async ({ page }) => {
    await page.addInitScript(() => {
      window.shared = []
      Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void window.shared.push(data) })
    })
    await visit(page, path)
    const address = encodeURIComponent(`${path}`)
    for (const [name, href] of [
      ['Share by Facebook', /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=https/],
      ['Share by WhatsApp', /^https:\/\/wa\.me\/\?text=/],
      ['Share by e-mail', /^mailto:\?subject=/],
    ] as const) {
      const link = main(page).getByRole('link', { name })
      await expect(link).toHaveAttribute('href', href)
      expect(await link.getAttribute('href')).toMatch(new RegExp(`${address}$`))
    }
    await main(page).getByRole('link', { name: 'Share by WhatsApp' }).scrollIntoViewIfNeeded()
    await main(page).getByRole('button', { name: 'Share with another app' }).click()
    const shared = await page.evaluate(() => window.shared)
    expect(shared).toHaveLength(1)
    expect(shared[0]?.url).toMatch(new RegExp(`${path}$`))
    expect(shared[0]?.title).toBe(path === '/project-details' ? 'A table for eight' : 'Bench by the olive')
  })

  test(`${path}: without a share sheet there is no button for it`, async ({ page }) => {
    await page.addInitScript(() => {
      delete (Navigator.prototype as { share?: unknown }).share
    })
    await visit(page, path)
    await expect(main(page).getByRole('link', { name: 'Share by e-mail' })).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Share with another app' })).toHaveCount(0)
  })
}

// The heights 500 / 680 / 810 are the home gallery's (home.spec.ts).
for (const path of Object.keys(pages)) {
  test(`${path}: an arrangement of its own: its pictures keep their shape at every window width`, async ({ page }) => {
    await visit(page, path)
    const ratios = () =>
      main(page)
        .locator('[data-item] img')
        .evaluateAll((all) => all.map((it) => it.clientWidth / it.clientHeight))
    await page.setViewportSize({ width: 1000, height: 800 })
    const narrow = await ratios()
    await page.setViewportSize({ width: 1800, height: 800 })
    const wide = await ratios()
    expect(wide).toHaveLength(narrow.length)
    // Fixed heights would change it by half.
    for (const [i, ratio] of wide.entries()) expect(Math.abs(ratio / (narrow[i] ?? 0) - 1)).toBeLessThan(0.1)
  })
}
