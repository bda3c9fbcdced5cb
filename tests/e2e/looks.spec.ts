import type { Locator, Page } from '@playwright/test'
import { kinds } from '#design/kinds.ts'
import { readSettings } from '#reader/settings.ts'
import { sliderOf } from '../support/slider.ts'
import { expect, test } from '../support/test.ts'
import { scrollTo, untilActive, untilFonts, untilReady, visit } from '../support/visit.ts'

test.use({ reducedMotion: 'reduce' })

// The first screens of a visitor who has answered; the strip that asks takes its own height above the page.
test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'veta-GDPR2', value: 'true', url: baseURL as string }]),
)

const main = (page: Page) => page.getByRole('main')
const rings = (page: Page) => main(page).locator('[style*="anillos.svg"]')
const wide = async (page: Page, width = 1280, height = 900) => {
  await page.setViewportSize({ width, height })
  await untilFonts(page)
}
type Box = { x: number; y: number; width: number; height: number }
const boxOf = async (part: Locator): Promise<Box> => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

const services = [
  '/carpinteria',
  '/ebanisteria',
  '/fabricacion',
  '/instalacion-industrial',
  '/restauracion',
  '/interiorismo',
]

/** Where the seven lines stand, in pixels from the left. */
const linesOf = (page: Page) =>
  page
    .locator('.no-print[aria-hidden] > span')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().x))

/** Edges, of those given, that stand on none of the lines. */
async function offLines(page: Page, parts: Locator, sides: ('left' | 'right')[] = ['left', 'right']) {
  const lines = await linesOf(page)
  const edges = await parts.evaluateAll(
    (list, sides) => list.flatMap((part) => sides.map((side) => part.getBoundingClientRect()[side])),
    sides,
  )
  expect(edges.length).toBeGreaterThan(0)
  return edges.filter((edge) => !lines.some((line) => Math.abs(line - edge) <= 1.5)).map(Math.round)
}

test('plates of the gallery begin on the lines; facts lie on the lines, without pictures after it; works in hand are one picture beside a list', async ({
  page,
}) => {
  await wide(page, 1440)
  await visit(page, '/inicio-servicios')
  const gallery = main(page).getByRole('button', { name: /^Ampliar/ })
  expect(await offLines(page, gallery), 'one of the ten from edge to edge').toEqual([0, 1440])
  const facts = main(page).getByRole('region', { name: 'Lo que ofrece el taller' }).getByRole('listitem')
  expect(await offLines(page, facts)).toEqual([])
  await expect(facts.getByRole('img')).toHaveCount(0)
  const inHand = main(page).getByRole('region', { name: /a medio hacer/ })
  const picture = inHand.getByRole('img')
  expect((await boxOf(picture)).x).toBe(0)
  const [plate, list] = [await boxOf(picture), await boxOf(inHand.getByRole('list'))]
  expect(list.x).toBeGreaterThan(plate.x + plate.width)
  expect(list.y).toBeCloseTo(plate.y, 0)
  expect(list.height, 'a board as high as the photograph').toBeCloseTo(plate.height, 0)
  expect(await offLines(page, inHand.getByRole('list'))).toEqual([])
  await expect(inHand.getByText('80\u00a0% hecho')).toBeVisible()
  const boxes = main(page)
    .getByRole('region', { name: /Lo que hacemos/ })
    .getByRole('listitem')
  expect(await offLines(page, boxes)).toEqual([])
  const news = main(page).getByRole('region', { name: 'Escrito en el taller.' })
  await expect(news.getByText('Recreación 3D'), 'its pictures are no photographs').toBeVisible()
})

for (const address of ['/service-1', '/team', '/project-1']) {
  test(`${address}: pictures begin on the lines, and those at the right end on the last`, async ({ page }) => {
    await wide(page)
    await visit(page, address)
    const pictures = main(page).getByRole('listitem').getByRole('img')
    expect(await offLines(page, pictures, ['left'])).toEqual([])
    const [last = 0] = (await linesOf(page)).slice(-1)
    const edges = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(Math.abs(Math.max(...edges) - last)).toBeLessThanOrEqual(1.5)
  })
}

test('/team: pictures stand from line to line, and no name lies beside a picture', async ({ page }) => {
  await wide(page)
  await visit(page, '/team')
  expect(await offLines(page, main(page).getByRole('listitem').getByRole('img'))).toEqual([])
  const [, second, third] = await Promise.all(
    (await main(page).getByRole('listitem').getByRole('img').all()).map(boxOf),
  )
  const name = await boxOf(main(page).getByRole('heading', { level: 2 }).nth(2))
  expect(name.y).toBeGreaterThan((second?.y ?? 0) + (second?.height ?? 0))
  expect(third?.height).toBeCloseTo(third?.width ?? 0, 0)
})

test('/home-6 on a phone: no paper lies on the descenders of its title', async ({ page }) => {
  await wide(page, 390, 844)
  await visit(page, '/home-6')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveCSS('z-index', '1')
})

for (const address of ['/home-2', '/home-6', '/home-10', '/blog-details']) {
  test(`${address} on a phone: the title stands on plain paper, with no line cut into it`, async ({ page }) => {
    await wide(page, 390, 844)
    await visit(page, address)
    const grounds = await main(page)
      .getByRole('heading', { level: 1 })
      .evaluate((title) =>
        [title, title.parentElement as Element]
          .map((it) => getComputedStyle(it))
          .filter(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map(({ backgroundImage }) => backgroundImage),
      )
    expect(grounds).toEqual(['none'])
  })
}

test('on a phone the next piece of the shop goes on to the window’s edge, and a tall crop has the pixels it shows', async ({
  page,
}) => {
  await wide(page, 390, 844)
  await visit(page, '/home-9')
  const { row } = sliderOf(page, 'From the shop')
  await row.scrollIntoViewIfNeeded()
  await expect(row).toHaveAttribute('data-ready')
  const edge = row.locator('xpath=..')
  await expect(edge).toHaveCSS('overflow-x', 'clip')
  const { x, width } = await boxOf(edge)
  expect(x + width).toBe(390)
  await visit(page, '/project-2')
  const first = main(page).getByRole('listitem').getByRole('img').first()
  await expect.poll(() => first.evaluate((it: HTMLImageElement) => it.currentSrc)).toMatch(/-800\.avif$/)
})

test('cart and checkout: words in the middle of their cell, no line through the cart, short fields in pairs', async ({
  page,
}) => {
  await wide(page, 768, 1024)
  await visit(page, '/shop-cart')
  await expect(main(page).getByRole('button', { name: 'Update Cart' })).toHaveCSS('text-align', 'center')
  await expect(main(page).getByRole('table')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await wide(page, 390, 844)
  await visit(page, '/shop-checkout')
  for (const [left, right] of [
    ['First name', 'Last name'],
    ['Postcode / ZIP', 'Town / City'],
  ] as const)
    expect((await boxOf(page.getByLabel(left))).y).toBe((await boxOf(page.getByLabel(right))).y)
})

test('checkout: the button stands below all that is chosen, beside the fields and ending with them', async ({
  page,
}) => {
  await wide(page)
  await visit(page, '/shop-checkout')
  const button = await boxOf(main(page).getByRole('button', { name: 'Place Order' }))
  const choice = await boxOf(main(page).getByRole('group', { name: 'Payment' }))
  expect(button.y).toBeGreaterThan(choice.y + choice.height)
  const fields = await boxOf(main(page).getByRole('group', { name: 'Billing details' }))
  const order = await boxOf(main(page).getByRole('region', { name: 'Your order' }))
  expect(order.x).toBeCloseTo(fields.x + fields.width, 0)
  const choices = await boxOf(main(page).getByRole('group', { name: 'Shipping' }).locator('..'))
  expect(choices.y).toBeCloseTo(order.y + order.height, 0)
  expect(choices.y + choices.height).toBeCloseTo(fields.y + fields.height, 0)
  expect((await boxOf(main(page).getByRole('textbox', { name: 'Order notes' }))).height).toBeLessThan(170)
})

test('checkout on a phone: what is ordered is a closed row with its total, above the fields', async ({ page }) => {
  await wide(page, 390, 844)
  await visit(page, '/shop-checkout')
  const order = main(page).getByRole('region', { name: 'Your order' })
  await expect(order.getByText('$33.00').first()).toBeVisible()
  await expect(order.getByText('Plant x 1')).toBeHidden()
  const { y, height } = await boxOf(order)
  expect(height).toBeLessThan(80)
  expect(y + height).toBeLessThan((await boxOf(main(page).getByRole('group', { name: 'Billing details' }))).y)
  await order.getByText('Your order').click()
  await expect(order.getByText('Plant x 1')).toBeVisible()
})

test('/shop-1: no large picture cuts its piece at the sides: those that lie are small ones', async ({ page }) => {
  await wide(page)
  await visit(page, '/shop-1')
  for (const name of ['Bedside table', 'Serving tray', 'Dovetailed box']) {
    const { width, height } = await boxOf(
      main(page).getByRole('listitem').filter({ hasText: name }).getByRole('img').first(),
    )
    expect(width, name).toBeCloseTo(height, 0)
  }
})

test('under a title with descenders its words begin below them', async ({ page }) => {
  await wide(page)
  await visit(page, '/home-4')
  const row = main(page)
    .getByRole('region', { name: /^Six trades/ })
    .getByRole('listitem')
    .first()
  const title = await boxOf(row.getByRole('heading'))
  expect((await boxOf(row.getByRole('paragraph'))).y).toBeGreaterThanOrEqual(title.y + title.height + 5)
})

for (const address of ['/shop-1', '/shop-2']) {
  test(`${address}: from line to line two large pieces and a column of small ones, in three bands`, async ({
    page,
  }) => {
    await wide(page)
    await visit(page, address)
    const pictures = main(page).getByRole('tabpanel').getByRole('img')
    expect(await offLines(page, pictures)).toEqual([])
    const widths = await pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(widths.filter((it) => it > 300)).toHaveLength(6)
    const tops = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(6)
  })
}

test('/search: six goods in one row, and what is found stands in their place', async ({ page }) => {
  await wide(page)
  await visit(page, '/search')
  const goods = main(page).getByRole('navigation', { name: 'In the shop' })
  expect(new Set((await Promise.all((await goods.getByRole('img').all()).map(boxOf))).map(({ y }) => y)).size).toBe(1)
  await expect(goods.getByRole('link')).toHaveCount(6)
  await visit(page, '/search?search=stool')
  await expect(goods).toBeHidden()
})

test('/home-5 on a phone and a tablet: the way on stands above the bar', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    await wide(page, width, height)
    await visit(page, '/home-5')
    const link = await boxOf(main(page).getByRole('link', { name: 'What we make' }))
    expect(link.y + link.height).toBeLessThan(height - 60)
  }
})

test('/blog-details: the share icons end where the comments end', async ({ page }) => {
  await wide(page)
  await visit(page, '/blog-details')
  const last = await boxOf(main(page).getByRole('link', { name: 'Share by e-mail' }).locator('svg'))
  const comment = await boxOf(main(page).getByRole('article', { name: 'Ana L.' }))
  expect(Math.abs(last.x + last.width - comment.x - comment.width)).toBeLessThanOrEqual(1.5)
})

test('the quotation in the middle begins on the second line', async ({ page }) => {
  await wide(page, 1024)
  await visit(page, '/')
  const { row } = sliderOf(page, 'Aquí irán las opiniones de clientes')
  await row.scrollIntoViewIfNeeded()
  await expect(row).toHaveAttribute('data-ready')
  const quotation = row.locator('.swiper-slide-active blockquote')
  for (const width of [1024, 1280, 1920]) {
    await wide(page, width)
    const [, second = 0] = await linesOf(page)
    await expect.poll(async () => Math.abs((await boxOf(quotation)).x - second)).toBeLessThanOrEqual(1.5)
  }
})

for (const address of ['/', '/carpinteria']) {
  test(`${address} on a phone: the works are one row to swipe, the next plate in sight, and it rests on a plate`, async ({
    page,
  }) => {
    await wide(page, 390, 844)
    await visit(page, address)
    const plates = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Ampliar/ }) })
    const [first, second] = [await boxOf(plates.first()), await boxOf(plates.nth(1))]
    expect(second.y).toBe(first.y)
    expect(second.x).toBeLessThan(390)
    expect(second.x + second.width).toBeGreaterThan(390)
    for (const width of [320, 390, 480, 590]) {
      await wide(page, width, 844)
      const caption = plates.nth(1).locator('figcaption')
      const [number, words] = [await boxOf(caption.locator('i')), await boxOf(caption.locator('i + span'))]
      expect(number.x + number.width, `of the next caption the whole number or nothing at ${width} px`).toBeLessThan(
        width,
      )
      expect(words.x, `none of the next caption's words at ${width} px`).toBeGreaterThanOrEqual(width)
    }
    await wide(page, 390, 844)
    await plates
      .first()
      .evaluate((it) => it.parentElement?.scrollTo({ left: it.clientWidth * 0.9, behavior: 'instant' }))
    await expect.poll(async () => Math.abs((await boxOf(plates.nth(1))).x - first.x)).toBeLessThanOrEqual(1.5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
}

test('contact: the workshop, form and telephone in one screen, and a drawn map that can be read at every width', async ({
  page,
}) => {
  await wide(page)
  await visit(page, '/contacto')
  await expect(main(page).getByRole('textbox', { name: 'Nombre' })).toBeInViewport()
  await expect(main(page).getByRole('button', { name: 'Enviar consulta' })).toBeInViewport()
  await expect(main(page).getByRole('link', { name: /^\+34/ }).first()).toBeInViewport()
  const map = main(page).getByRole('img', { name: /^Mapa de cómo llegar: por la A-4/ })
  await expect(main(page).getByRole('img', { name: /^El taller desde la calle/ })).toBeInViewport({ ratio: 1 })
  for (const width of [360, 640, 768, 1024, 1280, 1920]) {
    await wide(page, width)
    for (const name of ['Madrid', 'Toledo', 'Tembleque', 'Quintanar', 'A-4', 'Villacañas']) {
      const { height } = await boxOf(map.getByText(name, { exact: true }))
      expect(height, `${name} at ${width} px`).toBeGreaterThan(11)
    }
    const names = await map
      .locator('text')
      .evaluateAll((list) => list.map((text) => text.getBoundingClientRect()).filter(({ width }) => width > 0))
    for (const [i, a] of names.entries())
      for (const b of names.slice(i + 1))
        expect(a.right < b.left || b.right < a.left || a.bottom < b.top + 6 || b.bottom < a.top + 6).toBe(true)
  }
})

for (const [stored, filter] of [
  ['light', 'brightness(0.96)'],
  ['dark', 'none'],
] as const) {
  test(`photographs where "${stored}" is stored, the words of the specification: ${filter}, and those with a night as they are`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), stored)
    const filters = (which: string) =>
      main(page)
        .locator(`picture img${which}`)
        .evaluateAll((list) => [...new Set(list.map((picture) => getComputedStyle(picture).filter))])
    for (const address of ['/sobre-nosotros', '/contacto']) {
      await visit(page, address)
      await expect.poll(() => filters(':not([data-night])')).toEqual([filter])
      expect((await filters('[data-night]')).filter((other) => other !== 'none')).toEqual([])
    }
    // All that is found there has a night.
    await visit(page, '/buscar?search=roble')
    await expect.poll(() => filters('')).toEqual(['none'])
  })
}

test('process of a service: a table on the lines, the time of each step at its right end', async ({ page }) => {
  await wide(page)
  await visit(page, '/carpinteria')
  const process = main(page).getByRole('region', { name: 'Proceso', exact: true })
  const steps = process.getByRole('listitem')
  await expect(steps).toHaveCount(4)
  expect(await offLines(page, steps.locator('> :nth-child(n + 2)'), ['left']), 'beside its number').toEqual([])
  const lines = await linesOf(page)
  const texts = await steps
    .locator('p:nth-of-type(1)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  for (const { left, right } of texts) {
    expect(Math.abs(left - (lines[3] ?? 0))).toBeLessThanOrEqual(1.5)
    expect(Math.abs(right - (lines[5] ?? 0))).toBeLessThanOrEqual(1.5)
  }
  for (const time of ['Una visita', 'Cinco días laborables', 'De 4 a 6 semanas', 'De una mañana a dos días']) {
    const { x, width } = await boxOf(steps.getByText(time, { exact: true }))
    expect(Math.abs(x + width - (lines[6] ?? 0))).toBeLessThanOrEqual(1.5)
    await expect(steps.getByText(time, { exact: true })).toHaveCSS('text-align', 'end')
  }
})

test.describe('grain', () => {
  for (const width of [390, 1280])
    test(`no line of the page runs through what is read at ${width} px`, async ({ page }) => {
      await wide(page, width, 844)
      for (const address of ['/', '/carpinteria', '/como-trabajamos', '/contacto', '/noticias', '/aviso-legal']) {
        await visit(page, address)
        const bare = await main(page)
          .locator(':is(p, dt, dd, td, figcaption, .label, .caption):visible')
          .evaluateAll((all) =>
            all
              .filter((it) => {
                for (let at: Element | null = it; at && !at.matches('main, .on-second'); at = at.parentElement) {
                  const { backgroundImage, backgroundColor } = getComputedStyle(at)
                  if (backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)') return false
                }
                return true
              })
              .map((it) => it.textContent),
          )
        expect(bare, address).toEqual([])
      }
    })
})

test('what can be designed is drawn over its names, in a file that the build makes, on phones too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/')
  const file = await (await page.request.get('/piezas.svg')).text()
  expect(file.match(/<svg x=/g)).toHaveLength(kinds.length)
  const [card, name] = [page.locator('li.card', { hasText: 'Armario' }), page.getByRole('link', { name: 'Armario' })]
  expect(await card.locator('..').evaluate((it) => getComputedStyle(it).backgroundImage)).toContain('/piezas.svg')
  const [whole, low] = [await boxOf(card), await boxOf(name)]
  expect(low.y - whole.y).toBeGreaterThan(60)
  await card.click({ position: { x: whole.width / 2, y: 40 } })
  await expect(page).toHaveURL(/\/disena\/armario/)
})

test.describe('growth rings', () => {
  /** How much of the trunk has grown, 0 to 1. */
  const grown = (page: Page) =>
    rings(page).evaluate((it) => Number.parseFloat(getComputedStyle(it).maskSize.split(',')[1] ?? '100') / 100)

  test('as many as years of experience, in a file that the build draws', async ({ request }) => {
    const file = await request.get('/anillos.svg')
    expect(file.headers()['content-type']).toContain('image/svg+xml')
    expect((await file.text()).match(/M[\d.]/g)).toHaveLength(readSettings().years)
  })

  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' })
    test('their file is fetched when they are a screen away', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await visit(page, '/')
      await untilReady(page)
      expect(asked).not.toContain('/anillos.svg')
      await scrollTo(page, (await boxOf(rings(page).locator('..'))).y - 1200)
      await expect.poll(() => asked).toContain('/anillos.svg')
    })

    test('one a year as one scrolls', async ({ page }) => {
      await wide(page)
      await visit(page, '/')
      const { years } = readSettings()
      // A timeline by scrolling begins with the first frame.
      await expect.poll(() => grown(page)).toBe(0)
      const { y } = await boxOf(rings(page))
      await scrollTo(page, y - 600)
      await expect.poll(() => grown(page)).toBeGreaterThan(0)
      const part = (await grown(page)) * years
      expect(part).toBeLessThan(years)
      expect(Math.abs(part - Math.round(part))).toBeLessThan(0.01)
      await scrollTo(page, y - 100)
      await expect.poll(() => grown(page)).toBe(1)
    })
  })
})

test('an article leads on: to a quote for its service, to the service, to the next article', async ({ page }) => {
  await visit(page, '/renovando-historias-y-la-lmagia-de-la-restauracion-de-muebles-antiguos')
  await expect(main(page).getByRole('link', { name: 'Mándanos cuatro fotos' })).toHaveAttribute(
    'href',
    '/contacto#presupuesto',
  )
  const band = main(page).getByRole('region', { name: 'Cuatro fotos y una respuesta.' })
  await expect(band.getByRole('link', { name: 'Restauración' })).toHaveAttribute('href', '/restauracion')
  const others = main(page).getByRole('navigation', { name: 'Más artículos' })
  await expect(others.getByRole('link')).toHaveCount(2)
  const [one, other] = await Promise.all((await others.locator('img').all()).map(boxOf))
  expect(one?.height, 'both pictures end on one line').toBe(other?.height)
  await band.getByRole('link', { name: 'Pide presupuesto paso a paso' }).click()
  await expect(page).toHaveURL('/presupuesto?servicio=restauracion')
  await expect(page.getByRole('radio', { name: 'Restauración' })).toBeChecked()
})

test('thanks: the three things that happen next, each with its time, side by side from 600 px', async ({ page }) => {
  await wide(page, 600)
  await visit(page, '/thank-you')
  const steps = main(page).getByRole('region', { name: 'Qué pasa ahora' }).getByRole('listitem')
  await expect(steps.getByRole('heading')).toHaveText([
    'Nos ha llegado',
    'Te contestamos',
    'Vamos a medir, o nos traes la pieza',
  ])
  await expect(steps.nth(1)).toContainText('Dos días laborables')
  const tops = await steps.evaluateAll((list) => list.map((step) => step.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`results ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    test('have a picture each, where what is found has one, as sharp as it is large', async ({ page }) => {
      await page.goto('/buscar?search=pergola')
      const found = main(page).getByRole('listitem').filter({ hasText: 'Pérgola de castaño' }).locator('img')
      await expect(found).toHaveCount(1)
      await expect.poll(() => found.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-800\.avif$/)
      // The list that the server wrote may just be giving way to the browser's.
      const ratio = async () => {
        const { width, height } = await boxOf(found)
        return width / height
      }
      await expect.poll(ratio).toBeCloseTo(1.5, 1)
    })
  })
}

test('services: on a tablet a text begins where the lists begin, one with a picture in the middle; on a phone the plate follows the opening, the first rows are one list, and the drawing follows the row that it illustrates', async ({
  page,
}) => {
  await wide(page, 768)
  await visit(page, '/carpinteria')
  const text = main(page).getByText('Las de entrada son')
  const plate = main(page).locator('figure', { hasText: 'El día del montaje' })
  const wood = await boxOf(main(page).getByText('Roble europeo en puertas'))
  expect((await boxOf(main(page).getByText('Paño poco húmedo'))).x).toBe(wood.x)
  expect((await boxOf(text)).x).toBe(384)
  await wide(page, 390)
  const [opening, figure, woods, first] = await Promise.all(
    [main(page).getByText('lo primero que miramos'), plate, main(page).getByRole('complementary'), text].map(boxOf),
  )
  const tops = [opening, figure, woods, first].map((box) => box?.y ?? 0)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(figure, 'from edge to edge').toMatchObject({ x: 0, width: 390 })
  const rowOf = (name: RegExp) => boxOf(main(page).getByRole('group').filter({ hasText: name }))
  const [finishes, doors] = [await rowOf(/^Acabados/), await rowOf(/^Puertas/)]
  expect(doors.y).toBe(finishes.y + finishes.height)
  const [windows, stairs] = [await rowOf(/^Ventanas/), await rowOf(/^Escaleras/)]
  expect(stairs.y).toBe(windows.y + windows.height)
  const field = await boxOf(main(page).getByRole('region', { name: 'Una escalera, en sección' }))
  expect(Math.round(field.y - stairs.y - stairs.height)).toBe(28)
  const [wardrobes, care] = [await rowOf(/^Armarios empotrados/), await rowOf(/^Cuidados/)]
  expect(wardrobes.y).toBeGreaterThan(field.y + field.height)
  expect(care.y).toBe(wardrobes.y + wardrobes.height)
})

test('texts of a service: two side by side, or one beside its picture, which is as high and after the first on its other side', async ({
  page,
}) => {
  const plateOf = (caption: string) => main(page).locator('summary > span', { hasText: caption })
  for (const width of [1280, 1920]) {
    await wide(page, width)
    await visit(page, '/carpinteria')
    const [first = 0, , , middle = 0] = await linesOf(page)
    const heading = (name: string) => boxOf(main(page).getByRole('heading', { name, exact: true }))
    for (const [{ x }, line] of [
      [await heading('Puertas'), middle],
      [await heading('Ventanas y exterior'), first],
      [await heading('Escaleras'), first],
      [await boxOf(plateOf('Escalera de nogal')), middle],
    ] as const)
      expect(Math.abs(x - line)).toBeLessThanOrEqual(1.5)
    await visit(page, '/restauracion')
    const [sheet, worm] = [await heading('La hoja de diagnóstico'), await heading('Carcoma')]
    expect(worm.y).toBe(sheet.y)
    expect(Math.abs(worm.x - middle)).toBeLessThanOrEqual(1.5)
  }
  await wide(page)
  await visit(page, '/carpinteria')
  const beside = await boxOf(plateOf('Interior de armario'))
  const end = await boxOf(main(page).getByText('Los cuerpos llegan montados'))
  expect(beside.y + beside.height).toBeCloseTo(end.y + end.height, 0)
  await visit(page, '/restauracion')
  const [first = 0, , , middle = 0] = await linesOf(page)
  const { x } = await boxOf(plateOf('Herrajes, uno ya limpio'))
  expect(Math.abs(x - first)).toBeLessThanOrEqual(1.5)
  await visit(page, '/fabricacion')
  for (const [text, line] of [
    ['Sirve un archivo acotado', first],
    ['Una pieza única se corta', middle],
  ] as const)
    expect(Math.abs((await boxOf(main(page).getByText(text))).x - line)).toBeLessThanOrEqual(1.5)
})

test('services on a phone: the text that a photograph illustrates is open, a folded one has its picture once it opens', async ({
  page,
}) => {
  await wide(page, 390)
  await visit(page, '/interiorismo')
  const text = await boxOf(main(page).getByText('El modelo es la planta que has elegido'))
  const model = await boxOf(main(page).locator('figure', { hasText: 'El modelo de la misma estancia' }))
  expect(model.y).toBeGreaterThan(text.y + text.height)
  await visit(page, '/carpinteria')
  const door = main(page).locator('summary > span', { hasText: 'Puerta de jardín' })
  await expect(door).toBeHidden()
  await main(page).getByRole('heading', { name: 'Puertas' }).click()
  await expect(door).toBeVisible()
})

test('a photograph from edge to edge is no wider than 16 : 9 on a large window', async ({ page }) => {
  await wide(page, 1920, 900)
  await visit(page, '/interiorismo')
  const { width, height } = await boxOf(
    main(page).locator('figure', { hasText: 'El modelo de la misma' }).getByRole('img'),
  )
  expect(width / height).toBeLessThanOrEqual(16 / 9 + 0.02)
})

test('design tool, its kinds: the wardrobe has its three measures on lines of its own', async ({ page }) => {
  await wide(page, 1280)
  await visit(page, '/disena')
  const item = main(page).locator('li', { hasText: 'Armario' })
  const lineOf = (name: string) => boxOf(item.getByText(name, { exact: true }).locator('..'))
  for (const width of [1280, 768, 390]) {
    await wide(page, width)
    const wardrobe = await boxOf(item.locator('svg').first())
    const [across, up, deep] = [await lineOf('Ancho'), await lineOf('Alto'), await lineOf('Fondo')]
    expect([across.x, across.width].map(Math.round), 'as wide').toEqual([wardrobe.x, wardrobe.width].map(Math.round))
    expect(across.y + across.height, 'over it').toBeLessThan(wardrobe.y)
    expect(Math.abs(up.height - wardrobe.height), 'as high').toBeLessThanOrEqual(1)
    expect(up.x, 'beside it').toBeGreaterThan(wardrobe.x + wardrobe.width)
    expect(deep.x, 'from its corner').toBeCloseTo(wardrobe.x + wardrobe.width, 0)
    expect(deep.y + deep.height).toBeLessThanOrEqual(wardrobe.y + 1)
    expect(deep.x + deep.width).toBeLessThanOrEqual(width)
    const lead = await boxOf(main(page).getByText('Escribe tres medidas'))
    expect(Math.min(deep.y, across.y), 'under the lead').toBeGreaterThanOrEqual(lead.y + lead.height)
  }
})

test('prices of a service on a phone: the price ends the line of its name, and the text has the whole width', async ({
  page,
}) => {
  await wide(page, 390)
  await visit(page, '/carpinteria')
  const row = main(page).getByRole('row', { name: /Puerta de paso lacada/ })
  const [price, text] = await Promise.all([row.getByRole('cell'), row.getByText('Hoja de hasta')].map(boxOf))
  const name = await boxOf(row.getByText('Puerta de paso lacada'))
  expect(Math.abs((price?.y ?? 0) - name.y), 'on the line of its name').toBeLessThan(8)
  expect(text?.y ?? 0).toBeGreaterThan((price?.y ?? 0) + (price?.height ?? 0))
  expect((price?.x ?? 0) + (price?.width ?? 0)).toBe(370)
  expect(text).toMatchObject({ x: 20, width: 350 })
  await wide(page, 600)
  const higher = main(page)
    .getByRole('row', { name: /Puerta de entrada de roble/ })
    .getByRole('cell')
  expect(await higher.evaluate((one) => one.scrollWidth - one.clientWidth), 'in its column').toBe(0)
  await wide(page)
  const times = main(page)
    .getByRole('definition')
    .filter({ hasText: /semanas$|días laborables$/ })
  await expect(times, 'end where the prices end').toHaveCount(2)
  expect(await offLines(page, times, ['right'])).toEqual([])
})

test('works of a service: a wide plate beside an upright one takes four columns, so that both are as high; words of a caption on one baseline', async ({
  page,
}) => {
  await wide(page)
  await visit(page, '/interiorismo')
  const plates = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Ampliar/ }) })
  const lines = await linesOf(page)
  for (const [i, from, to] of [
    [2, 0, 4],
    [3, 4, 6],
  ] as const) {
    const { x, width, height } = await boxOf(plates.nth(i).getByRole('img'))
    expect(Math.abs(x - (lines[from] ?? 0))).toBeLessThanOrEqual(1.5)
    expect(Math.abs(x + width - (lines[to] ?? 0))).toBeLessThanOrEqual(1.5)
    expect(width / height).toBeCloseTo(i === 2 ? 3 / 2 : 3 / 4, 1)
  }
  for (const plate of await plates.all()) await expect(plate.locator('figcaption')).toHaveCSS('align-items', 'baseline')
})

test('an article: its index stands in the first two columns and stays in sight', async ({ page }) => {
  await wide(page)
  await visit(page, '/renovando-historias-y-la-lmagia-de-la-restauracion-de-muebles-antiguos')
  const index = main(page).getByRole('navigation', { name: 'En esta página' })
  const last = index.getByRole('link').last()
  await last.click()
  await expect(main(page).getByRole('heading', { name: (await last.textContent()) ?? '' })).toBeInViewport()
  await expect(last).toBeInViewport()
  expect(await offLines(page, index, ['left'])).toEqual([])
  const lines = await linesOf(page)
  const { x, width } = await boxOf(index)
  expect(x + width, 'its paper, five pixels wider, covers no letter').toBeLessThanOrEqual((lines[2] ?? 0) - 6)
})

for (const [width, height] of [
  [1280, 800],
  [1920, 900],
] as const)
  test(`/presupuesto, ${width} × ${height}: the twelve pieces, each between two lines, and the trades are in sight above the way on`, async ({
    page,
  }) => {
    await wide(page, width, height)
    await visit(page, '/presupuesto')
    const pieces = main(page).getByRole('group', { name: 'Una pieza' }).getByRole('radio')
    await expect(pieces).toHaveCount(12)
    expect(await offLines(page, pieces)).toEqual([])
    const way = main(page).getByRole('link', { name: 'Siguiente' })
    expect(await offLines(page, way), 'as wide as a column').toEqual([])
    const next = await boxOf(way)
    for (const name of ['Otra cosa', 'Interiorismo']) {
      const choice = main(page).locator('label', { hasText: name })
      const { y, height } = await boxOf(choice.locator('span').last())
      expect(y + height).toBeLessThanOrEqual(next.y)
    }
    await way.click()
    await expect(main(page).getByRole('heading', { name: '¿Cuánto mide?' })).toBeVisible()
    expect((await boxOf(way)).x, 'on every question at the same place').toBe(next.x)
  })

test('from 600 px on two columns: what belongs together stands side by side', async ({ page }) => {
  const side = async (left: Locator, right: Locator) => {
    const [a, b] = [await boxOf(left), await boxOf(right)]
    expect(a.x + a.width).toBeLessThanOrEqual(b.x + 1)
    expect(Math.min(a.y + a.height, b.y + b.height)).toBeGreaterThan(Math.max(a.y, b.y))
  }
  await wide(page, 600, 900)
  await visit(page, '/')
  const part = (name: RegExp | string) => main(page).getByRole('region', { name })
  const services = part(/^Puertas, cocinas y muebles/).getByRole('listitem')
  await side(services.first().getByRole('heading'), services.first().getByRole('img'))
  await side(
    part(/años de experiencia/).locator('figure'),
    part(/años de experiencia/)
      .getByRole('heading')
      .last(),
  )
  await side(part(/Cuéntanos/).getByRole('heading'), part(/Cuéntanos/).getByRole('textbox', { name: 'Nombre' }))
  const footer = page.getByRole('contentinfo')
  await side(footer.locator('address'), footer.getByRole('navigation'))
  await page.goto('/contacto')
  await side(main(page).getByRole('img', { name: /^Mapa/ }), main(page).getByRole('heading', { name: 'Cómo llegar' }))
})

test('of the services one photograph is fetched, the others when somebody comes near', async ({ page }) => {
  await wide(page, 1280, 900)
  await visit(page, '/')
  const strip = main(page).getByRole('region', { name: /^Puertas, cocinas y muebles/ })
  const pictures = strip.locator('picture img')
  const fetched = () =>
    pictures.evaluateAll((all) => (all as HTMLImageElement[]).map((image) => image.naturalWidth > 0))
  await pictures.first().scrollIntoViewIfNeeded()
  await expect.poll(fetched).toEqual([true, false, false, false, false, false])
  await strip.getByRole('link', { name: 'Restauración' }).hover()
  await expect.poll(async () => (await fetched())[4]).toBe(true)
})

test('terms that open: in rows from the third line on, as the tables above them', async ({ page }) => {
  await wide(page, 1280, 900)
  await visit(page, '/como-trabajamos')
  const group = main(page).locator('details', { has: page.getByRole('heading', { name: 'En tu casa' }) })
  await group.getByRole('heading').click()
  const { x, width } = await boxOf(group)
  const name = await boxOf(group.getByRole('heading'))
  expect(name.x).toBe(x)
  for (const term of await Promise.all((await group.locator('dl > div').all()).map(boxOf))) {
    expect(Math.round(((term.x - x) / width) * 60)).toBe(20)
    expect(term.y).toBeGreaterThan(name.y + name.height)
  }
})

test('a photograph that cannot go: the reason is marked at its margin, not by its colour alone', async ({ page }) => {
  await visit(page, '/contacto')
  await untilActive(page, 'EnquiryForm')
  await main(page)
    .getByLabel('Añadir fotos')
    .setInputFiles({ name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(main(page).getByText('«plano.pdf» es un PDF, no una foto.')).toHaveCSS(
    'border-inline-start-width',
    '2px',
  )
})

for (const kind of ['armario', 'libreria', 'mesa', 'aparador'])
  test(`drawing board, ${kind}: the controls begin on a line, with the price in one line and the first measure in sight`, async ({
    page,
  }) => {
    await wide(page)
    await visit(page, `/disena/${kind}`)
    await untilActive(page, 'DesignBoard')
    const first = main(page).getByRole('slider').first()
    expect(await offLines(page, first)).toEqual([])
    const price = main(page).locator('output')
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(price).toBeInViewport({ ratio: 1 })
    const line = await price.evaluate(
      (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).fontSize),
    )
    expect(line).toBeLessThan(2)
    const figures = main(page).getByRole('img', { name: 'Alzado, sección y planta' }).locator('[data-measure] text')
    const drawn = await figures.first().evaluate((one) => {
      const { a, b } = (one as SVGTextElement).getScreenCTM() ?? { a: 0, b: 0 }
      return Number.parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b)
    })
    expect(drawn).toBeGreaterThanOrEqual(15.9)
    expect(drawn).toBeLessThanOrEqual(19.5)
    // The sheet, what it costs and the way to the quote are one view; the last two go along with the controls.
    await page.setViewportSize({ width: 1280, height: 800 })
    const ask = main(page).getByRole('link', { name: 'Pedir presupuesto de este diseño' })
    for (const part of [main(page).getByRole('figure'), price, ask, main(page).getByRole('radio', { name: 'Castaño' })])
      await expect(part).toBeInViewport({ ratio: 1 })
    await main(page).getByRole('radio', { name: 'Barniz' }).scrollIntoViewIfNeeded()
    await expect(ask).toBeInViewport({ ratio: 1 })
    await expect(price).toBeInViewport({ ratio: 1 })
  })

test('drawing board on a tablet: measures and options begin on the lines, and no option stands alone', async ({
  page,
}) => {
  await wide(page, 768, 1024)
  for (const kind of ['armario', 'libreria', 'mesa', 'aparador']) {
    await visit(page, `/disena/${kind}`)
    const options = main(page).locator('label:has(> [type=radio]):not(:has(img))')
    expect(await offLines(page, options, ['left']), kind).toEqual([])
    expect(await offLines(page, main(page).getByRole('slider'), ['left']), kind).toEqual([])
    for (const group of await main(page).locator('fieldset:has(> div > label):has([type=radio])').all()) {
      const tops = await group.locator('label').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
      expect(new Set(tops.map(Math.round)).size, kind).toBe(1)
    }
  }
  await wide(page)
  // Five woods in a row, what has no grain under them: no row ends before the other.
  const samples = main(page).locator('label:has(> img)')
  expect(await offLines(page, samples.first(), ['left'])).toEqual([])
  const ends = await samples.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
  expect(ends.at(-1)).toBe(ends[4])
})

test('drawing board on a phone: the first measure follows the sheet, above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, '/disena/armario')
  await untilActive(page, 'DesignBoard')
  const first = await boxOf(main(page).getByRole('slider').first())
  const bar = await boxOf(page.getByRole('navigation', { name: 'Contacto rápido' }))
  const sheet = await boxOf(main(page).getByRole('figure'))
  expect(first.y + first.height).toBeLessThan(bar.y)
  expect(first.y - (sheet.y + sheet.height)).toBeLessThan(100)
  const end = (await linesOf(page)).at(-1)
  for (const group of await main(page).locator('fieldset:has(> div > label):has([type=radio]):not(:has(img))').all()) {
    const options = await Promise.all((await group.locator('label').all()).map(boxOf))
    expect(new Set(options.map(({ y }) => Math.round(y))).size, 'on one line').toBe(1)
    for (const [i, { x, width }] of options.slice(0, -1).entries()) {
      expect((options[i + 1]?.x ?? 0) - x - width, 'one gap between them').toBeCloseTo(8, 0)
      expect(options[i + 1]?.width, 'tiles of one size').toBeCloseTo(width, 0)
    }
  }
  const ask = await boxOf(main(page).getByRole('link', { name: 'Pedir presupuesto de este diseño' }))
  expect(ask.x + ask.width, 'from the first line to the last').toBeCloseTo(end ?? 0, -1)
})

test('drawing board: undo and redo come with the first change', async ({ page }) => {
  await wide(page)
  await visit(page, '/disena/mesa')
  await untilActive(page, 'DesignBoard')
  await expect(main(page).getByRole('button', { name: 'Deshacer' })).toHaveCount(0)
  await main(page).getByRole('radio', { name: 'Nogal' }).check()
  await expect(main(page).getByRole('button', { name: 'Deshacer' })).toBeVisible()
  const drawing = main(page).getByRole('img', { name: 'Alzado, sección y planta' })
  await expect(drawing.getByText('Nogal macizo', { exact: true })).toBeVisible()
})

test('pieces to design begin on the lines, with a rule of 2.40 m as high as the wardrobe', async ({ page }) => {
  await wide(page, 1280, 900)
  await visit(page, '/disena')
  const list = page.getByRole('navigation', { name: 'Diseña tu mueble' })
  expect(await offLines(page, list.getByRole('listitem'), ['left'])).toEqual([])
  expect(await offLines(page, list.locator('a, p'), ['left']), 'their words').toEqual([])
  const drawing = await boxOf(list.locator('svg').first())
  const mark = await boxOf(list.getByText('2,40 m').filter({ visible: true }))
  expect(Math.abs(mark.y + mark.height / 2 - drawing.y)).toBeLessThanOrEqual(3)
  expect(drawing.height, 'large enough to be looked at').toBeGreaterThan(320)
  await wide(page, 768)
  await expect(list.getByText('1,20').filter({ visible: true }), 'at the end of both rows').toHaveCount(2)
  // On a phone each has a floor of its own, a rule but for the first, and its price beside its name; one scale for all.
  await wide(page, 390, 844)
  const widths = await list
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => one.querySelector('svg')?.getBoundingClientRect().width ?? 0))
  expect(widths[1], 'of 240 cm, and room for the rule').toBeGreaterThan(290)
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(180 / 240, 1)
  await expect(list.getByText('1,20').filter({ visible: true })).toHaveCount(3)
  const [name, price] = [await boxOf(list.getByRole('heading').first()), await boxOf(list.getByText('€').first())]
  expect(price.x).toBeGreaterThan(name.x + 100)
  expect(price.y).toBeLessThan(name.y + name.height)
  await expect(list.getByRole('link')).toHaveText([
    'Diseña tu armario',
    'Diseña tu librería',
    'Diseña tu aparador',
    'Diseña tu mesa',
  ])
})

test('news: pictures and titles stand on the lines, no title takes more than three lines, and a quote follows', async ({
  page,
}) => {
  await wide(page)
  await visit(page, '/noticias')
  const list = main(page).getByRole('region', { name: 'Noticias' })
  const titles = list.getByRole('heading', { level: 2 })
  expect(await offLines(page, titles, ['left'])).toEqual([])
  const lines = await titles.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight)),
  )
  expect(Math.max(...lines)).toBeLessThan(3.5)
  await expect(list.locator('figcaption')).toHaveCount(await titles.count())
  for (const article of await list.getByRole('article').all()) {
    const [date, title] = [await boxOf(article.locator('time')), await boxOf(article.getByRole('heading'))]
    expect(date.y + date.height <= title.y || date.x + date.width <= title.x).toBe(true)
  }
  await expect(main(page).getByRole('link', { name: /Pide presupuesto/ })).toHaveAttribute('href', '/presupuesto')
  const [first, second, third] = await Promise.all((await list.getByRole('img').all()).map(boxOf))
  expect(second?.y, 'the others share a line').toBe(third?.y)
  expect(second?.height).toBeCloseTo(third?.height ?? 0, 0)
  expect(third?.x, 'no column stays empty').toBeCloseTo((second?.x ?? 0) + (second?.width ?? 0), 0)
  expect((first?.x ?? 0) + (first?.width ?? 0), 'the first runs to the edge').toBeCloseTo(1280, 0)
  const ratios: number[] = []
  await wide(page, 390, 844)
  for (const article of await list.getByRole('article').all()) {
    const [date, picture] = [await boxOf(article.locator('time')), await boxOf(article.getByRole('img'))]
    const [title, text] = [await boxOf(article.getByRole('heading')), await boxOf(article.getByText(/\.$/).last())]
    expect(date.y + date.height, 'date, picture').toBeLessThan(picture.y)
    expect([title.x, text.x], 'all words on one line').toEqual([20, 20])
    expect(text.y, 'the summary under both').toBeGreaterThan(picture.y + picture.height)
    expect(picture.x + picture.width, 'to the edge').toBe(390)
    if (ratios.length === 0) expect(title.y, 'the first over its title').toBeGreaterThan(picture.y + picture.height)
    else expect(picture.x, 'the others at its end').toBeGreaterThan(title.x + title.width)
    await expect(article.getByText(/^\d+ min$/)).toBeVisible()
    ratios.push(picture.width / picture.height)
  }
  expect(ratios, 'the first is the widest').toEqual([1.25, 1, 1].map((one) => expect.closeTo(one, 1)))
  await expect(main(page).getByText('Maderas en secadero'), 'the quote asks with words alone').toBeHidden()
})

test('an article: what follows is not set larger than its own title', async ({ page }) => {
  await wide(page)
  await visit(page, '/la-armonia-entre-la-madera-y-el-diseno-de-interiores')
  const size = (part: Locator) => part.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  const own = await size(main(page).getByRole('article').getByRole('heading').first())
  expect(await size(main(page).locator('a[rel=next]'))).toBeLessThan(own)
})

test('legal pages: index and articles have one numbering, on the lines; on a phone the articles are rows that open', async ({
  page,
}) => {
  await wide(page)
  await visit(page, '/aviso-legal')
  const index = main(page).getByRole('navigation', { name: 'En esta página' })
  const headings = main(page).getByRole('heading', { level: 2 })
  expect(await offLines(page, index.getByRole('link'))).toEqual([])
  expect(await offLines(page, headings, ['left'])).toEqual([])
  expect(await index.getByRole('link').allTextContents()).toEqual(await headings.allTextContents())
  for (const numbered of [index.getByRole('link'), headings]) {
    const numbers = await numbered.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content))
    expect(new Set(numbers)).toEqual(new Set(['counter(article, decimal-leading-zero) / ""']))
  }
  const text = main(page).getByText('Esta web da a conocer el trabajo')
  expect(await offLines(page, text, ['left'])).toEqual([])
  expect((await boxOf(text)).x, 'beside its heading').toBeGreaterThan((await boxOf(headings.nth(1))).x)
  const notes = main(page).locator('details').nth(2).getByRole('note')
  const [name, first] = [await boxOf(headings.nth(2)), await boxOf(notes.first())]
  expect(first.y - name.y - name.height, 'the first note under the name').toBeLessThan(24)
  for (const note of await notes.all()) {
    const [of, text] = [await boxOf(note), await boxOf(note.locator('+ p'))]
    expect(of.x + of.width, 'in the margin').toBeLessThan(text.x)
    if (of.y !== first.y) expect(Math.abs(of.y - text.y), 'beside what it is about').toBeLessThan(8)
  }
  const numberOf = (one: Locator) => one.evaluate((paragraph) => getComputedStyle(paragraph, '::before').content)
  for (const one of [text, main(page).getByText('Te comprometes a usar')])
    expect(await numberOf(one), 'also the only one of its article').toContain('counter(part)')
  const lefts = await index.getByRole('link').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  const inColumns = [...new Set(lefts)].map((x) => lefts.filter((left) => left === x).length)
  expect(inColumns).toHaveLength(2)
  expect(Math.max(...inColumns) - Math.min(...inColumns), 'as even as can be').toBeLessThanOrEqual(1)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(index).toBeHidden()
  await expect(
    main(page).getByText('En cumplimiento del artículo 10'),
    'all are closed: the list is in sight',
  ).toBeHidden()
  await expect(text).toBeHidden()
  await headings.nth(1).click()
  await expect(text).toBeVisible()
  // What a link leads to is open.
  const linked = main(page).getByText('Te comprometes a usar')
  await expect(linked).toBeHidden()
  await page.goto('/aviso-legal#uso-correcto')
  await expect(linked).toBeVisible()
})

test.describe('pages that have nothing themselves', () => {
  test.use({ allowConsoleErrors: true }) // a 404 is an error to the console

  test('not found: the rings stand in the middle of the 0, clear of the words, with the search and six services below', async ({
    page,
  }) => {
    await visit(page, '/no-existe')
    for (const width of [390, 768, 1280, 1920]) {
      await wide(page, width, 1080)
      const rings = await boxOf(main(page).locator('p span > svg').last())
      const zero = await boxOf(main(page).locator('p:has(svg) > span').nth(1))
      expect(Math.abs(rings.x + rings.width / 2 - zero.x - zero.width / 2)).toBeLessThanOrEqual(2)
      const middle = (await linesOf(page))[3] ?? 0
      if (width < 800) expect(Math.abs(zero.x + zero.width / 2 - middle), 'on its line').toBeLessThanOrEqual(3)
      const title = await boxOf(page.getByRole('heading', { level: 1 }))
      const last = await boxOf(main(page).locator('p:has(svg) > span').last())
      expect(rings.y + rings.height <= title.y || last.x + last.width + 24 <= title.x).toBe(true)
    }
    await expect(main(page).getByRole('navigation', { name: 'Servicios' }).getByRole('link')).toHaveCount(6)
    await expect(main(page).getByRole('link', { name: 'Pide presupuesto' })).toHaveAttribute('href', '/presupuesto')
    await expect(main(page).getByRole('link', { name: /^\+34 / })).toHaveAttribute('href', /^tel:\+34/)
    await main(page).getByRole('searchbox').fill('roble')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/buscar\?search=roble$/)
  })

  test('search: without a word the six services and the pieces are links; hits are grouped by kind', async ({
    page,
  }) => {
    await visit(page, '/buscar')
    await expect(main(page).getByRole('navigation', { name: 'Servicios' }).getByRole('link')).toHaveCount(6)
    await expect(main(page).getByRole('navigation', { name: 'Diseña tu mueble' }).getByRole('link')).toHaveCount(4)
    await visit(page, '/buscar?search=roble')
    const found = main(page).getByRole('region', { name: 'Búsqueda' })
    const pieces = found.locator('section').filter({ has: page.getByRole('heading', { name: 'Piezas' }) })
    const [, second] = await linesOf(page)
    for (const list of await found.getByRole('list').all())
      expect((await boxOf(list)).x, 'under the field').toBeCloseTo(second ?? 0, 0)
    const lefts = () =>
      pieces.locator('li img').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    // The list that the server wrote may just be giving way to the browser's.
    await expect.poll(async () => new Set(await lefts()).size, 'the pictures begin the rows').toBe(1)
    expect((await lefts())[0], 'on the line of the field').toBeCloseTo(second ?? 0, 0)
    const [upper, lower] = await pieces
      .locator('li picture')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect((lower?.top ?? 0) - (upper?.bottom ?? 0), 'a strip').toBeLessThanOrEqual(1.5)
  })

  test('search on a tablet: its three lists side by side, and the footer in three columns', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await visit(page, '/buscar')
    const groups = await main(page)
      .getByRole('navigation')
      .filter({ has: page.locator('ol a[class]') })
      .all()
    expect(new Set((await Promise.all(groups.map(boxOf))).map(({ y }) => y)).size).toBe(1)
    const links = page.getByRole('contentinfo').getByRole('link').filter({ hasText: /\w{5}/ })
    const lefts = await links.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(3)
  })
})

test('before and after: one camera, no higher than a laptop’s window; the gallery shows the piece upright', async ({
  page,
}) => {
  await wide(page)
  await visit(page, '/restauracion')
  const pictures = main(page).getByRole('region', { name: 'Un ejemplo, antes y después.' }).getByRole('img')
  await expect(pictures).toHaveCount(2)
  for (const [i, id] of ['arcon-restaurado', 'arcon-antes'].entries()) {
    const ratio = async () => {
      const { width, height } = await boxOf(pictures.nth(i))
      return width / height
    }
    await expect.poll(ratio).toBeCloseTo(16 / 9, 1)
    await expect(pictures.nth(i)).toHaveAttribute('src', new RegExp(`/${id}-`))
  }
  await wide(page, 390)
  await visit(page, '/proyectos/arcon-restaurado')
  const crumbs = main(page).getByRole('navigation', { name: 'Migas de pan' }).getByRole('listitem')
  const tops = await crumbs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size, 'the way to the page keeps to one line').toBe(1)
  const captions = main(page).locator('figcaption')
  expect((await boxOf(captions.first())).x).toBe((await boxOf(captions.nth(1))).x)
  await wide(page)
  await visit(page, '/?trabajos=restauracion')
  await expect(
    main(page)
      .getByRole('button', { name: /Ampliar.*arcón/i })
      .getByRole('img'),
  ).toHaveAttribute('src', /arcon-alto-/)
})

test.describe('on a phone of density 2', () => {
  test.use({ deviceScaleFactor: 2, viewport: { width: 390, height: 844 } })
  for (const [address, most] of [
    ['/', 18],
    ['/carpinteria', 32],
    ['/noticias', 32],
  ] as const)
    test(`the first photograph of ${address} has the pixels that are shown, in at most ${most} kB`, async ({
      page,
    }) => {
      await visit(page, address)
      const { file, needed } = await page
        .locator('main source + img')
        .first()
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode()
          const { currentSrc, offsetWidth, offsetHeight } = image
          const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
          return { file: currentSrc, needed: Math.max(offsetWidth, offsetHeight * ratio) * devicePixelRatio }
        })
      expect(Number(/-(\d+)(?:-2x)?\.avif$/.exec(file)?.[1])).toBeGreaterThanOrEqual(needed / 1.15)
      expect((await (await page.request.get(file)).body()).length).toBeLessThanOrEqual(most * 1000)
    })
})

/** To be asked first, on a page that was opened at 768 px: a browser keeps a larger file that it has. */
async function expectUnenlarged(page: Page) {
  const pictures = page.locator('main source + img')
  const enlarged = () =>
    pictures.evaluateAll(async (all) => {
      const shown = (all as HTMLImageElement[]).filter((picture) => picture.offsetWidth > 60)
      const files = await Promise.all(
        shown.map(async (picture) => {
          picture.loading = 'eager'
          await picture.decode().catch(() => {}) // it may just be choosing another
          const { currentSrc, offsetWidth, offsetHeight } = picture
          const file = Number(/-(\d+)(?:-2x)?\.\w+$/.exec(currentSrc)?.[1])
          const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
          return { currentSrc, enlarged: Math.max(offsetWidth, offsetHeight * ratio) / file }
        }),
      )
      return files.length > 0 ? files.filter(({ enlarged }) => !(enlarged <= 1.2)) : 'no photograph'
    })
  for (const width of [768, 1280]) {
    await wide(page, width)
    // In a window that has just grown the browser chooses anew a moment later.
    await expect.poll(enlarged, `${width} px`).toEqual([])
  }
}

async function expectRings(page: Page) {
  await expect(main(page).getByRole('heading', { name: /^23 años de experiencia$/ })).toBeVisible()
  const { width, height } = await boxOf(rings(page))
  expect(width).toBeGreaterThan(100)
  expect(height).toBeCloseTo(width, 0)
  expect(await rings(page).evaluate((it) => [it.getAnimations().length, getComputedStyle(it).maskImage])).toEqual([
    0,
    expect.stringMatching(/^url\("[^"]*\/anillos\.svg"\)$/),
  ])
}

async function expectGrain(page: Page) {
  for (const width of [390, 768, 1280, 1920]) {
    await wide(page, width, 1000)
    const drawing = main(page).locator('svg.no-print').first()
    const box = await boxOf(drawing)
    const ends = await drawing.locator('path:not([class])').evaluateAll((paths: SVGPathElement[]) =>
      paths.map((path) => {
        const end = path.getPointAtLength(0).matrixTransform(path.getScreenCTM() ?? undefined)
        return end.x
      }),
    )
    const lines = await page
      .locator('.no-print[aria-hidden] > span')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x))
    expect(ends).toHaveLength(3)
    for (const [i, x] of ends.entries()) expect(Math.abs(x - 0.5 - (lines[i + 4] ?? 0))).toBeLessThan(1)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
  }
}

test('home: what it looks like at every width', async ({ page }) => {
  await wide(page, 768)
  await visit(page, '/')
  await test.step('no photograph is drawn larger than its file at 768 and at 1280 px', () => expectUnenlarged(page))
  await test.step('slider: in a window higher than it, as of a tablet held upright, its words are whole above what it is paused by', async () => {
    await wide(page, 1024, 1366)
    const [title, link, next] = await Promise.all([
      boxOf(main(page).getByRole('heading', { level: 1 })),
      boxOf(main(page).getByRole('link', { name: 'Ver Ebanisteria' })),
      boxOf(main(page).getByRole('button', { name: 'Siguiente' }).first()),
    ])
    expect(title.y + title.height).toBeLessThan(link.y)
    expect(Math.abs(link.y - next.y)).toBeLessThan(10)
  })
  await test.step('services strip: the first picture is open and large before anything is touched, another row opens its own', async () => {
    await wide(page)
    const rows = main(page)
      .getByRole('region', { name: /^Puertas, cocinas y muebles/ })
      .getByRole('listitem')
    const pictures = rows.locator('picture img')
    await expect(pictures.first()).toBeVisible()
    await expect(pictures.nth(1)).toBeHidden()
    const lines = await linesOf(page)
    const plate = await boxOf(pictures.first())
    expect(Math.abs(plate.x - (lines[4] ?? 0))).toBeLessThanOrEqual(1.5)
    // As high as the list, whichever row it belongs to.
    const list = await boxOf(rows.first().locator('..'))
    expect(Math.abs(plate.height - list.height)).toBeLessThanOrEqual(8)
    await rows.nth(1).getByRole('link').focus()
    await expect(pictures.nth(1)).toBeVisible()
    await expect(pictures.first()).toBeHidden()
    expect(Math.abs((await boxOf(pictures.nth(1))).y - (await boxOf(rows.first())).y)).toBeLessThanOrEqual(4)
  })
  await test.step('it ends in little more than two windows of a laptop: the form, the ways to the workshop, its name', async () => {
    await wide(page, 1280, 800)
    const [form, end] = await Promise.all(
      [main(page).getByRole('region', { name: /Cuéntanos/ }), page.getByRole('contentinfo')].map(boxOf),
    )
    expect((form?.height ?? 0) + (end?.height ?? 0)).toBeLessThan(2.15 * 800)
  })
  await test.step('one photograph from edge to edge, as high as the window, a third of it on a phone, without words on it', async () => {
    for (const [width, height, share] of [
      [1280, 900, 0.6],
      [390, 844, 0.35],
    ] as const) {
      await wide(page, width, height)
      const band = main(page).locator('> figure')
      const [picture, caption] = [await boxOf(band.getByRole('img')), await boxOf(band.locator('figcaption'))]
      expect([picture.x, picture.width]).toEqual([0, width])
      expect(picture.height / height).toBeGreaterThan(share)
      expect(caption.y).toBeGreaterThanOrEqual(picture.y + picture.height)
      expect(await band.textContent()).toBe(await band.locator('figcaption').textContent())
    }
  })
  await test.step('header: an ink block leads to the quote from 800 px, the telephone number stands beside it from 1280 px', async () => {
    const quote = page.getByRole('banner').getByRole('link', { name: 'Presupuesto' })
    const number = page.getByRole('banner').getByText(/^\+34 [\d ]+$/)
    await wide(page, 1280)
    await scrollTo(page, 0)
    await expect(number).toBeVisible()
    const ink = 'rgb(28, 24, 20)'
    await expect(quote).toHaveCSS('background-color', ink)
    const block = await boxOf(quote)
    expect(block.y).toBe(0)
    expect(block.x + block.width).toBeCloseTo(1280, 0)
    await wide(page, 1279)
    await expect(number).toBeHidden()
    await wide(page, 800)
    await expect(quote).toHaveCSS('background-color', ink)
    await wide(page, 799)
    await expect(quote).toBeHidden()
  })
  await test.step('grain: the lines flow round the knot and meet the page’s own, from 390 to 1920 px', () =>
    expectGrain(page))
  await test.step('growth rings stand complete beside the years where motion is not wanted', () => expectRings(page))
})

test('about: what it looks like at every width', async ({ page }) => {
  await wide(page, 768)
  await visit(page, '/sobre-nosotros')
  await test.step('no photograph is drawn larger than its file at 768 and at 1280 px', () => expectUnenlarged(page))
  await test.step('the team as nine tools, each with what it is, whose, and since when', async () => {
    await wide(page)
    const tools = main(page).getByRole('region', { name: 'Quién hay en el taller.' }).getByRole('listitem')
    await expect(tools).toHaveCount(9)
    for (const tool of await tools.all()) {
      await expect(tool.getByRole('heading', { level: 3 })).toHaveText(/^(El|La|Los) /)
      await expect(tool.getByText(/^Desde \d{4}$/)).toHaveCount(1)
    }
    // One plank, from the first line to the last: eight as wide as each other, the founder's as tall as both rows beside it.
    const [founder, ...others] = await Promise.all((await tools.getByRole('img').all()).map(boxOf))
    expect(await offLines(page, tools.getByRole('img'), ['left'])).toEqual([])
    expect(await offLines(page, tools.getByRole('img').last(), ['right'])).toEqual([])
    for (const { width, height } of others) expect(width / height).toBeCloseTo(1, 1)
    expect(new Set(others.map(({ width }) => Math.round(width))).size).toBe(1)
    expect((founder?.y ?? 0) + (founder?.height ?? 0)).toBeCloseTo(
      (others.at(-1)?.y ?? 0) + (others.at(-1)?.height ?? 0),
      0,
    )
  })
  await test.step('grain: the lines flow round the knot and meet the page’s own, from 390 to 1920 px', () =>
    expectGrain(page))
  await test.step('growth rings stand complete beside the years where motion is not wanted', () => expectRings(page))
})

/** What follows the opening of each trade, from top to bottom, and where a photograph goes from edge to edge. */
const orders: Record<string, string[]> = {
  '/carpinteria': [
    'Una escalera, en sección',
    'Cuidados',
    'Proceso',
    'foto',
    'Cada hueco, su precio.',
    'Así pueden quedar.',
  ],
  '/ebanisteria': [
    'Un cajón, despiezado',
    'Cocinas',
    'Proceso',
    'foto',
    'Lo que cuesta un mueble.',
    'Así pueden quedar.',
  ],
  '/fabricacion': [
    'Por pieza y por serie.',
    'De la pieza suelta a la serie',
    'Una cocina, en un tablero',
    'Tablón y tablero',
    'Embalaje',
    'foto',
    'Proceso',
    'foto',
  ],
  '/instalacion-industrial': [
    'Proceso',
    'foto',
    'La cabina',
    'Un lacado, por dentro',
    'foto',
    'Por metro y por puerta.',
  ],
  '/restauracion': [
    'Carcoma',
    'Otro arcón, a examen',
    'foto',
    'Sillas de enea',
    'Proceso',
    'Lo que cuesta arreglarlo.',
  ],
  '/interiorismo': [
    'Así pueden quedar.',
    'El plano',
    'foto',
    'La tabla de muestras',
    'Proceso',
    'foto',
    'La estancia, en cifras.',
  ],
}

for (const address of services)
  test(`${address}: what it looks like at every width`, async ({ page }) => {
    test.slow()
    await wide(page, 768)
    await visit(page, address)
    await test.step('no photograph is drawn larger than its file at 768 and at 1280 px', () => expectUnenlarged(page))
    await test.step('number, title and teaser on one line, and the first picture whole in a laptop’s first screen', async () => {
      await wide(page, 1280, 850)
      await scrollTo(page, 0)
      const head = main(page).locator('header').first()
      const title = head.getByRole('heading', { level: 1 })
      const [number, teaser] = [head.locator('> p').first(), head.locator('> p').last()]
      const lines = await linesOf(page)
      for (const [part, from, to] of [
        [number, 0, 1],
        [title, 1, 4],
        [teaser, 4, 6],
      ] as const) {
        const { left, right } = await part.evaluate((one) => {
          const words = document.createRange()
          words.selectNodeContents(one)
          return words.getBoundingClientRect()
        })
        expect(Math.abs(left - (lines[from] ?? 0))).toBeLessThanOrEqual(6)
        expect(right).toBeLessThanOrEqual((lines[to] ?? 0) + 1)
      }
      const baseline = (part: Locator) =>
        part.evaluate((one) => {
          const mark = document.createElement('span')
          mark.style.display = 'inline-block'
          one.append(mark)
          const { bottom } = mark.getBoundingClientRect()
          mark.remove()
          return bottom
        })
      const own = await baseline(title)
      for (const part of [number, teaser]) expect(Math.abs((await baseline(part)) - own)).toBeLessThanOrEqual(1.5)
      const picture = await boxOf(
        main(page)
          .getByRole('group', { name: /^Imágenes de/ })
          .first()
          .getByRole('img')
          .first(),
      )
      expect(picture.width / picture.height).toBeCloseTo(16 / 9, 2)
      expect(picture.y + picture.height).toBeLessThanOrEqual(850)
    })
    await test.step('the plate stands beside the opening, both on the lines: a wide one as high as the opening, before the lists in two columns; an upright one as high as opening and lists', async () => {
      const lists = main(page).getByRole('complementary')
      const story = lists.locator('..')
      const image = story.locator('figure img')
      const [opening, plate] = await Promise.all([story.locator('> *').first(), image].map(boxOf))
      if (!opening || !plate) throw new Error('A service without opening or plate.')
      expect(Math.abs(plate.y - opening.y)).toBeLessThanOrEqual(1)
      expect(await offLines(page, image)).toEqual([])
      const own = await image.evaluate((one) => Number(one.getAttribute('width')) / Number(one.getAttribute('height')))
      const isUpright = own < 1
      const end = await boxOf(lists)
      if (isUpright) expect(plate.y + plate.height).toBeGreaterThanOrEqual(end.y + end.height - 60)
      else {
        const last = await boxOf(story.locator('> *').first().locator('p').last())
        const foot = Math.max(last.y + last.height, plate.y + 0.22 * 1280)
        expect(Math.abs(plate.y + plate.height - foot), 'it ends with the words').toBeLessThan(8)
      }
      const sizes = await image.evaluate((one) =>
        Number.parseFloat(/([\d.]+)vw/.exec(one.parentElement?.querySelector('source')?.sizes ?? '')?.[1] ?? ''),
      )
      expect(Math.abs((sizes / 100) * 1280 - Math.max(plate.width, plate.height * own))).toBeLessThan(50)
      expect(await offLines(page, lists.getByRole('listitem'), ['left'])).toEqual([])
      const beside = isUpright ? lists.getByRole('heading') : lists.getByRole('listitem')
      const [first, second] = [beside.first(), beside.nth(1)]
      expect((await boxOf(second)).y).toBe((await boxOf(first)).y)
    })
    await test.step('goes on in an order of its own', async () => {
      const order = orders[address] ?? []
      const shown = await main(page)
        .locator('h2, img')
        .evaluateAll((all) =>
          all.map((one) => {
            if (one instanceof HTMLHeadingElement) return one.textContent.replace(/\s+/g, ' ')
            return one.clientWidth === document.documentElement.clientWidth ? 'foto' : ''
          }),
        )
      expect(shown.filter((name) => order.includes(name) || name === 'foto')).toEqual(order)
    })
    await test.step('process: no word of a step’s name is broken', async () => {
      for (const width of [1200, 1280, 1920]) {
        await wide(page, width)
        const names = main(page)
          .getByRole('region', { name: 'Proceso', exact: true })
          .getByRole('heading', { level: 3 })
        const broken = await names.evaluateAll((all) =>
          all.flatMap(({ firstChild: text }) =>
            [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
              const range = new Range()
              range.setStart(text as Node, index)
              range.setEnd(text as Node, index + word.length)
              return range.getClientRects().length > 1 ? [word] : []
            }),
          ),
        )
        expect(await names.count()).toBeGreaterThan(2)
        expect(broken, `${width} px`).toEqual([])
      }
    })
    await test.step('slider: the whole picture, 16:9, however wide the window', async () => {
      for (const width of [1280, 1920, 2400]) {
        await wide(page, width)
        const { width: wideness, height } = await boxOf(
          main(page)
            .getByRole('group', { name: /^Imágenes de/ })
            .first()
            .getByRole('img')
            .first(),
        )
        expect(wideness / height).toBeCloseTo(16 / 9, 2)
      }
    })
    await test.step('drawing: whole at 360 and 1280 px: a number for each name, no figure cut or over another', async () => {
      for (const width of [360, 1280]) {
        await wide(page, width)
        const plate = page.locator('section').filter({ has: page.locator('svg circle + text') })
        await expect(plate.getByRole('heading', { level: 2 })).toBeVisible()
        const parts = await plate.getByRole('listitem').count()
        const found = await plate.locator('svg').evaluate((svg) => {
          const inner = svg.getBoundingClientRect()
          const texts = [...svg.querySelectorAll('text')].map((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect()
            return { words: text.textContent ?? '', left, right, top, bottom }
          })
          const isOut = (t: (typeof texts)[number]) =>
            t.left < inner.left || t.right > inner.right + 0.5 || t.top < inner.top || t.bottom > inner.bottom + 0.5
          const meets = (a: (typeof texts)[number], b: (typeof texts)[number]) =>
            a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
          const numbers = [...svg.querySelectorAll('circle + text')].map((text) => Number(text.textContent))
          return {
            numbers: numbers.sort((a, b) => a - b),
            out: texts.filter(isOut).map(({ words }) => words),
            over: texts.filter((a) => texts.some((b) => meets(a, b))).map(({ words }) => words),
          }
        })
        expect(found.numbers).toEqual(Array.from({ length: parts }, (_, k) => k + 1))
        expect(found.out).toEqual([])
        expect(found.over).toEqual([])
      }
    })
  })

for (const address of ['/inicio-servicios', '/noticias', '/como-trabajamos', '/thank-you'])
  test(`${address}: no photograph is drawn larger than its file at 768 and at 1280 px`, async ({ page }) => {
    await wide(page, 768)
    await visit(page, address)
    await expectUnenlarged(page)
  })
