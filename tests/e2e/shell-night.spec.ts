import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { scrollTo, visit, withMotion } from '../support/visit.ts'

test.use({ keepsContext: false }) // what is in its cache is not asked for

const withNight = (page: Page) => page.locator('main img[data-night]')
const shown = (page: Page) => withNight(page).first()
const night = /-n[0-9a-f]{8}-\d/
const day = /-[0-9a-f]{8}-\d/

/** What is asked for of the photographs that have a night. */
async function asked(page: Page, path: string): Promise<string[]> {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await visit(page, path)
  const ids = await withNight(page).evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).src.replace(/-n?[0-9a-f]{8}-\d.*/, '')),
  )
  await shown(page).evaluate((image: HTMLImageElement) => image.decode())
  for (let y = 0; y < 6000; y += 600) await scrollTo(page, y)
  await page.waitForLoadState('networkidle')
  return files.filter((file) => !file.endsWith('.svg') && ids.some((id) => file.startsWith(id)))
}

test('night: what a search finds is seen by night in the dark theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await visit(page, '/buscar?search=roble')
  await expect(shown(page)).toHaveAttribute('src', night)
  await expect(withNight(page).filter({ visible: true }).last()).toHaveAttribute('src', night)
})

for (const path of ['/', '/carpinteria']) {
  test(`night: ${path} in the dark theme asks for no day of a photograph that has a night`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    const files = await asked(page, path)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !night.test(file))).toEqual([])
  })

  test(`night: ${path} in the light theme asks for no night`, async ({ page }) => {
    const files = await asked(page, path)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !day.test(file))).toEqual([])
  })
}

test('night: the switch lights the lamps and puts them out, with the same words, in the same place', async ({
  page,
}) => {
  await visit(page, '/')
  const address = () => shown(page).evaluate((image: HTMLImageElement) => image.currentSrc)
  const alt = await shown(page).getAttribute('alt')
  const box = await shown(page).boundingBox()
  const button = page.getByRole('switch', { name: 'Tema claro' })
  await expect.poll(address).toMatch(day)
  await button.click()
  await expect.poll(address).toMatch(night)
  await expect(shown(page)).toHaveAttribute('alt', alt ?? '')
  expect(await shown(page).boundingBox()).toEqual(box)
  await button.click()
  await expect.poll(address).toMatch(day)
})

test('night: the evening spreads from the lamp that is pressed', async ({ page }) => {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const { clipPath } = frames as PropertyIndexedKeyframes
      if (clipPath) document.documentElement.dataset.spread = `${clipPath}`
      return animate.call(this, frames, options)
    }
  })
  await withMotion(page)
  await visit(page, '/contacto')
  const lamp = page.getByRole('switch', { name: 'Tema claro' })
  const { x, y, width, height } = (await lamp.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await lamp.press('Enter')
  await expect(lamp).not.toBeChecked()
  await expect(page.locator('html')).toHaveAttribute(
    'data-spread',
    new RegExp(`circle\\(0 at ${x + width / 2}px ${y + height / 2}px\\),circle\\([0-9]{4}px`),
  )
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
})

test('night: on paper it is day', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await visit(page, '/')
  await expect(shown(page)).toHaveAttribute('src', night)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  // What a part of the page adds meanwhile does not end the day.
  await page.evaluate(() => document.body.append(document.createElement('div')))
  await expect(shown(page)).toHaveAttribute('src', day)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(shown(page)).toHaveAttribute('src', night)
})
