import type { Page } from '@playwright/test'
import { arrive, sliderOf } from '../support/slider.ts'
import { expect, test } from '../support/test.ts'
import { relayoutTimes, withMotion } from '../support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

/** Opens the page and waits until its scripts have taken over (a slider's button to pause appears with them). */
async function open(page: Page, path = '/') {
  await page.goto(path)
  await page.mouse.move(5, 5)
  await expect(page.getByRole('button', { name: /^(Pausar|Reanudar)$/ }).first()).toBeVisible()
}

test('home slider: stays 5000 ms, loops and keeps going after interaction', async ({ page }) => {
  await withMotion(page)
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(3000)
  const current = page.locator('[data-slide]:not([inert])').first().getByRole('link')
  const controls = page
    .getByRole('group', { name: /./ })
    .filter({ has: page.getByRole('button', { name: 'Pausar' }) })
    .first()
  await expect(controls).toContainText('01')
  await controls.getByRole('button', { name: 'Siguiente' }).click()
  await expect(controls).toContainText('02')
  await page.mouse.move(640, 20) // onto the header: the pointer on the slider would make it wait
  for (const [before, after] of [
    ['02', '03'],
    ['03', '01'],
    ['01', '02'],
  ] as const) {
    await arrive(sliderOf(page, 'Ideas del taller').row)
    await page.clock.runFor(3000)
    await expect(controls).toContainText(before)
    await page.clock.runFor(2200)
    await expect(controls).toContainText(after)
  }
  await expect(current).toHaveText('Ver Carpintería')
})

test('home slider: can be paused, and its hidden slides are out of reach', async ({ page }) => {
  await withMotion(page)
  await open(page)
  const pause = page.getByRole('button', { name: 'Pausar' }).first()
  await pause.click()
  await expect(page.getByRole('button', { name: 'Reanudar' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver Ebanisteria' })).toBeVisible()
  const hidden = page.getByRole('link', { name: 'Ver Carpintería', exact: true })
  expect(await hidden.evaluate((link) => [link.focus(), document.activeElement === link][1])).toBe(false)
})

test('with reduced motion nothing plays by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await expect(page.getByRole('button', { name: 'Reanudar' }).first()).toBeVisible()
})

test('fun-fact numbers count up from 0 once, the first time the section scrolls into view, in 4000 ms', async ({
  page,
}) => {
  await withMotion(page)
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(3000)
  const figure = page.getByRole('definition').first()
  const shown = figure.locator('[aria-hidden] > span').last()
  await expect(shown).toHaveText('0')
  await figure.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300) // the browser's own frames, in which it notices what is in view
  await page.clock.runFor(1000)
  const early = Number(await shown.textContent())
  expect(early).toBeGreaterThan(0)
  expect(early).toBeLessThan(120)
  await page.clock.runFor(3200)
  await expect(shown).toHaveText('120')
  await page.evaluate(() => scrollTo(0, 0))
  await page.clock.runFor(500)
  await figure.scrollIntoViewIfNeeded()
  await page.clock.runFor(200)
  await expect(shown).toHaveText('120')
})

test('fun-fact and facts-strip numbers: the last number comes at 4000 ms, not before, for each of them', async ({
  page,
}) => {
  await withMotion(page)
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await page.clock.runFor(3000)
  // What is on its way would be given up by the clock's leap.
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(600_000)
  for (const name of ['El taller en cifras', 'Lo que ofrece el taller']) {
    const shown = page.getByRole('region', { name }).locator('[aria-hidden] > span:nth-child(2)')
    const ends = await page.getByRole('region', { name }).locator('[aria-hidden] > span:nth-child(1)').allTextContents()
    await expect(shown.first()).toHaveText('0')
    await shown.first().scrollIntoViewIfNeeded()
    await page.waitForTimeout(300) // the browser's own frames, in which it notices what is in view
    await page.clock.runFor(3900)
    for (const [i, text] of (await shown.allTextContents()).entries())
      expect(Number(text)).toBeLessThan(Number(ends[i]))
    await page.clock.runFor(200)
    await expect(shown).toHaveText(ends)
  }
})

test('fun-fact numbers: all begin when the section scrolls into view, those still below the window too', async ({
  page,
}) => {
  await withMotion(page)
  await page.setViewportSize({ width: 390, height: 500 })
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(3000)
  const section = page.getByRole('region', { name: 'El taller en cifras' })
  const shown = section.locator('[aria-hidden] > span:nth-child(2)')
  await expect(shown).toHaveText(['0', '0', '0', '0'])
  await section.evaluate((it) => scrollTo({ top: it.getBoundingClientRect().top + scrollY - innerHeight + 20 }))
  await expect(shown.last()).not.toBeInViewport()
  await page.waitForTimeout(300) // the browser's own frames, in which it notices what is in view
  await page.clock.runFor(2000)
  for (const text of await shown.allTextContents()) expect(Number(text)).toBeGreaterThan(0)
  await page.clock.runFor(2200)
  await expect(shown).toHaveText(['120', '210', '15', '62'])
})

test('facts strip: four items with a picture each; the counters behave the same (0 to the number in 4000 ms)', async ({
  page,
}) => {
  await withMotion(page)
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(3000)
  const items = page.getByRole('region', { name: 'Lo que ofrece el taller' }).getByRole('listitem')
  await expect(items).toHaveCount(4)
  const years = items.filter({ hasText: 'Usabilidad' })
  const shown = years.locator('[aria-hidden] > span').last()
  await expect(shown).toHaveText('0')
  await items.first().scrollIntoViewIfNeeded()
  await page.waitForTimeout(300) // the browser's own frames, in which it notices what is in view
  await page.clock.runFor(1000)
  expect(Number(await shown.textContent())).toBeLessThan(23)
  await page.clock.runFor(3200)
  await expect(shown).toHaveText('23')
  for (const picture of await items.getByRole('img').all()) {
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(48)
    expect(Math.max(width, height), 'a third of the page at most').toBeLessThanOrEqual(1280 / 3)
  }
  await expect(items.getByRole('img')).toHaveCount(4)
})

test.describe('project gallery', () => {
  const filters = ['Todo', 'Carpintería', 'Ebanistería', 'Interiorismo', 'Restauración']

  test('starts at all with 10 projects and has the five filter buttons', async ({ page }) => {
    await open(page)
    const group = page.getByRole('group').filter({ has: page.getByRole('button', { name: 'Todo' }) })
    await expect(group.getByRole('button')).toHaveText(filters)
    await expect(group.getByRole('button', { name: 'Todo' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: /^Ampliar/ })).toHaveCount(10)
  })

  test('choosing a category shows only items whose tags contain it, says how many and stands in the address', async ({
    page,
  }) => {
    await open(page)
    await page.getByRole('button', { name: 'Restauración', exact: true }).click()
    await expect(page).toHaveURL(/trabajos=restauracion/)
    const items = page.getByRole('button', { name: /^Ampliar/ })
    await expect.poll(() => items.count()).toBeLessThan(10)
    const count = await items.count()
    expect(count).toBeGreaterThan(0)
    await expect(page.getByText(new RegExp(`^${count} piezas?$`))).toBeVisible()
    await page.goto('/?trabajos=restauracion#trabajos')
    await expect(page.getByRole('button', { name: 'Restauración', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(items).toHaveCount(count)
  })

  test('re-lays itself out in 700 ms', async ({ page }) => {
    await withMotion(page)
    await open(page)
    await page.getByRole('button', { name: 'Interiorismo', exact: true }).click()
    await expect.poll(() => relayoutTimes(page), { intervals: [20] }).toEqual([700])
  })

  for (const [width, height] of [
    [600, 500],
    [1550, 680],
    [2000, 810],
  ] as const) {
    test(`image height is ${height} at a window width up to ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const box = await page
        .getByRole('button', { name: /^Ampliar/ })
        .first()
        .getByRole('img')
        .boundingBox()
      expect(Math.round(box?.height ?? 0)).toBe(height)
    })
  }

  test('a picture opens large: arrow keys, caption, Escape, and the focus comes back', async ({ page }) => {
    await open(page)
    const first = page.getByRole('button', { name: /^Ampliar/ }).first()
    await first.click()
    const dialog = page.getByRole('dialog', { name: 'Imagen ampliada' })
    await expect(dialog).toContainText('01/10')
    await page.keyboard.press('ArrowRight')
    await expect(dialog).toContainText('02/10')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(first).toBeFocused()
  })
})

test('a service icon is 32 px at least, in the colour of the text, its lines never thinner than 1.25 px', async ({
  page,
}) => {
  for (const [address, ...widths] of [
    ['/', 1280],
    ['/inicio-servicios', 360, 1280],
    ['/service-1', 360, 1280],
    ['/service-2', 360, 1280],
  ] as const) {
    await page.goto(address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const icons = await page.locator('main [data-service-icon]').evaluateAll((list) =>
        list.map((icon) => {
          const line = getComputedStyle(icon.querySelector('path') as Element)
          return {
            size: icon.getBoundingClientRect().width,
            coloured: line.stroke === getComputedStyle(icon).color,
            line: [line.strokeWidth, line.vectorEffect],
          }
        }),
      )
      expect(icons).toHaveLength(6)
      for (const { size, coloured, line } of icons) {
        expect(size).toBeGreaterThanOrEqual(32)
        expect(coloured).toBe(true)
        expect(line).toEqual(['1.25px', 'non-scaling-stroke'])
      }
    }
  }
})

for (const [path, first] of [
  ['/', 'Aparador de nogal'],
  ['/inicio-servicios', 'Puerta y escalera de roble'],
] as const)
  test(`${path}: on a phone too the first photograph says that it is a render`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(page.getByText(`Fig. 01 — ${first}. Recreación 3D`)).toBeVisible()
  })

test('the two home pages open differently: the photograph at the right edge, and at the left one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [path, left, right] of [
    ['/', false, true],
    ['/inicio-servicios', true, false],
  ] as const) {
    await page.goto(path)
    const { x = 0, width = 0 } = (await page.getByRole('main').getByRole('img').first().boundingBox()) ?? {}
    expect([x <= 0, x + width >= 1279], path).toEqual([left, right])
  }
})

test('on a window wider than a laptop’s all text grows with it', async ({ page }) => {
  const sizes = []
  await page.goto('/')
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    sizes.push(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)))
  }
  expect(sizes).toEqual([16, 16, expect.closeTo(17.6, 1)])
})

test('on a phone the icon of a box stands before its name, and its picture above both', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/inicio-servicios')
    const apart = await page.locator('main li:has([data-service-icon])').evaluateAll((boxes) =>
      boxes.map((box) => {
        const [icon, name] = ['[data-service-icon]', 'h3 a'].map((part) =>
          box.querySelector(part)?.getBoundingClientRect(),
        )
        if (!icon || !name) throw new Error('A box has no icon or no name.')
        const picture = box.querySelector('img')?.getBoundingClientRect().bottom ?? Number.NaN
        return picture <= icon.top && icon.right <= name.left && icon.top < name.bottom && icon.bottom > name.top
      }),
    )
    expect(apart, `${width} px`).toEqual([true, true, true, true, true, true])
  }
})

declare global {
  interface Window {
    shift: number
  }
}

test('the home page has no layout shift (CLS ≤ 0.01)', async ({ page }) => {
  await withMotion(page)
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await page.waitForTimeout(3500)
  expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the home page is complete', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Without script a picture opens by itself, and no button is there that does nothing.
    await expect(page.getByRole('button', { name: /^Ampliar/ })).toHaveCount(0)
    const large = page.getByRole('link', { name: /^Ampliar/ })
    await expect(large).toHaveCount(10)
    const address = (await large.first().getAttribute('href')) ?? ''
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/jpeg')
    await expect(
      page.getByRole('img', { name: 'Puerta de entrada de roble con cuarterones, en un marco de piedra' }),
    ).toBeVisible()
    await expect(page.getByRole('definition').first()).toContainText('120')
  })
})
