import type { Page } from '@playwright/test'
import { isExpanded } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('search', { name: 'Buscar en el sitio' })
const field = (page: Page) => box(page).getByRole('combobox', { name: 'Buscar en el sitio' })
const options = (page: Page) => box(page).getByRole('option')
const status = (page: Page) => box(page).getByRole('status')
const main = (page: Page) => page.getByRole('main')

async function openBox(page: Page) {
  await visit(page, '/contacto')
  await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).first().click()
  await expect(field(page)).toBeFocused()
}

test('search box: one field named search with the placeholder Search..., opened and closed by its icon', async ({
  page,
}) => {
  await openBox(page)
  await expect(field(page)).toHaveAttribute('name', 'search')
  await expect(field(page)).toHaveAttribute('placeholder', 'Search...')
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
  const icon = page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).first()
  await expect(icon).toBeFocused()
  expect(await isExpanded(page, /^Buscar$/)).toBe(false)
  await icon.click()
  await expect(box(page)).toBeVisible()
  expect(await isExpanded(page, /^Buscar$/)).toBe(true)
  await icon.click()
  await expect(box(page)).toBeHidden()
})

test('search while typing: results over services, news, pages and works, their number announced', async ({ page }) => {
  await openBox(page)
  for (const [words, first] of [
    ['ebanisteria', 'Ebanistería'],
    ['cookies', 'Política de cookies'],
    ['armonia', 'La armonía entre la madera y el diseño de interiores'],
    ['pergola', 'Pérgola de castaño'],
    ['sobre nosotros', 'Sobre Nosotros'],
  ] as const) {
    await field(page).fill(words)
    await expect(options(page).first()).toContainText(first)
    await expect(status(page)).toHaveText(new RegExp(`^${await options(page).count()} resultados? para «${words}»$`))
  }
})

test('search while typing: accents and capitals do not matter', async ({ page }) => {
  await openBox(page)
  for (const words of ['restauracion', 'Restauración', 'RESTAURACIÓN']) {
    await field(page).fill(words)
    await expect(options(page).first()).toContainText('Restauración')
  }
})

test('search while typing: one typing mistake is tolerated', async ({ page }) => {
  await openBox(page)
  for (const [words, expected] of [
    ['ebanisteira', 'Ebanistería'],
    ['carpinterio', 'Carpintería'],
    ['restuaracion', 'Restauración'],
    ['escalra', 'Escalera de fresno'],
    ['pregola', 'Pérgola de castaño'],
    ['robel', 'Puerta de entrada en roble'],
    ['nogl', 'Aparador de nogal'],
  ] as const) {
    await field(page).fill(words)
    await expect(options(page).filter({ hasText: expected }).first()).toBeVisible()
  }
})

test('search while typing: nothing found is said', async ({ page }) => {
  await openBox(page)
  await field(page).fill('xilófono')
  await expect(status(page)).toHaveText('Sin resultados para «xilófono». Prueba con otra palabra.')
  await expect(options(page)).toHaveCount(0)
})

test('search while typing: arrow keys choose, Enter opens the page and closes the box', async ({ page }) => {
  await openBox(page)
  await page.keyboard.type('interior')
  // Their sheet comes with them.
  await expect(options(page).first()).toHaveCSS('display', 'grid')
  await expect(options(page).nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const id = (await options(page).first().getAttribute('id')) ?? ''
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id)
  await page.keyboard.press('ArrowUp')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/interiorismo$/)
  await expect(box(page)).toBeHidden()
})

test('Enter without a choice sends the field search to /buscar', async ({ page }) => {
  await openBox(page)
  await page.keyboard.type('roble')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/buscar\?search=roble$/)
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ resultados para «roble»$/)
})

test('the index is loaded on first use only', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/search-index|minisearch/.test(request.url())) asked.push(request.url())
  })
  await openBox(page)
  expect(asked).toEqual([])
  await field(page).fill('roble')
  await expect(options(page).first()).toBeVisible()
  await field(page).fill('nogal')
  await expect(status(page)).toContainText('«nogal»')
  expect(asked.filter((address) => address.includes('search-index'))).toHaveLength(1)
})

test.describe('without an index', () => {
  test.use({ allowConsoleErrors: true })
  test('the box says so, and searches again when the line is back', async ({ page }) => {
    await openBox(page)
    await page.route('**/search-index.json', (route) => route.abort())
    await field(page).fill('roble')
    await expect(status(page)).toContainText('La búsqueda no responde')
    await page.unroute('**/search-index.json')
    await field(page).fill('nogal')
    await expect(options(page).first()).toBeVisible()
  })
})

test('a work that is found leads to its place on the page of its trade', async ({ page }) => {
  await openBox(page)
  await field(page).fill('pergola')
  await options(page).filter({ hasText: 'Pérgola de castaño' }).click()
  await expect(page).toHaveURL(/\/carpinteria#pergola-jardin$/)
  await expect(page.getByRole('button', { name: 'Ampliar: Pérgola de castaño. Recreación 3D' })).toBeInViewport()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`/buscar ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('answers a query and keeps it in the field', async ({ page }) => {
      await page.goto('/buscar?search=restauracion')
      await expect(main(page).getByRole('status')).toHaveText(/^\d+ resultados para «restauracion»$/)
      const first = main(page).getByRole('region', { name: 'Búsqueda' }).getByRole('listitem').first()
      await expect(first).toContainText('Restauración')
      await expect(first.getByRole('link')).toHaveAttribute('href', '/restauracion')
      await expect(main(page).getByRole('searchbox', { name: '¿Qué buscas?' })).toHaveValue('restauracion')
    })

    test('tolerates a typing mistake, ignores accents, says when there is nothing', async ({ page }) => {
      await page.goto('/buscar?search=EBANISTEIRA')
      await expect(
        main(page)
          .getByRole('link', { name: /Ebanistería/ })
          .first(),
      ).toBeVisible()
      await page.goto('/buscar?search=xil%C3%B3fono')
      await expect(main(page).getByRole('status')).toHaveText(
        'Sin resultados para «xilófono». Prueba con otra palabra.',
      )
    })

    test('the form of what is looked for comes with the best hit; what only mentions it opens by its row', async ({
      page,
    }) => {
      await page.goto('/buscar?search=mesa')
      const form = main(page).getByRole('link', { name: 'Pide presupuesto Mesa' })
      await expect(form).toHaveAttribute('href', '/presupuesto?servicio=mesa')
      // A price is one of a piece: the tool's opens with other measures than the list names.
      await expect(main(page).getByText(/^\d+\s×\s\d+\s×\s\d+\scm, roble\smacizo$/)).toBeVisible()
      const rest = main(page).getByRole('link', { name: 'Sobre Nosotros', exact: true })
      await expect(rest.last()).toBeHidden()
      await main(page)
        .getByText(/^Otros \d+ resultados$/)
        .click()
      await expect(rest.last()).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'Pide presupuesto paso a paso' })).toBeVisible()
      await form.click()
      await expect(page).toHaveURL(/\/presupuesto\?servicio=mesa/)
    })

    test('shows a query with signs as what it is', async ({ page }) => {
      await page.goto(`/buscar?search=${encodeURIComponent('<img src=x onerror=alert(1)> "roble"')}`)
      await expect(main(page).getByRole('status')).toContainText('<img src=x onerror=alert(1)> "roble"')
      await expect(main(page).locator('img[src=x]')).toHaveCount(0)
      await expect(main(page).getByRole('searchbox')).toHaveValue('<img src=x onerror=alert(1)> "roble"')
    })

    test('asks again from its own field', async ({ page }) => {
      await page.goto('/buscar')
      await main(page).getByRole('searchbox', { name: '¿Qué buscas?' }).fill('nogal')
      await main(page).getByRole('button', { name: 'Buscar' }).click()
      await expect(page).toHaveURL(/\/buscar\?search=nogal$/)
      await expect(main(page).getByRole('status')).toHaveText(/^\d+ resultados para «nogal»$/)
    })
  })
}

for (const path of ['/home-2', '/home-3', '/shop-1'])
  test(`${path}: search while typing, in English: results over the English pages, their number announced`, async ({
    page,
  }) => {
    await visit(page, path)
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Search', exact: true }).first().click()
    const field = header.getByRole('combobox', { name: 'Search the site' })
    await field.fill('chair')
    const found = header.getByRole('listbox', { name: 'Results' }).getByRole('option')
    await expect(found.filter({ hasText: 'A chair before it is a chair' }).first()).toBeVisible()
    await expect(header.getByRole('search').getByRole('status')).toHaveText(/^\d results for “chair”$/)
    await field.fill('zeppelin')
    await expect(header.getByRole('search').getByRole('status')).toHaveText(
      'No results for “zeppelin”. Try another word.',
    )
    await field.fill('team')
    await found.filter({ hasText: 'Team' }).first().click()
    await expect(page).toHaveURL(/\/team/)
  })

test('search box: a text field, which Escape empties, and the next Escape closes the box', async ({ page }) => {
  await openBox(page)
  await expect(field(page)).toHaveAttribute('type', 'text')
  await page.keyboard.type('roble')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(options(page)).toHaveCount(0)
  await expect(box(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
})

test('English pages: the search ends in English, and finds the English pages only', async ({ page }) => {
  await visit(page, '/home-3')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Search', exact: true }).first().click()
  const english = header.getByRole('combobox', { name: 'Search the site' })
  await expect(english).toHaveAttribute('placeholder', 'Search...')
  await english.fill('ladder-back chair')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ results? for “ladder-back chair”$/)
  await expect(main(page).getByRole('searchbox', { name: 'What are you looking for?' })).toHaveValue(
    'ladder-back chair',
  )
  await main(page).getByRole('link', { name: /Shop/ }).first().click()
  await expect(page).toHaveURL(/\/shop-/)
})

test.describe('/buscar without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('leads to trades, workshop and design tool before a word is looked for', async ({ page }) => {
    await page.goto('/buscar')
    for (const name of ['Servicios', 'El taller', 'Diseña tu mueble'])
      expect(await main(page).getByRole('navigation', { name }).getByRole('link').count()).toBeGreaterThan(3)
    await expect(main(page).getByRole('link', { name: 'Cómo trabajamos' })).toHaveAttribute('href', '/como-trabajamos')
  })
})

test.describe('/search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('leads to workshop, shop and journal, answers in English, and says when there is nothing', async ({ page }) => {
    await page.goto('/search')
    for (const name of ['The workshop', 'In the shop', 'In the journal'])
      expect(await main(page).getByRole('navigation', { name }).getByRole('link').count()).toBeGreaterThan(3)
    await main(page).getByRole('searchbox', { name: 'What are you looking for?' }).fill('founder')
    await main(page).getByRole('button', { name: 'Search' }).click()
    await expect(main(page).getByRole('status')).toHaveText(/^\d+ results? for “founder”$/)
    await expect(main(page).getByRole('link', { name: 'Team Andrés Villarta' })).toBeVisible()
    await page.goto('/search?search=armario')
    await expect(main(page).getByRole('status')).toHaveText('No results for “armario”. Try another word.')
  })
})
