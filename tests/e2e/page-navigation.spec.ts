import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name })

const stamp = (page: Page) => page.evaluate(() => Object.assign(window, { stamp: 1 }))
const isStamped = (page: Page) => page.evaluate(() => 'stamp' in window)

test('a link changes the page without loading the document anew', async ({ page }) => {
  await visit(page, '/')
  await stamp(page)
  await menuLink(page, 'Contacto').click()
  await expect(page).toHaveURL('/contacto')
  expect(await isStamped(page)).toBe(true)
})

test('a link that somebody rests on fetches its page ahead, one that is passed by does not', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, '/aviso-legal')
  // In one step, since the mouse of a busy machine would rest on the first one too.
  await page.evaluate(() => {
    for (const address of ['/noticias', '/contacto'])
      document.querySelector(`header a[href="${address}"]`)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  })
  await expect.poll(() => asked).toContain('/contacto.data')
  expect(asked).not.toContain('/noticias.data')
})

test('the important links fetch their pages as soon as they are in view', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, '/')
  const link = page.locator('main a[href="/noticias"][data-page=early]').first()
  expect(asked).not.toContain('/noticias.data')
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain('/noticias.data')
})

test('a link opened with Ctrl or the middle button opens beside the page', async ({ page, context }) => {
  await visit(page, '/')
  for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page')
    await menuLink(page, 'Contacto').click(press)
    await expect(await opened).toHaveURL('/contacto')
    await expect(page).toHaveURL('/')
  }
})
