import type { Locator, Page } from '@playwright/test'
import { takeTime } from '../support/enquiry.ts'
import { expect, test } from '../support/test.ts'
import { untilActive, visit } from '../support/visit.ts'

/** Opens a page of the design tool with its board at work. */
async function openBoard(page: Page, path: string) {
  await visit(page, path)
  await untilActive(page, 'DesignBoard')
}

const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
const slider = (page: Page, name: string) => page.getByRole('slider', { name: `${name}, deslizador` })
const price = (page: Page) => page.getByRole('main').locator('output')
/** Where something stands. */
const boxOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
/** What the drawing on the wide sheet measures as a whole. */
const measured = (page: Page) =>
  page.getByRole('img', { name: 'Alzado, sección y planta' }).locator('[data-measure] text').allTextContents()

test('moving a measure draws, prices and addresses the piece anew', async ({ page }) => {
  await openBoard(page, '/disena/libreria')
  const before = await price(page).textContent()
  await slider(page, 'Ancho').fill('300')
  await expect(number(page, 'Ancho')).toHaveValue('300')
  expect(await measured(page)).toContain('3000')
  await expect(price(page)).not.toHaveText(before ?? '')
  await expect(page).toHaveURL(/\/disena\/libreria\?v=1&ancho=3000&alto=2200&fondo=320&madera=roble/)
  await expect(page.getByRole('status').filter({ hasText: '300 por 220 por 32 centímetros' })).toBeAttached()
})

test('a link opens the same design, and what it says wrongly gets a sentence', async ({ page }) => {
  await openBoard(page, '/disena/mesa?v=1&ancho=2400&alto=740&fondo=1000&madera=nogal&acabado=barniz')
  await expect(number(page, 'Largo')).toHaveValue('240')
  await expect(page.getByRole('radio', { name: 'Nogal' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Barniz' })).toBeChecked()
  const wrong = ['ancho=NaN', 'ancho=-3', 'ancho=1000000000', 'v=9', `x=${'1'.repeat(3000)}`, 'interior=<img>']
  const sentences = [/«NaN»/, /«-3»/, /20 metros/, /versión «9»/, /no pasa de 2000/, /«interior» no se elige/]
  for (const [i, query] of wrong.entries()) {
    await openBoard(page, `/disena/mesa?${query}`)
    await expect(page.getByRole('alert')).toContainText(sentences[i] as RegExp)
    await expect(number(page, 'Largo')).toHaveValue('200')
    expect(await measured(page)).toContain('2000')
  }
})

test('an impossible measure gets the nearest possible one, with its reason beside the control', async ({ page }) => {
  await openBoard(page, '/disena/armario?v=1&interior=camisas&fondo=600')
  await number(page, 'Fondo').fill('40')
  await expect(number(page, 'Fondo')).toHaveAccessibleDescription(/El fondo pasa de 40 a 57,2 cm: las perchas miden/)
  expect(await measured(page)).toContain('572')
  await page.getByRole('button', { name: 'Dejarlo en 57,2 cm' }).click()
  await expect(number(page, 'Fondo')).toHaveValue('57,2')
  await expect(page.getByRole('button', { name: /Dejarlo/ })).toHaveCount(0)
  await number(page, 'Fondo').fill('')
  await expect(number(page, 'Fondo')).toHaveAccessibleDescription('Escribe una medida en cm, por ejemplo 57,2.')
})

test('a measure is understood as it is written, and asked back where it could be two', async ({ page }) => {
  await openBoard(page, '/disena/armario?v=1&ancho=2.400')
  await expect(number(page, 'Ancho')).toHaveValue('240')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await number(page, 'Ancho').fill('1,8 m')
  await number(page, 'Ancho').blur()
  await expect(number(page, 'Ancho')).toHaveValue('180')
  await number(page, 'Ancho').fill('2,4')
  await number(page, 'Ancho').blur()
  await expect(number(page, 'Ancho')).toHaveAccessibleDescription(/«2,4» se puede leer de otra manera/)
  expect(await measured(page)).toContain('1800')
  await page.getByRole('button', { name: '240 cm' }).click()
  await expect(number(page, 'Ancho')).toHaveValue('240')
  await number(page, 'Ancho').press('ArrowUp')
  await expect(number(page, 'Ancho')).toHaveValue('241')
})

test('what was done can be undone and done again, by button and by key', async ({ page }) => {
  await openBoard(page, '/disena/aparador')
  await slider(page, 'Ancho').fill('150')
  await page.getByRole('radio', { name: 'Fresno' }).check()
  // By Enter: the sheet stands lower while the header hides, and a mouse may be let go of beside the button.
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
  await expect(page.getByRole('radio', { name: 'Nogal' })).toBeChecked()
  await page.keyboard.press('Control+z')
  await expect(number(page, 'Ancho')).toHaveValue('180')
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+Shift+z')
  await page.getByRole('button', { name: 'Rehacer' }).click()
  await expect(page.getByRole('radio', { name: 'Fresno' })).toBeChecked()
  await expect(number(page, 'Ancho')).toHaveValue('150')
})

test('a builder works in millimetres', async ({ page }) => {
  await openBoard(page, '/disena/mesa')
  await page.getByRole('checkbox', { name: 'En milímetros' }).check()
  await expect(number(page, 'Largo')).toHaveValue('2000')
  await slider(page, 'Largo').focus()
  await page.keyboard.press('ArrowRight')
  await expect(number(page, 'Largo')).toHaveValue('2001')
  expect(await measured(page)).toContain('2001')
})

test('the inside of a wardrobe is arranged by columns: chosen, moved by key and by hand, added, removed', async ({
  page,
}) => {
  await openBoard(page, '/disena/armario?v=1&ancho=2400&interior=abrigos,cajones,baldas')
  const contents = () =>
    page
      .getByRole('combobox', { name: /^Columna \d$/ })
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))
  await page.getByRole('combobox', { name: 'Columna 2' }).selectOption('Zapatero')
  await page.getByRole('button', { name: /^Mover la columna 2, Zapatero/ }).focus()
  await page.keyboard.press('ArrowUp')
  expect(await contents()).toEqual(['zapatero', 'abrigos', 'baldas'])
  await expect(page.getByRole('button', { name: /^Mover la columna 1, Zapatero/ })).toBeFocused()
  const grip = await page.getByRole('button', { name: /^Mover la columna 1/ }).boundingBox()
  const last = await page.getByRole('button', { name: /^Mover la columna 3/ }).boundingBox()
  if (!grip || !last) throw new Error('The grips have no place.')
  await page.mouse.move(grip.x + 10, grip.y + 20)
  await page.mouse.down()
  await page.mouse.move(grip.x + 10, last.y + 20, { steps: 6 })
  await page.mouse.up()
  expect(await contents()).toEqual(['abrigos', 'baldas', 'zapatero'])
  await page.getByRole('button', { name: 'Añadir columna' }).click()
  await page.getByRole('button', { name: 'Quitar la columna 1' }).click()
  expect(await contents()).toEqual(['baldas', 'zapatero', 'zapatero'])
  await expect(page).toHaveURL(/interior=baldas(,|%2C)zapatero(,|%2C)zapatero/)
})

test('designs are kept on this device by name, opened again and compared', async ({ page }) => {
  await openBoard(page, '/disena/libreria')
  await page.getByText('Guardar y comparar').click()
  await page.getByRole('textbox', { name: 'Nombre del diseño' }).fill('Salón')
  await page.getByRole('button', { name: 'Guardar en este dispositivo' }).click()
  await slider(page, 'Ancho').fill('120')
  await page.getByRole('textbox', { name: 'Nombre del diseño' }).fill('Pasillo')
  await page.keyboard.press('Enter')
  await page.reload()
  await untilActive(page, 'DesignBoard')
  await page.getByText('Guardar y comparar (2)').click()
  await page.getByRole('checkbox', { name: 'Salón: Comparar' }).check()
  await page.getByRole('checkbox', { name: 'Pasillo: Comparar' }).check()
  const table = page.getByRole('table', { name: 'Comparación de dos diseños guardados' })
  await expect(table.getByRole('row', { name: /Medidas/ })).toContainText('120 × 220 × 32 cm')
  await expect(table.getByRole('row', { name: /Medidas/ })).toContainText('240 × 220 × 32 cm')
  await page.getByRole('link', { name: 'Salón' }).click()
  await expect(number(page, 'Ancho')).toHaveValue('240')
  await page.getByRole('button', { name: 'Borrar Salón' }).click()
  await expect(page.getByRole('link', { name: 'Salón' })).toHaveCount(0)
})

test('the link is copied where the browser has no sheet of its own for sharing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openBoard(page, '/disena/mesa')
  await page.getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByText('Enlace copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/disena\/mesa\?v=1&ancho=2000/)
})

test('without script the page shows the start design, its price and the enquiry', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/disena/libreria')
  await expect(page.getByRole('img', { name: 'Alzado, sección y planta' })).toBeVisible()
  await expect(price(page)).toContainText('€')
  await expect(page.getByRole('link', { name: 'Pedir presupuesto de este diseño' })).toHaveAttribute(
    'href',
    '#presupuesto',
  )
  await expect(page.getByRole('spinbutton', { name: 'Ancho' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Enviar consulta' })).toBeVisible()
  await page.close()
})

test('without script an address with measures shows those measures, once, and the enquiry takes them along', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/disena/armario?v=1&ancho=2400&alto=2400&fondo=650&frentes=correderas')
  await expect(page.getByRole('img', { name: 'Alzado, sección y planta' })).toHaveCount(1)
  expect(await measured(page)).toContain('2400')
  // By its role: text within `noscript` is none for the browser test's own search.
  const figure = page.getByRole('figure').filter({ visible: true })
  await expect(figure).toHaveCount(1)
  await expect(figure).toContainText('Armario de DM rechapado en roble, 240 × 240 × 65 cm')
  await expect(page.locator('input[name=design]')).toHaveValue(/ancho=2400&alto=2400&fondo=650/)
  await page.close()
})

test('on a phone a step can be taken back, beside the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBoard(page, '/disena/armario')
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)
  await slider(page, 'Ancho').fill('240')
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeInViewport()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(number(page, 'Ancho')).toHaveValue('180')
})

test('on a phone less than half is drawing, and the way back to the top lies over no control', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBoard(page, '/disena/armario')
  await slider(page, 'Ancho').fill('240')
  const paper = page.getByRole('figure').locator('..')
  expect((await paper.boundingBox())?.height).toBeLessThanOrEqual(0.45 * 844 + 1)
  const top = page.getByRole('button', { name: 'Volver arriba' })
  for (const y of [900, 1300, 1700, 2600]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
    await expect(top).toBeHidden()
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(top).toBeVisible()
})

test('sliding doors between walls are chosen, drawn, named and addressed', async ({ page }) => {
  await openBoard(page, '/disena/armario')
  await page.getByRole('radio', { name: 'Puertas correderas' }).check()
  await page.getByRole('radio', { name: 'Entre paredes' }).check()
  await page.getByRole('combobox', { name: 'Descuadre del hueco, en mm' }).selectOption('15')
  await page.getByRole('radio', { name: 'Melamina por dentro' }).check()
  await expect(page).toHaveURL(/frentes=correderas&.*cuerpo=melamina&montaje=empotrado&descuadre=15/)
  await expect(page.getByRole('figure')).toContainText('Armario de DM rechapado en roble, interior de melamina')
  await page.getByText('El dibujo, en palabras').click()
  // Shelves of melamine do not span two columns of 84 cm: three, and a leaf to each.
  await expect(page.getByText('Delante, 3 hojas correderas.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Pomo' })).toHaveCount(0)
})

test('on a phone the drawing stays in sight while a measure is moved', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openBoard(page, '/disena/armario')
  await slider(page, 'Fondo').scrollIntoViewIfNeeded()
  await slider(page, 'Fondo').fill('55')
  await expect(page.getByRole('img', { name: 'Alzado' })).toBeInViewport({ ratio: 0.9 })
  await expect(slider(page, 'Fondo')).toBeInViewport()
  await page.getByRole('button', { name: 'Añadir columna' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: 'Alzado' })).toBeInViewport({ ratio: 0.7 })
})

test('on a phone the views that are not in sight come one after the other, and the first again; 3D stands beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBoard(page, '/disena/armario')
  const view = (name: string) => page.getByRole('img', { name, exact: true })
  await expect(view('Sección')).toBeInViewport({ ratio: 1 })
  await expect(view('Planta')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Vista siguiente' }).click()
  await expect(view('Planta')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Vista siguiente' }).click()
  await expect(view('Alzado')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Ver en 3D' })).toBeInViewport({ ratio: 1 })
})

test('beside its controls the sheet takes its columns, its title block in the corner, and 3D stands on it', async ({
  page,
}) => {
  for (const [path, height] of [
    ['/disena/armario', 800],
    ['/disena/libreria?ancho=3600', 1000],
  ] as const) {
    await page.setViewportSize({ width: 1280, height })
    await openBoard(page, path)
    const sheet = await boxOf(page.getByRole('img', { name: 'Alzado, sección y planta' }))
    const title = await boxOf(page.getByRole('heading', { level: 1 }))
    const turn = await boxOf(page.getByRole('button', { name: 'Ver en 3D' }))
    const size = await boxOf(page.getByText(/^\d+ × \d+ × \d+ cm$/))
    const section = await boxOf(page.getByText('Sección', { exact: true }))
    expect(title.x - sheet.x - sheet.width, 'a gutter before the controls').toBeLessThan(24)
    expect(sheet.x + sheet.width - size.x, 'the block stands at the end').toBeLessThan(176)
    expect(turn.y + turn.height, 'over the names of the views').toBeLessThanOrEqual(section.y)
    expect(turn.x + turn.width).toBeLessThan(sheet.x + sheet.width)
  }
})

test('printed it is one sheet of A4 with drawing, measures, price and date', async ({ page }) => {
  await openBoard(page, '/disena/aparador')
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('figure')).toContainText('Aparador de DM rechapado en nogal, 180 × 80 × 45 cm')
  const figure = page.getByRole('figure')
  for (const words of [
    String(new Date().getFullYear()),
    'Precio orientativo con IVA',
    'Acabado: aceite',
    'vale 30 días',
  ])
    await expect(figure).toContainText(words)
  await expect(figure).toContainText(/Veta, \+34 [\d ]+/)
  await expect(figure).toContainText('/disena/aparador?v=1&ancho=1800')
  await expect(page.getByRole('spinbutton', { name: 'Ancho' })).toBeHidden()
})

test('where graphics are slow the drawing stays, with a sentence', async ({ page }) => {
  await openBoard(page, '/disena/mesa')
  await page.getByRole('button', { name: 'Ver en 3D' }).click()
  await expect(page.getByText('Este equipo no tiene gráficos para el 3D. El dibujo dice lo mismo.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Alzado, sección y planta' })).toBeVisible()
})

test('the kinds stand side by side to one scale, each a link', async ({ page }) => {
  await visit(page, '/disena')
  const list = page.getByRole('navigation', { name: 'Diseña tu mueble' })
  const widths = await list
    .locator('svg[role=img]')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width / Number(one.getAttribute('viewBox')?.split(' ')[2])),
    )
  for (const scale of widths) expect(scale).toBeCloseTo(widths[0] as number, 2)
  await expect(page.getByRole('button', { name: 'Enviar consulta' }), 'the page ends with the enquiry').toBeVisible()
  await list.getByRole('link', { name: 'Aparador' }).click()
  await expect(page).toHaveURL(/\/disena\/aparador$/)
})

test('only the pages of the kinds may follow the room that a camera sees', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['permissions-policy']
  expect(await policyOf('/disena/mesa')).toContain('xr-spatial-tracking=(self)')
  for (const path of ['/', '/disena', '/contacto']) expect(await policyOf(path)).toContain('xr-spatial-tracking=()')
})

test('by keyboard alone: to the measures, along them, to the price and into the enquiry', async ({ page }) => {
  await openBoard(page, '/disena/libreria')
  await page.getByRole('link', { name: 'Saltar al contenido' }).focus()
  await page.keyboard.press('Enter')
  const reach = async (name: RegExp) => {
    const nameOf = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          (document.activeElement as HTMLInputElement)?.labels?.[0]?.textContent ??
          document.activeElement?.textContent ??
          '',
      )
    for (let i = 0; i < 60 && !name.test(await nameOf()); i++) await page.keyboard.press('Tab')
    expect(await nameOf()).toMatch(name)
  }
  await reach(/^Ancho, deslizador$/)
  await page.keyboard.press('PageUp')
  await expect(number(page, 'Ancho')).not.toHaveValue('240')
  await reach(/^Roble$/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Nogal' })).toBeChecked()
  await reach(/^Pedir presupuesto de este diseño$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#presupuesto$/)
})

test('the enquiry takes the design along, and the server keeps what it reckons itself', async ({ page }) => {
  await openBoard(page, '/disena/mesa')
  await slider(page, 'Largo').fill('220')
  await page.getByRole('link', { name: 'Pedir presupuesto de este diseño' }).click()
  await untilActive(page, 'EnquiryForm')
  await page
    .getByRole('textbox', { name: /Nombre/ })
    .last()
    .fill('Ana')
  await page.getByRole('textbox', { name: /Correo/ }).fill('ana@example.es')
  await takeTime(page)
  const sending = page.waitForRequest('**/api/submit')
  await page.getByRole('button', { name: 'Enviar consulta' }).click()
  const body = (await sending).postData() ?? ''
  expect(body).toMatch(/name="design"\r\n\r\n\/disena\/mesa\?v=1&ancho=2200&/)
  expect(body).not.toContain('€')
})
