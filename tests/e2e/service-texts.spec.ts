import type { Page } from '@playwright/test'
import { rolesOf } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

// The texts of a service stand open beside their headings; on a phone they are rows that open; the first is open where its trade does not fold it.

const phone = (page: Page) => page.setViewportSize({ width: 390, height: 844 })
const wide = (page: Page) => page.setViewportSize({ width: 1280, height: 850 })
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Escaleras', exact: true })
const doors = (page: Page) => page.getByText('Las de entrada son')
const stairs = (page: Page) => page.getByText('De zanca o voladas')

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('on a phone they open under their headings', async ({ page }) => {
      await phone(page)
      await page.goto('/carpinteria')
      for (const text of [doors(page), stairs(page)]) await expect(text).toBeHidden()
      await heading(page).click()
      await expect(stairs(page)).toBeVisible()
      await heading(page).click()
      await expect(stairs(page)).toBeHidden()
      await page.goto('/fabricacion')
      await expect(page.getByText('Puertas de cocina y de armario, módulos'), 'the first').toBeVisible()
    })

    test('with room all are open, and a press on a heading changes nothing', async ({ page }) => {
      await wide(page)
      await page.goto('/carpinteria')
      for (const text of [doors(page), stairs(page), page.getByText('Paño poco húmedo')])
        await expect(text).toBeVisible()
      await heading(page).click()
      await heading(page).click()
      await expect(stairs(page)).toBeVisible()
    })

    test('on a phone a link to one of them finds it open', async ({ page }) => {
      await phone(page)
      await page.goto('/carpinteria#armarios-empotrados-y-vestidores')
      await expect(page.getByText('Medimos el hueco en tres alturas y tres fondos')).toBeInViewport()
      await expect(stairs(page)).toBeHidden()
    })
  })

test('their headings are headings at every width, and can be pressed and reached with Tab only on a phone', async ({
  page,
}) => {
  await phone(page)
  await visit(page, '/carpinteria')
  await expect(heading(page)).toBeVisible()
  expect(await rolesOf(page, /^Escaleras$/)).toEqual(expect.arrayContaining(['DisclosureTriangle', 'heading']))
  await wide(page)
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => rolesOf(page, /^Escaleras$/)).not.toContain('DisclosureTriangle')
  expect(await rolesOf(page, /^Escaleras$/)).toContain('heading')
  await page.getByRole('link', { name: 'nuestra cabina' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'dibuja el armario' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pide presupuesto paso a paso' })).toBeFocused()
})

test('on paper all are open', async ({ page }) => {
  await phone(page)
  await visit(page, '/carpinteria')
  await page.emulateMedia({ media: 'print' })
  await expect(stairs(page)).toBeVisible()
})
