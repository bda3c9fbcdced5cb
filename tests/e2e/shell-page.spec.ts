import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { makeTall, scrollTo, visit, withMotion } from '../support/visit.ts'

const top = (page: Page) => page.getByRole('button', { name: 'Volver arriba' })
const banner = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' })
const consent = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'veta-GDPR2')
const y = (page: Page) => page.evaluate(() => window.scrollY)

test('seven vertical lines, decorative, behind the page', async ({ page }) => {
  await page.goto('/contacto')
  const lines = page.locator('.no-print[aria-hidden] > span')
  await expect(lines).toHaveCount(7)
  const gaps = await lines.evaluateAll((all) => {
    const x = all.map((line) => line.getBoundingClientRect().left)
    return x.slice(1).map((at, i) => at - (x[i] ?? 0))
  })
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1.5)
  expect(await lines.first().evaluate((line) => line.closest('[aria-hidden="true"]') !== null)).toBe(true)
})

test('back to top: appears after 800 px of scroll', async ({ page }) => {
  await visit(page, '/contacto')
  await makeTall(page)
  await scrollTo(page, 800)
  await expect(top(page)).toBeHidden()
  await scrollTo(page, 801)
  await expect(top(page)).toBeVisible()
})

test('back to top: smooth scroll over 300 ms', async ({ page }) => {
  await withMotion(page)
  await page.clock.install({ time: 0 })
  await visit(page, '/contacto')
  await makeTall(page)
  await scrollTo(page, 3000)
  await expect(top(page)).toBeVisible()
  await page.clock.pauseAt(600_000)
  await top(page).click()
  const places = [await y(page)]
  for (const ms of [100, 100, 80, 60]) {
    await page.clock.runFor(ms)
    places.push(await y(page))
  }
  // 3000 px at first, then less and less; not yet there after 280 ms, there after 340.
  expect(places).toEqual([...new Set(places)].sort((a, b) => b - a))
  expect(places[0]).toBe(3000)
  expect(places.at(-2)).toBeGreaterThan(0)
  expect(places.at(-1)).toBe(0)
})

test.describe('for those who want less motion', () => {
  test.use({ reducedMotion: 'reduce' })
  test('back to top jumps', async ({ page }) => {
    await visit(page, '/contacto')
    await makeTall(page)
    await scrollTo(page, 3000)
    await top(page).click()
    expect(await y(page)).toBe(0)
  })
})

test('cookie banner: its text, no visible button to accept and none to decline', async ({ page }) => {
  await visit(page, '/contacto')
  await expect(banner(page)).toContainText('Al seguir navegando estás dando tu consentimiento para el uso de cookies.')
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/politica-cookies')
  await expect(banner(page).getByRole('button', { name: 'Aceptar', includeHidden: true })).toBeHidden()
  await expect(banner(page).getByRole('button', { name: 'Rechazar', includeHidden: true })).toHaveCount(0)
})

test('cookie banner: scrolling past 20 % of the page height accepts, stores for 28 days and hides it', async ({
  page,
}) => {
  await visit(page, '/contacto')
  await makeTall(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await scrollTo(page, Math.floor(height * 0.2) - 5)
  await expect(banner(page)).toBeVisible()
  expect(await consent(page)).toBeUndefined()
  await scrollTo(page, Math.ceil(height * 0.2) + 5)
  await expect(banner(page)).toBeHidden()
  const cookie = await consent(page)
  expect(cookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(27.99)
  expect(days).toBeLessThanOrEqual(28)
  await visit(page, '/noticias')
  await expect(banner(page)).toBeHidden()
})

/** The page as it would be with `consent: choice` in the settings; cookie-banner.test.ts says the same of the markup. */
const withChoice = (page: Page) =>
  page.route('**/contacto', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text())
      .replace('data-consent="scroll"', 'data-consent="choice"')
      .replace(
        /hidden="">(<button[^>]*)value="true">Aceptar<\/button>/,
        '>$1value="true">Aceptar</button>$1value="false">Rechazar</button>',
      )
    expect(body).toContain('Rechazar')
    await route.fulfill({ response: answer, body })
  })

for (const [name, value] of [
  ['Aceptar', 'true'],
  ['Rechazar', 'false'],
] as const) {
  test(`cookie banner in the mode choice: ${name} stores ${value}, scrolling stores nothing`, async ({ page }) => {
    await withChoice(page)
    await visit(page, '/contacto')
    await makeTall(page)
    await scrollTo(page, 5000)
    await expect(banner(page)).toBeVisible()
    expect(await consent(page)).toBeUndefined()
    await banner(page).getByRole('button', { name }).click()
    await expect(banner(page)).toBeHidden()
    expect(await consent(page)).toMatchObject({ value })
  })
}

test('cookie banner on a phone leaves the bar at the thumb free', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/contacto')
  const end = async (box: ReturnType<typeof banner>) => {
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {}
    return y + height
  }
  const bar = page.getByRole('navigation', { name: 'Contacto rápido' })
  const barTop = (await bar.boundingBox())?.y ?? 0
  await expect.poll(() => end(banner(page))).toBeLessThanOrEqual(barTop + 1)
})

test('where one has something to do the footer is a few lines, and stands clear of the bar', async ({ page }) => {
  for (const path of ['/presupuesto', '/buscar', '/shop-cart', '/login']) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    for (const [width, most] of [
      [1280, 110],
      [390, 420],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      expect((await footer.boundingBox())?.height, `${path} at ${width} px`).toBeLessThan(most)
    }
    await scrollTo(page, 1e6)
    const rights = await footer.getByText('Todos los derechos').boundingBox()
    const bar = await page.getByRole('navigation', { name: /Contacto rápido|Quick contact/ }).boundingBox()
    expect((rights?.y ?? 0) + (rights?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})

test('on a phone the end of the footer stands clear of the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/contacto')
  await scrollTo(page, 1e6)
  const logo = await page.getByRole('contentinfo').getByRole('link', { name: /^Veta/ }).boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Contacto rápido' }).boundingBox()
  expect((logo?.y ?? 0) + (logo?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
})

test('the shell does not overflow at 360, 768, 1280 and 1920 px', async ({ page }) => {
  await visit(page, '/aviso-legal')
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${width} px`).toBe(0)
  }
})
