import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

const far = (page: Page) => page.locator('[data-far]')

/** Where each section stands, and how tall it is. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *, body > footer')].map((section) => {
      const { top, height } = section.getBoundingClientRect()
      return [section.getAttribute('class'), Math.round(top + scrollY), Math.round(height)].join(' ')
    }),
  )

for (const path of ['/', '/carpinteria', '/sobre-nosotros', '/contacto', '/shop-product', '/service-1']) {
  test(`${path}: what is far from the window is left out and keeps its place`, async ({ page }) => {
    await visit(page, path)
    await expect(far(page).last()).toBeAttached()
    expect(
      await far(page)
        .first()
        .evaluate((section) => getComputedStyle(section).contentVisibility),
    ).toBe('auto')
    const left = await places(page)
    await page.addStyleTag({ content: '[data-far] { content-visibility: visible !important; }' })
    expect(left).toEqual(await places(page))
  })
}

test('a section is whole again before it comes into view', async ({ page }) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toHaveAttribute('data-far')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight - 2.5 * innerHeight, behavior: 'instant' }))
  await expect(footer).not.toHaveAttribute('data-far')
  await expect(footer).not.toBeInViewport()
  await expect(far(page).first()).toBeAttached()
})

test('a page that one comes to by a link begins with what is in sight; going back stands where one was', async ({
  page,
}) => {
  await visit(page, '/')
  const link = page.locator('main a[href="/noticias"]').first()
  await link.scrollIntoViewIfNeeded()
  const stood = await page.evaluate(() => scrollY)
  expect(stood).toBeGreaterThan(2000)
  const arrived = page.evaluate(
    () =>
      new Promise((resolve) => {
        const root = document.documentElement
        new MutationObserver(() => root.hasAttribute('data-arriving') && resolve(true)).observe(root, {
          attributes: true,
        })
      }),
  )
  await link.click()
  await expect(page).toHaveURL('/noticias')
  expect(await arrived).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood)
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
})
