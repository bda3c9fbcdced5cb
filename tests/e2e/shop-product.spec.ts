import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { expectStoredCart, openShop, toast } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { untilActive, withMotion } from '../support/visit.ts'

const frame = (page: Page) => page.getByRole('button', { name: /^Enlarge: / })
const scaleOf = (page: Page) =>
  frame(page).evaluate((it) => new DOMMatrix(getComputedStyle(it.firstElementChild as Element).transform).a)

for (const path of ['/shop-product', '/product-details']) {
  test(`${path}: ?id= picks the product`, async ({ page }) => {
    await openShop(page, `${path}?id=8`)
    await expect(page.getByRole('heading', { level: 1, name: 'Oak lamp' })).toBeVisible()
    await expect(page).toHaveTitle(/^Oak lamp \| /)
    await openShop(page, `${path}?id=nothing`)
    await expect(page.getByRole('heading', { level: 1, name: 'Oak stool' })).toBeVisible()
  })
}

test('the product of the address is there before our scripts, with its own words and related products', async ({
  page,
}) => {
  await holdBack(page, '**/static/js/**')
  await page.goto('/shop-product?id=2', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Ladder-back chair'])
  await expect(page).toHaveTitle(/^Ladder-back chair \| /)
  await expect(frame(page).getByRole('img')).toHaveAttribute('src', /producto-silla/)
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toContainText('a seat of rush')
  const related = page.getByRole('region', { name: /the same tree/ }).getByRole('heading', { level: 3 })
  await expect(related).toHaveCount(8)
  await expect(related.getByRole('link').first()).toHaveText('Oak stool') // of the same category, as the second
  await expect(related.getByRole('link').nth(1)).toHaveText('Walnut bench')
  await expect(related.getByRole('link', { name: 'Ladder-back chair' })).toHaveCount(0)
})

test('thumbnails: the first is selected first, clicking one shows its image', async ({ page }) => {
  await openShop(page, '/shop-product')
  const thumbnails = page.getByRole('group', { name: 'Pictures' }).getByRole('button')
  await expect(thumbnails).toHaveCount(3)
  await expect(thumbnails.first()).toHaveAttribute('aria-pressed', 'true')
  const address = () => frame(page).getByRole('img').getAttribute('src')
  const first = await address()
  await thumbnails.nth(2).click()
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(thumbnails.first()).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(address).not.toBe(first)
})

test('zoom by pointer: a click enlarges, moving looks around, another click ends it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openShop(page, '/shop-product')
  const box = await frame(page).boundingBox()
  if (!box) throw new Error('no frame')
  await frame(page).click()
  await expect(frame(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5, 1)
  const shift = () =>
    frame(page).evaluate((it) => new DOMMatrix(getComputedStyle(it.firstElementChild as Element).transform).e)
  await page.mouse.move(box.x + 5, box.y + box.height / 2)
  await expect.poll(shift).toBeGreaterThan(100)
  await page.mouse.move(box.x + box.width - 5, box.y + box.height / 2)
  await expect.poll(shift).toBeLessThan(-100)
  await page.mouse.down()
  await page.mouse.up()
  await expect(frame(page)).toHaveAttribute('aria-pressed', 'false')
})

test('zoom by keyboard: Enter, plus, arrows, Escape', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openShop(page, '/shop-product')
  await frame(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5, 1)
  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(3)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect.poll(() => scaleOf(page)).toBe(1)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true })
  test('zoom by pinch', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openShop(page, '/shop-product')
    await untilActive(page, 'ProductGallery')
    await frame(page).scrollIntoViewIfNeeded()
    const box = await frame(page).boundingBox()
    if (!box) throw new Error('no frame')
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 500) / 2]
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      })
    await touch('touchStart', 40)
    for (const apart of [60, 80, 100]) await touch('touchMove', apart)
    await touch('touchEnd', 0)
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.8)
  })
})

test("rating, price, category, SKU, tags and share icons; 'Add to Cart' adds the quantity", async ({ page }) => {
  await openShop(page, '/shop-product?id=2')
  await expect(page.getByRole('img', { name: '5 out of 5 stars' }).first()).toBeVisible()
  await expect(page.getByText('$260.00').first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'VT-0102' })).toBeVisible()
  await expect(page.getByRole('article').getByRole('link', { name: 'Seating' })).toHaveAttribute(
    'href',
    '/shop-1?category=seating',
  )
  await expect(page.getByRole('link', { name: 'rush' })).toHaveAttribute('href', '/shop-1?tag=rush')
  await expect(page.getByRole('link', { name: 'Share by WhatsApp' })).toBeVisible()
  // Of presses while the part still sleeps the last one counts: so each is seen before the next.
  for (const value of ['2', '3']) {
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(value)
  }
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expectStoredCart(page, { 2: 3 })
  await expect(toast(page)).toContainText('Ladder-back chair x 3')
})

test("'Buy Now' adds and goes to the checkout", async ({ page }) => {
  await openShop(page, '/shop-product?id=7')
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL('/shop-checkout')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Cutting board x 1')
})

test('wish and compare icons remember', async ({ page }) => {
  await openShop(page, '/shop-product?id=3')
  const wish = page.getByRole('button', { name: 'Wish for Bedside table' })
  const compare = page.getByRole('button', { name: 'Compare Bedside table' })
  await wish.click()
  await compare.click()
  await page.reload()
  await expect(wish).toHaveAttribute('aria-pressed', 'true')
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  await wish.click()
  await expect(wish).toHaveAttribute('aria-pressed', 'false')
})

test('tabs Description, Additional Information, Reviews (2): arrow keys choose', async ({ page }) => {
  await openShop(page, '/shop-product')
  const list = page.getByRole('tablist', { name: 'About this product' })
  await expect(list.getByRole('tab')).toHaveText(['Description', 'Additional Information', 'Reviews (2)'])
  await list.getByRole('tab', { name: 'Description' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Additional Information' })).toContainText('European oak')
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toBeHidden()
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'Reviews (2)' }).getByRole('listitem')).toHaveCount(2)
})

test('review form: native validation, note, five stars as a radio group; nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await openShop(page, '/shop-product')
  await page.getByRole('tab', { name: 'Reviews (2)' }).click()
  const form = page.getByRole('form', { name: 'Add a review' })
  await expect(form).toContainText('Your email address will not be published. Required fields are marked *')
  const stars = form.getByRole('group', { name: 'Your rating' }).getByRole('radio')
  await expect(stars).toHaveCount(5)
  await stars.nth(2).check({ force: true })
  await page.keyboard.press('ArrowRight')
  await expect(stars.nth(3)).toBeChecked()
  for (const name of ['Your review', 'Name', 'E-mail'])
    await expect(form.getByRole('textbox', { name })).toHaveAttribute('required')
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('type', 'email')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(toast(page)).toHaveCount(0)
  await form.getByRole('textbox', { name: 'Your review' }).fill('Good.')
  await form.getByRole('textbox', { name: 'Name' }).fill('Ana')
  await form.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(toast(page)).toContainText('This is a demonstration page: nothing has been sent.')
  expect(sent).toEqual([])
})

test('related items: 3 slides per view, 50 apart, 4000 ms', async ({ page }) => {
  await withMotion(page)
  await page.clock.install()
  await page.goto('/shop-product')
  const related = page.getByRole('region', { name: /the same tree/ })
  const controls = related
    .getByRole('group', { name: 'Related' })
    .filter({ has: page.getByRole('button', { name: 'Next' }) })
  await related.scrollIntoViewIfNeeded() // the slider starts when it is near and the browser idle
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(controls).toContainText('01', { timeout: 500 })
  }).toPass()
  const slides = related.locator('[data-slide]')
  const boxes = await slides.evaluateAll((all) => all.slice(0, 2).map((slide) => slide.getBoundingClientRect().width))
  const row = await related.getByRole('group', { name: 'Related' }).first().boundingBox()
  expect(boxes[0]).toBeCloseTo(((row?.width ?? 0) - 100) / 3, 0)
  expect(await slides.first().evaluate((slide) => getComputedStyle(slide).marginInlineEnd)).toBe('50px')
  await page.clock.runFor(5000)
  await expect(controls).toContainText('02')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the product is complete, all tabs open', async ({ page }) => {
    await page.goto('/shop-product')
    await expect(page.getByRole('heading', { level: 1, name: 'Oak stool' })).toBeVisible()
    await expect(page.getByText('36 × 36 × 46 cm')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Add a review' })).toBeVisible()
  })

  test('all pictures stand, and no button that does nothing', async ({ page }) => {
    await page.goto('/shop-product')
    const pictures = page.getByRole('group', { name: 'Pictures' }).locator('img')
    await expect(pictures).toHaveCount(3)
    await expect(pictures.first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Pictures' }).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Enlarge/ })).toHaveCount(0)
  })
})
