import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { expect, test } from '../support/test.ts'
import { untilActive, visit } from '../support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

/** As a slow line does: for longer than a visitor waits before the first touch. */
const holdScripts = (page: Page) => holdBack(page, '**/static/js/**')
const scripts = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}
const gallery = (page: Page) => page.locator('#trabajos')
const carpentry = (page: Page) => gallery(page).getByRole('button', { name: 'Carpintería', exact: true })

test('script chunks come from static/js/{chunk}.chunk.js', async ({ page }) => {
  const asked = scripts(page)
  await visit(page, '/contacto')
  await untilActive(page, 'EnquiryForm')
  expect(asked.length).toBeGreaterThan(1)
  for (const path of asked) expect(path).toMatch(/^\/static\/js\/[\w.-]+\.[\w-]{8}(\.chunk)?\.js$/)
  expect(asked.some((path) => path.endsWith('.chunk.js'))).toBe(true)
})

test('a part that is not near the view stays inactive: React is not among the scripts of the first view', async ({
  page,
}) => {
  const asked = scripts(page)
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.includes('hydrate-island'))).toEqual([])
  await gallery(page).scrollIntoViewIfNeeded()
  await untilActive(page, 'ProjectGallery')
  expect(asked.filter((path) => path.includes('hydrate-island'))).toHaveLength(1)
})

test('the caret stays where it was put while a form becomes active around it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contacto', { waitUntil: 'commit' })
  const message = page.getByLabel('Mensaje')
  await message.fill('Una puerta')
  await message.press('ArrowLeft')
  release()
  await expect(page.locator('[data-island="EnquiryForm"]')).toHaveAttribute('data-active')
  await page.keyboard.type('lar')
  await expect(message).toHaveValue('Una puertlara')
})

test('what is typed in place of a chosen text replaces it, though the form becomes active in between', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/carpinteria', { waitUntil: 'commit' })
  const message = page.getByLabel('Mensaje')
  await message.selectText()
  release()
  await expect(page.locator('[data-island="EnquiryForm"]')).toHaveAttribute('data-active')
  await page.keyboard.type('Una puerta')
  await expect(message).toHaveValue('Una puerta')
})

test('a filter pressed before the scripts are there is chosen once they are', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await carpentry(page).click()
  await expect(carpentry(page)).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(carpentry(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/trabajos=carpinteria/)
})
