import type { Locator } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { activate, arrive, expectGlide, pausedSlider, slideBoxes, sliderOf } from '../support/slider.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

const opinions = 'Aquí irán las opiniones de clientes'
const works = 'Ideas del taller'
const script = '**/slider.browser*.js'

test.use({ reducedMotion: 'no-preference', viewport: { width: 1280, height: 800 } })

test.describe('testimonials', () => {
  test('1.5 slides per view, 150 apart, from 800 px on, one below, centred at every width', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    const { row } = sliderOf(page, opinions)
    await row.scrollIntoViewIfNeeded()
    await expect(row).toHaveAttribute('data-ready')
    for (const [width, inView, spacing] of [
      [1366, 1.5, 150],
      [800, 1.5, 150],
      [799, 1, 0],
      [360, 1, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      // Swiper notices the new size some frames later.
      await expect(async () => {
        const boxes = await slideBoxes(row)
        expect(boxes[0].width).toBeCloseTo((width - spacing * (inView - 1)) / inView, 0)
        expect(boxes[1].left - boxes[0].right).toBeCloseTo(spacing, 1)
        const current = await row.locator('.swiper-slide-active').boundingBox()
        expect((current?.x ?? 0) + (current?.width ?? 0) / 2).toBeCloseTo(width / 2, 0)
      }, `${width} px`).toPass()
    }
  })

  test('autoplay: stays 5000 ms, glides 5000 ms, goes round, and stops after user interaction', async ({ page }) => {
    const { row, controls } = await pausedSlider(page, '/', opinions)
    const begin = Number((await controls.textContent())?.slice(0, 2))
    for (const step of [0, 1, 2, 3]) {
      const [at, then] = [step, step + 1].map((by) => `0${((begin - 1 + by) % 3) + 1}`)
      await expect(controls).toContainText(`${at}/`)
      if (step > 0) await page.clock.runFor(4999)
      await expect(controls).toContainText(`${at}/`)
      await page.clock.runFor(step > 0 ? 1 : 5000)
      await expect(controls).toContainText(`${then}/`)
      await expectGlide(row, 5000)
      await arrive(row)
    }
    const now = Number((await controls.textContent())?.slice(0, 2))
    await controls.getByRole('button', { name: 'Siguiente' }).click()
    await expect(controls).toContainText(`0${(now % 3) + 1}/`)
    await expectGlide(row, 900)
    await arrive(row)
    await page.mouse.move(5, 5)
    await page.clock.runFor(30_000)
    await expect(controls).toContainText(`0${(now % 3) + 1}/`)
    await controls.getByRole('button', { name: 'Reanudar' }).click()
    await page.mouse.move(5, 5)
    await page.clock.runFor(5000)
    await expect(controls).toContainText(`0${((now + 1) % 3) + 1}/`)
  })

  test('a press in the midst of its slow glide is not lost', async ({ page }) => {
    const { row, controls } = await pausedSlider(page, '/', opinions)
    await page.clock.runFor(5000)
    await expectGlide(row, 5000)
    const now = Number((await controls.textContent())?.slice(0, 2))
    await controls.getByRole('button', { name: 'Siguiente' }).click()
    await expectGlide(row, 900)
    await expect(controls).toContainText(`0${(now % 3) + 1}/`)
  })

  test('autoplay stops after a drag, too', async ({ page }) => {
    await visit(page, '/')
    const { row, controls } = sliderOf(page, opinions)
    await row.scrollIntoViewIfNeeded()
    await expect(controls.getByRole('button', { name: 'Pausar' })).toBeVisible()
    const box = await row.boundingBox()
    const [x, y] = [640, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 300, y, { steps: 5 })
    await page.mouse.up()
    await expect(controls.getByRole('button', { name: 'Reanudar' })).toBeVisible()
  })
})

test.describe('related items', () => {
  test('3 slides per view, 50 apart, from 800 px on, 1.4 and 20 below', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/shop-product')
    const { row } = sliderOf(page, 'Related')
    await row.scrollIntoViewIfNeeded()
    await expect(row).toHaveAttribute('data-ready')
    for (const [width, inView, spacing] of [
      [1366, 3, 50],
      [800, 3, 50],
      [799, 1.4, 20],
      [360, 1.4, 20],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      // Swiper notices the new size some frames later.
      await expect(async () => {
        const whole = (await row.boundingBox())?.width ?? 0
        const boxes = await slideBoxes(row)
        expect(boxes[0].width).toBeCloseTo((whole - spacing * (inView - 1)) / inView, 0)
        expect(boxes[1].left - boxes[0].right).toBeCloseTo(spacing, 1)
      }, `${width} px`).toPass()
    }
  })
})

/** Of each slide: how much of it is in view, and whether it is inert. */
const slidesInView = (row: Locator) =>
  row.evaluate((it) => {
    const view = it.getBoundingClientRect()
    return [...it.querySelectorAll<HTMLElement>('[data-slide]')].map((slide) => {
      const { left, right, width } = slide.getBoundingClientRect()
      const share = (Math.min(right, view.right) - Math.max(left, view.left)) / width
      return { share: Math.max(0, share), inert: slide.inert, id: slide.dataset.slide }
    })
  })

for (const [path, label] of [
  ['/shop-product', 'Related'],
  ['/home-9', 'From the shop'],
] as const)
  test(`${path}: a card that is seen takes a press at every position and width, what is out of view is inert; each step moves on`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    const { row, controls } = sliderOf(page, label)
    await row.scrollIntoViewIfNeeded()
    await expect(row).toHaveAttribute('data-ready')
    const count = Number((await controls.textContent())?.slice(-2))
    // From 800 px up the layout is one.
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(200) // Swiper notices the new size some frames later
      const positions = new Set<string>()
      for (let step = 0; step < count; step++) {
        await expect(async () => {
          const slides = await slidesInView(row)
          for (const { share, inert } of slides) expect([share, inert]).toEqual([share, share < 0.33])
          expect(slides.filter(({ inert }) => !inert)).toHaveLength(width < 800 ? 2 : 3)
        }).toPass()
        positions.add((await slidesInView(row)).find(({ share }) => share > 0.9)?.id ?? '')
        await controls.getByRole('button', { name: 'Next' }).click()
      }
      expect(positions.size).toBe(count)
    }
  })

test('the third, wholly visible card of three opens its product; so does a second one of which a third is seen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [width, card] of [
    [1440, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/shop-product')
    const { row } = sliderOf(page, 'Related')
    await row.scrollIntoViewIfNeeded()
    await expect(row).toHaveAttribute('data-ready')
    const box = await row.locator('[data-slide]').nth(card).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 60)
    await expect(page).toHaveURL(/\/shop-product\?id=/)
  }
})

test('a card that is seen in part comes wholly into view with the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 900 })
  await visit(page, '/shop-product')
  const { row } = sliderOf(page, 'Related')
  await row.scrollIntoViewIfNeeded()
  await expect(row).toHaveAttribute('data-ready')
  await row.getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  const second = row.locator('[data-slide="1"]')
  await expect(second.getByRole('link')).toBeFocused()
  await expect(async () => {
    const [slide, view] = [await second.boundingBox(), await row.boundingBox()]
    expect(slide?.x).toBeCloseTo(view?.x ?? 0, 0)
  }).toPass()
})

test('sliders of the service pages stay 4000 ms', async ({ page }) => {
  const slider = await pausedSlider(page, '/carpinteria', 'Imágenes de carpintería')
  const now = Number((await slider.controls.textContent())?.slice(0, 2))
  await page.clock.runFor(4000)
  await arrive(slider.row)
  const shown = async () => Number((await slider.controls.textContent())?.slice(0, 2))
  const second = await shown()
  expect(second).toBe((now % 3) + 1)
  await page.clock.runFor(3999)
  expect(await shown()).toBe(second)
  await page.clock.runFor(1)
  await expect.poll(shown).toBe((second % 3) + 1)
})

test('a slider waits while the pointer or the keyboard is inside, and while it is out of view', async ({ page }) => {
  const { row, controls } = await pausedSlider(page, '/carpinteria', 'Imágenes de carpintería')
  await row.hover()
  const now = await controls.textContent()
  await page.clock.runFor(20_000)
  expect(await controls.textContent()).toBe(now)
  await page.keyboard.press('Tab')
  await controls.getByRole('button', { name: 'Siguiente' }).focus()
  await page.mouse.move(2, 2)
  await page.clock.runFor(20_000)
  expect(await controls.textContent()).toBe(now)
  await controls.getByRole('button', { name: 'Siguiente' }).blur()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(row).not.toBeInViewport()
  await page.waitForTimeout(300) // the browser's own frames, in which it notices what is in view
  await page.clock.runFor(20_000)
  expect(await controls.textContent()).toBe(now)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(row).toBeInViewport()
  await expect(async () => {
    await page.clock.runFor(4000)
    expect(await controls.textContent()).not.toBe(now)
  }).toPass()
})

test('a slider waits, too, for a pointer that was there before its script', async ({ page }) => {
  await page.clock.install({ time: 0 })
  const release = await holdBack(page, script)
  await page.goto('/')
  await page.mouse.move(640, 300)
  release()
  const slider = sliderOf(page, works)
  await activate(page, slider)
  await page.clock.runFor(20_000)
  await expect(slider.controls).toContainText('01/')
  await page.mouse.move(640, 20)
  await page.clock.runFor(6000)
  await expect(slider.controls).toContainText('02/')
})

test('arrow keys move the slider that has the focus, which stays inside', async ({ page }) => {
  await visit(page, '/')
  const { row, controls } = sliderOf(page, works)
  await expect(row).toHaveAttribute('data-ready')
  await page.getByRole('link', { name: 'Ver Ebanisteria' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(controls).toContainText('02/')
  await page.keyboard.press('ArrowRight')
  await expect(controls).toContainText('03/')
  await page.keyboard.press('ArrowLeft')
  await expect(controls).toContainText('02/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ver Carpintería', exact: true })).toBeFocused()
})

test('the caption of a service’s photograph follows the slide', async ({ page }) => {
  await visit(page, '/carpinteria')
  const { controls } = sliderOf(page, 'Imágenes de carpintería')
  const caption = page.getByRole('main').getByText(/^Fig\. 0\d — /)
  await expect(caption.filter({ visible: true })).toHaveText(/^Fig\. 01/)
  await controls.getByRole('button', { name: 'Siguiente' }).click()
  await expect(caption.filter({ visible: true })).toHaveText(/^Fig\. 02/)
})

test('with reduced motion a slider jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/carpinteria')
  const { row, controls } = sliderOf(page, 'Imágenes de carpintería')
  await expect(controls.getByRole('button', { name: 'Reanudar' })).toBeVisible()
  await controls.getByRole('button', { name: 'Siguiente' }).click()
  await expect(controls).toContainText('02/')
  const slide = await row.locator('.swiper-slide-active').boundingBox()
  expect(slide?.x).toBeCloseTo((await row.boundingBox())?.x ?? 0, 0)
})

test('in a page drawn ahead nothing plays before the visitor comes to it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await visit(page, '/')
  await page.waitForTimeout(1500)
  const { row, controls } = sliderOf(page, works)
  await expect(row).not.toHaveAttribute('data-ready')
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(controls.getByRole('button', { name: 'Pausar' })).toBeVisible()
})

test.describe('before the slider’s script has come', () => {
  for (const [path, name, next] of [
    ['/', works, 'Siguiente'],
    ['/carpinteria', 'Imágenes de carpintería', 'Siguiente'],
    ['/home-2', 'From the workshop', 'Next'],
    ['/home-4', 'Recent projects', 'Next'],
  ] as const) {
    test(`${path}: a press on ${next} is not lost`, async ({ page }) => {
      const release = await holdBack(page, '**/*.chunk.js')
      await visit(page, path)
      const { controls } = sliderOf(page, name)
      await controls.getByRole('button', { name: next, exact: true }).click()
      await expect(controls).toContainText('01/')
      release()
      await expect(controls).toContainText('02/')
    })
  }

  test('/home-6: a chosen picture is not forgotten', async ({ page }) => {
    const release = await holdBack(page, '**/*.chunk.js')
    await visit(page, '/home-6')
    const third = page.getByRole('button', { name: /^Show picture 3/ })
    await third.click()
    release()
    await expect(third).toHaveAttribute('aria-current', 'true')
  })

  test('/home-10: a press on Next is not lost', async ({ page }) => {
    const release = await holdBack(page, '**/*.chunk.js')
    await visit(page, '/home-10')
    const wall = page.getByRole('region', { name: 'Works along the wall' })
    await page.getByRole('main').getByRole('button', { name: 'Next' }).click()
    expect(await wall.evaluate((it) => it.scrollLeft)).toBe(0)
    release()
    await expect.poll(() => wall.evaluate((it) => it.scrollLeft)).toBeGreaterThan(100)
  })

  test('an arrow key moves the row by itself, and by one only', async ({ page }) => {
    const release = await holdBack(page, script)
    await visit(page, '/carpinteria')
    const { row, controls } = sliderOf(page, 'Imágenes de carpintería')
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((it) => it.scrollLeft - it.clientWidth)).toBe(0)
    release()
    await expect(row).toHaveAttribute('data-ready')
    await expect(controls).toContainText('02/')
  })

  test('a visitor who has moved the row by hand stays at the slide', async ({ page }) => {
    const release = await holdBack(page, script)
    await visit(page, '/shop-product')
    const { row, controls } = sliderOf(page, 'Related')
    await row.scrollIntoViewIfNeeded()
    await row.evaluate((it) => it.scrollBy({ left: (it.clientWidth + 50) / 3, behavior: 'instant' }))
    release()
    await expect(row).toHaveAttribute('data-ready')
    await expect(controls).toContainText('02/')
  })
})

test.describe('when the slider’s script does not come', () => {
  test.use({ allowConsoleErrors: true })
  test('its buttons are gone and its row can be moved by hand', async ({ page }) => {
    await page.route(script, (route) => route.abort())
    await visit(page, '/carpinteria')
    const { row } = sliderOf(page, 'Imágenes de carpintería')
    await expect(page.getByRole('button', { name: 'Siguiente' })).toHaveCount(0)
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((it) => it.scrollLeft - it.clientWidth)).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('all slides of a slider can be reached, and no button is there that does nothing', async ({ page }) => {
    await page.goto('/')
    await expect(sliderOf(page, works).row.getByRole('link')).toHaveCount(3)
    await expect(page.getByRole('button', { name: /^(Siguiente|Anterior|Pausar)$/ })).toHaveCount(0)
  })
})
