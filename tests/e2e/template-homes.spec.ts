import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { arrive } from '../support/slider.ts'
import { expect, test } from '../support/test.ts'
import { untilReady, visit, withMotion } from '../support/visit.ts'

const variants = [2, 3, 4, 5, 6, 7, 8, 9, 10]
const own = [2, 7, 10] // layouts of their own
const main = (page: Page) => page.getByRole('main')
const still = { reducedMotion: 'reduce' } as const

test.use({ viewport: { width: 1280, height: 800 } })

/** How many slides there are, their copies for the loop apart. */
const countOf = (slides: Locator) =>
  slides.evaluateAll((all) => new Set(all.map((it) => it.getAttribute('data-slide'))).size)

test('home variants: no two share a hero or an order of sections', () => {
  const compositions = variants.map((n) => {
    const code = readFileSync(`app/template/routes/home-${n}.tsx`, 'utf8')
    const sections = [...code.slice(code.indexOf('return (')).matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name)
    return sections.filter((name) => name !== 'DotNavigation')
  })
  const heroes = compositions.map(([hero]) => hero)
  const orders = compositions.map((sections) => sections.slice(1).join(' ')).filter(Boolean)
  expect(new Set(heroes).size).toBe(variants.length)
  expect(orders.length).toBe(7) // two of them are their hero and nothing else
  expect(new Set(orders).size).toBe(orders.length)
})

test('the layouts of their own open the same menu, information and cart, and switch the theme', async ({ page }) => {
  for (const n of own) {
    await visit(page, `/home-${n}`)
    for (const [button, dialog] of [
      [/^Open the menu/, 'Menu'],
      [/^Information/, /Information/],
      [/^Cart, 2/, 'Cart'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: dialog })).toBeHidden()
    }
    const theme = page.getByRole('banner').getByRole('switch', { name: 'Light theme' })
    const light = (await theme.getAttribute('aria-checked')) === 'true'
    await theme.click()
    await expect(theme).toHaveAttribute('aria-checked', String(!light))
  }
})

for (const [path, next] of [
  ['/home-2', 'Next'],
  ['/home-4', 'Next'],
  ['/home-6', 'Next'],
  ['/home-9', 'Next'],
  ['/project-details', 'Next'],
  ['/service-details', 'Next'],
] as const) {
  test(`${path}: its slider stays 4000 ms, loops, and can be paused`, async ({ page }) => {
    await withMotion(page)
    await page.clock.install()
    await page.goto(path)
    const withNext = { has: page.getByRole('button', { name: next, exact: true }) }
    const slider = page.locator('[data-slider]').filter(withNext).first()
    const controls = page.getByRole('group').filter(withNext).first()
    await controls.scrollIntoViewIfNeeded() // it becomes active when it is near, and plays when it is in view
    const pause = controls.getByRole('button', { name: 'Pause' })
    for (let i = 0; i < 40 && !(await pause.isVisible()); i++) await page.clock.runFor(100)
    await expect(controls).toContainText(/^01/)
    await page.clock.runFor(2500)
    await expect(controls).toContainText(/^01/)
    await page.clock.runFor(2000)
    await expect(controls).toContainText(/^02/)
    await pause.press('Enter')
    await expect(controls.getByRole('button', { name: 'Play' })).toBeVisible()
    await arrive(slider)
    await page.clock.runFor(9000)
    await expect(controls).toContainText(/^02/)
    await controls.getByRole('button', { name: 'Previous' }).press('Enter')
    await expect(controls).toContainText(/^01/)
    await arrive(slider)
    await page.clock.runFor(1500)
    await controls.getByRole('button', { name: 'Previous' }).press('Enter')
    await expect(controls).not.toContainText(/^0[12]/)
  })
}

test.describe('with reduced motion', () => {
  test.use(still)
  for (const path of ['/home-2', '/home-4', '/home-6', '/home-9', '/project-details']) {
    test(`${path}: nothing plays by itself`, async ({ page }) => {
      await visit(page, path)
      await expect(page.getByRole('button', { name: 'Play' }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
    })
  }
})

test.describe('/home-2, the split screen', () => {
  test('its header stands upright at the side and stays there', async ({ page }) => {
    await visit(page, '/home-2')
    const header = page.getByRole('banner')
    const menu = header.getByRole('button', { name: 'Open the menu' })
    const before = await menu.boundingBox()
    const cart = await header.getByRole('button', { name: /^Cart/ }).boundingBox()
    expect(before?.x).toBeLessThan(80)
    expect(cart?.x).toBeLessThan(80)
    expect(cart?.y ?? 0).toBeGreaterThan(600)
    // Beyond 800 px it goes, as every header does (shell-layouts.spec.ts).
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    expect(await menu.boundingBox()).toEqual(before)
  })

  test('its slider moves by halves: photograph and words pass each other', async ({ page }) => {
    await withMotion(page)
    await visit(page, '/home-2')
    const hidden = { includeHidden: true }
    const first = main(page).getByRole('article', hidden).first()
    const [picture, words] = [first.getByRole('img', hidden).first(), first.getByRole('heading', hidden)]
    const apart = ((await words.boundingBox())?.y ?? 0) - ((await picture.boundingBox())?.y ?? 0)
    await main(page).getByRole('button', { name: 'Next', exact: true }).first().click()
    const top = async (half: Locator) => (await half.boundingBox())?.y ?? 0
    // One has gone up by the height of the window and the other down by as much.
    await expect.poll(async () => (await top(words)) - (await top(picture)) - apart).toBeGreaterThan(1590)
  })

  test('arrow keys move it, and the panels out of view are out of reach', async ({ page }) => {
    await visit(page, '/home-2')
    await expect(main(page).getByRole('link', { name: 'What we make' })).toHaveCount(0)
    await main(page).getByRole('link', { name: 'See the projects' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(main(page).getByRole('link', { name: 'What we make' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'See the projects' })).toHaveCount(0)
  })
})

test('/home-3: one wide photograph with its caption plate, then projects', async ({ page }) => {
  await page.goto('/home-3')
  const picture = await main(page).getByRole('img').first().boundingBox()
  expect(picture?.width).toBe(1280)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title?.x ?? 0).toBeGreaterThan(600)
  expect(title?.y ?? 0).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0))
  await expect(main(page).getByText('Kitchen in oak and green').first()).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('What has left the bench.')
})

test('/home-4: a filmstrip of projects across the page, each with its link', async ({ page }) => {
  await visit(page, '/home-4')
  const film = main(page).getByRole('group', { name: 'Recent projects' }).first()
  const frames = film.locator('[data-slide]')
  await expect.poll(() => countOf(frames)).toBe(8)
  await expect(film).toHaveAttribute('data-ready')
  const boxes = await frames.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()))
  const inView = boxes.filter(({ left, right }) => right > 0 && left < 1280)
  expect(inView.length).toBeGreaterThanOrEqual(3)
  expect(Math.min(...inView.map(({ left }) => left))).toBeLessThan(1)
  expect(Math.max(...inView.map(({ right }) => right))).toBeGreaterThan(1279)
  // Of a neighbour no words are seen, which the window's edge would cut.
  const captions = frames.locator('figcaption')
  await expect
    .poll(() => captions.evaluateAll((all) => all.filter((it) => getComputedStyle(it).opacity === '1').length))
    .toBe(1)
  await expect(main(page).getByRole('link', { name: 'A table for eight' }).first()).toHaveAttribute(
    'href',
    '/project-details',
  )
})

test('/home-5: one sentence whose lines begin on the lines of the page', async ({ page }) => {
  await page.goto('/home-5')
  const lines = page.getByRole('heading', { level: 1 }).locator('> span')
  await expect(lines).toHaveCount(4)
  const { starts, margin } = await lines.evaluateAll((all) => ({
    starts: all.map((line) => line.getBoundingClientRect().left),
    margin: (all[0] as HTMLElement).getBoundingClientRect().left,
  }))
  const column = (1280 - 2 * margin) / 6
  for (const [i, line] of [1, 3, 2, 3].entries()) {
    expect(Math.abs((starts[i] ?? 0) - (margin + (line - 1) * column))).toBeLessThan(1)
  }
})

test('/home-6: a column of thumbnails, and choosing one shows its picture', async ({ page }) => {
  await visit(page, '/home-6')
  const thumbs = main(page).getByRole('button', { name: /^Show picture/ })
  await expect(thumbs).toHaveCount(4)
  const boxes = await thumbs.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()))
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1)
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
  await thumbs.nth(2).click()
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')
  const shown = main(page)
    .getByRole('group', { name: 'Four rooms' })
    .first()
    .locator('[data-slide]:not([inert])')
    .getByRole('img')
  await expect(shown).toHaveAttribute('alt', 'Oak desk with one drawer ajar, in front of a curtained window')
  // Chosen while Swiper measures again, which then leads back to the slide before.
  await thumbs.first().evaluate(async (thumb: HTMLElement) => {
    document.querySelector<HTMLElement>('main .swiper')?.style.setProperty('margin-right', '40px')
    await new Promise(requestAnimationFrame)
    await new Promise((done) => setTimeout(done))
    thumb.click()
  })
  await expect(shown).toHaveAttribute(
    'alt',
    'Panelled door and oak staircase in a hall with a green dado, a clay floor and sun on the wall',
  )
  await page.waitForTimeout(300)
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
  await expect(shown).toHaveAttribute('alt', /^Panelled door/)
})

test.describe('/home-7, full-screen parts', () => {
  test.beforeEach(({ page }) => withMotion(page))
  // Without the strip that asks about cookies above the first.
  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'veta-GDPR2', value: 'true', url: baseURL as string }]),
  )
  const screens = (page: Page) => main(page).getByRole('region')
  const dots = (page: Page) => page.getByRole('navigation', { name: 'Parts of this page' })
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

  test('five parts as tall as the window, to which the page snaps', async ({ page }) => {
    await visit(page, '/home-7')
    await expect(screens(page)).toHaveCount(5)
    for (const height of await screens(page).evaluateAll((all) => all.map((it) => it.clientHeight))) {
      expect(height).toBe(800)
    }
    await page.mouse.move(600, 400)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => top(page)).toBe(800)
  })

  test('arrow and page keys move by one part', async ({ page }) => {
    await visit(page, '/home-7')
    for (const [key, to] of [
      ['ArrowDown', 800],
      ['PageDown', 1600],
      ['ArrowUp', 800],
      ['PageUp', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => top(page)).toBe(to)
      await page.waitForTimeout(300)
    }
  })

  test('a dot for each part leads there and says where one is', async ({ page }) => {
    await visit(page, '/home-7')
    await expect(dots(page).getByRole('link')).toHaveText(['The house', 'The table', 'The wood', 'Stairs', 'Outside'])
    await expect(dots(page).getByRole('link', { name: 'The house' })).toHaveAttribute('aria-current', 'location')
    await dots(page).getByRole('link', { name: 'Stairs' }).press('Enter')
    await expect.poll(() => top(page)).toBe(2400)
    await expect(dots(page).getByRole('link', { name: 'Stairs' })).toHaveAttribute('aria-current', 'location')
    await expect(page.getByRole('region', { name: 'Stairs' })).toBeFocused()
  })

  test('the footer can be reached', async ({ page }) => {
    await visit(page, '/home-7')
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
  })

  test('on phones and with less motion it is a plain page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, '/home-7')
    await expect(dots(page)).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollSnapType)).toBe('none')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia(still)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollSnapType)).toBe('none')
    await page.reload()
    await untilReady(page)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => top(page)).toBeGreaterThan(0)
    expect(await top(page)).toBeLessThan(200)
  })
})

test.describe('/home-8, the services first', () => {
  const seen = (page: Page) => main(page).getByRole('listitem').getByRole('img')

  test('six services, and the photograph of the one that is pointed at or focused', async ({ page }) => {
    await visit(page, '/home-8')
    const index = main(page).getByRole('list').first()
    await expect(index.getByRole('link')).toHaveCount(6)
    await expect(index.getByRole('img')).toHaveAttribute(
      'alt',
      'Pair of oak doors, one ajar on a lit room, between a bench and a peg rail with a hat',
    )
    await index.getByRole('link', { name: 'Restoration' }).hover()
    await expect(index.getByRole('img')).toHaveCount(1)
    await expect(index.getByRole('img')).toHaveAttribute(
      'alt',
      'Restored walnut chest of drawers with its mirror in a quiet room',
    )
    await index.getByRole('link', { name: 'Manufacturing' }).focus()
    await expect(index.getByRole('img')).toHaveCount(1)
    await expect(index.getByRole('img')).toHaveAttribute(
      'alt',
      'Sliding table saw with an oak panel on its carriage; before it twenty identical labelled fronts on a trolley',
    )
  })

  test('on phones each service has its photograph beside it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/home-8')
    expect(await seen(page).count()).toBeGreaterThanOrEqual(6)
  })
})

test('/home-9: the shop and its products first', async ({ page }) => {
  await visit(page, '/home-9')
  const shelf = main(page).getByRole('list').first()
  await expect(shelf.getByRole('listitem')).toHaveCount(3)
  await expect(shelf.getByRole('link').first()).toHaveAttribute('href', /^\/shop-product/)
  await expect(shelf).toContainText(/\$\d+\.\d\d/)
  await expect(main(page).getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop-1')
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Made of what was left.')
  const products = main(page).getByRole('group', { name: 'From the shop' }).first().locator('[data-slide]')
  await expect.poll(() => countOf(products)).toBe(5)
  const [first, second] = await products.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()))
  expect(Math.round(second.left - first.right)).toBe(50)
})

test.describe('/home-10, the wall', () => {
  test.beforeEach(({ page }) => withMotion(page))
  const wall = (page: Page) => page.getByRole('region', { name: 'Works along the wall' })
  const left = (page: Page) => wall(page).evaluate((it) => Math.round(it.scrollLeft))
  const reach = (page: Page) => wall(page).evaluate((it) => it.scrollWidth - it.clientWidth)
  const works = (page: Page) => page.getByRole('navigation', { name: 'Works' })

  test('nine stops side by side; wheel and trackpad walk along them sideways, and downwards leave them', async ({
    page,
  }) => {
    await visit(page, '/home-10')
    await expect(wall(page).getByRole('listitem')).toHaveCount(9)
    expect(await reach(page)).toBeGreaterThan(3000)
    await page.mouse.move(600, 400)
    await page.mouse.wheel(600, 0)
    await expect.poll(() => left(page)).toBeGreaterThan(100)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  })

  /** Scroll positions at which each stop stands in the middle, or as near to it as the wall's ends allow. */
  const places = (page: Page) =>
    wall(page).evaluate((it) =>
      [...it.querySelectorAll('li')].map((stop) => {
        const middle = stop.offsetLeft + stop.offsetWidth / 2 - it.clientWidth / 2
        return Math.round(Math.max(0, Math.min(it.scrollWidth - it.clientWidth, middle)))
      }),
    )
  const expectAt = async (page: Page, stop: number) => {
    const place = (await places(page)).at(stop) ?? 0
    await expect.poll(async () => Math.abs((await left(page)) - place)).toBeLessThan(2)
  }

  test('two buttons walk from work to work', async ({ page }) => {
    await visit(page, '/home-10')
    const [previous, next] = ['Previous', 'Next'].map((name) => main(page).getByRole('button', { name }))
    await next?.click()
    await expectAt(page, 1)
    await next?.click()
    await expectAt(page, 2)
    await previous?.click()
    await expectAt(page, 1)
  })

  test('arrow keys walk from work to work, Home and End to its ends', async ({ page }) => {
    await visit(page, '/home-10')
    await wall(page).focus()
    for (const [key, stop] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expectAt(page, stop)
    }
    await page.keyboard.press('End')
    await expect.poll(async () => (await reach(page)) - (await left(page))).toBeLessThan(2)
    await page.keyboard.press('Home')
    await expect.poll(() => left(page)).toBe(0)
  })

  test('a list of names leads to each work; a focused link comes into view', async ({ page }) => {
    await visit(page, '/home-10')
    await expect(works(page).getByRole('link')).toHaveCount(9)
    await works(page).getByRole('link', { name: 'Bench by the olive' }).press('Enter')
    await expect.poll(() => left(page)).toBeGreaterThan(1000)
    await expect(works(page).getByRole('link', { name: 'Bench by the olive' })).toHaveAttribute(
      'aria-current',
      'location',
    )
    await wall(page).getByRole('link', { name: 'Ask for a free quote' }).focus()
    await expect(wall(page).getByRole('link', { name: 'Ask for a free quote' })).toBeInViewport()
  })

  test('on phones and with less motion it is a plain page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, '/home-10')
    expect(await reach(page)).toBe(0)
    await expect(works(page)).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia(still)
    await page.reload()
    expect(await reach(page)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(2000)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the home variants are complete: headlines, links and pictures', async ({ page }) => {
    for (const n of variants) {
      await page.goto(`/home-${n}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await main(page).getByRole('img').count()).toBeGreaterThan(0)
      expect(await main(page).getByRole('link').count()).toBeGreaterThan(2)
    }
  })
})
