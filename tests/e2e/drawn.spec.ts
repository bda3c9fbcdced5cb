import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' })

const lineOf = (page: Page) => page.getByRole('slider', { name: 'Del dibujo a la pieza: mueve la línea' })
const placeOf = (line: Locator) => line.evaluate((input) => getComputedStyle(input).getPropertyValue('--at'))
const isDrawing = (url: string) => /\/photos\/ebanisteria-1-[\w-]+\.svg$/.test(url)
const photograph = (page: Page) => page.getByRole('img', { name: /^Mesa de nogal/ }).first()

test('a trade opens with its piece half drawn, half made; arrow keys move the line and not the row of pictures', async ({
  page,
}) => {
  await page.goto('/ebanisteria')
  const line = lineOf(page)
  await expect(line).toBeVisible()
  await expect.poll(() => placeOf(line)).toBe('0.44')
  await expect(page.getByText(/Fig\. 01 — .*\. Con su dibujo\. Recreación 3D/)).toBeVisible()
  await line.focus()
  await expect(line).toHaveAttribute('aria-valuetext', /^Dibujo, en el 44.% de la imagen$/)
  await line.press('ArrowRight')
  await expect(line).toHaveAttribute('aria-valuetext', /^Dibujo, en el 45.% de la imagen$/)
  await line.press('End')
  await expect(line).toHaveValue('100')
  await expect(page.getByRole('group', { name: 'Imágenes de ebanistería' }).last()).toContainText('01')
})

test('a mouse drags the line; beside it the row of pictures takes the pointer', async ({ page }) => {
  await page.goto('/ebanisteria')
  await expect(lineOf(page)).toBeVisible()
  const frame = await photograph(page).boundingBox()
  if (!frame) throw new Error('There is no photograph.')
  const [start, y] = [frame.x + frame.width * 0.44, frame.y + 200]
  await page.waitForTimeout(1000) // the line has come to its place
  await page.mouse.move(start, y)
  await page.mouse.down()
  await page.mouse.move(start + frame.width / 4, y, { steps: 5 })
  await page.mouse.up()
  expect(Number(await lineOf(page).inputValue())).toBeCloseTo(69, -1)
  const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [frame.x + 60, y] as const)
  expect(hit).not.toBe('INPUT')
})

test('the drawing is fetched when the photograph is there', async ({ page }) => {
  const finished: string[] = []
  let before: string[] | undefined
  page.on('requestfinished', (request) => finished.push(request.url()))
  page.on('request', (request) => {
    if (isDrawing(request.url())) before = [...finished]
  })
  await page.goto('/ebanisteria')
  await expect(lineOf(page)).toBeVisible()
  expect(before?.some((url) => /\/photos\/ebanisteria-1-.*\.(avif|jpg)$/.test(url))).toBe(true)
})

test('scrolled past, the piece is made: the line has gone back', async ({ page }) => {
  await page.goto('/ebanisteria')
  const line = lineOf(page)
  await expect(line).toBeVisible()
  await page.getByRole('heading', { level: 2 }).nth(1).scrollIntoViewIfNeeded()
  await expect.poll(() => placeOf(line)).toBe('0')
})

test('with reduced motion the line stands at its place until it is moved', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/ebanisteria')
  const line = lineOf(page)
  await expect(line).toBeVisible()
  await expect(line).toHaveValue('44')
  // The thumb, which is as wide as a finger, lies within it at either end.
  const [thumb, picture] = [await line.boundingBox(), await photograph(page).boundingBox()]
  expect(thumb?.x).toBeCloseTo(picture?.x ?? 0, 0)
  expect(thumb?.width).toBeCloseTo(picture?.width ?? 0, 0)
  await line.focus()
  await line.press('ArrowRight')
  await expect(line).toHaveValue('45')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the photograph is whole, and a link leads to the drawing, which is not fetched', async ({ page, request }) => {
    const asked: string[] = []
    page.on('request', (asking) => asked.push(asking.url()))
    await page.goto('/ebanisteria')
    await expect(photograph(page)).toBeVisible()
    await expect(lineOf(page)).toBeHidden()
    expect(asked.filter(isDrawing)).toEqual([])
    const drawing = (await page.getByRole('link', { name: 'Ver el dibujo' }).getAttribute('href')) ?? ''
    expect((await request.get(drawing)).headers()['content-type']).toContain('image/svg+xml')
  })
})

test.describe('where the drawing does not arrive', () => {
  test.use({ allowConsoleErrors: true })
  test('the photograph stays as it is', async ({ page }) => {
    await page.route(
      ({ href }) => isDrawing(href),
      (route) => route.abort(),
    )
    const failed = page.waitForEvent('requestfailed', (asking) => isDrawing(asking.url()))
    await page.goto('/ebanisteria')
    await failed
    await expect(photograph(page)).toBeVisible()
    await expect(lineOf(page)).toBeHidden()
  })
})
