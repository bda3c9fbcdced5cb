import type { Page } from '@playwright/test'
import { faultsAtWidths } from '../support/axe.ts'
import { startDeskServer } from '../support/server/desk.ts'
import { expect, test } from '../support/test.ts'

const started: { stop: () => Promise<void> }[] = []
test.afterEach(async ({ page }) => {
  await page.close()
  for (const part of started.splice(0)) await part.stop()
})

/** The desk's texts on a server of the test's own, with an empty draft. */
async function openTexts(page: Page, path = '') {
  const server = await startDeskServer()
  started.push(server)
  const goTo = (text: string) => page.goto(`${server.address}/taller/textos${text && `/${text}`}`)
  const read = async (text: string) =>
    (await server.ask(`words/text?path=${encodeURIComponent(text)}`)).json() as Promise<{
      value: Record<string, unknown>
      body?: string
      version: string
    }>
  /** What somebody else saves meanwhile. */
  const saveAsLuis = async (text: string, change: (value: Record<string, unknown>) => Record<string, unknown>) => {
    const { value, body, version } = await read(text)
    const headers = { 'Content-Type': 'application/json', cookie: 'test=helper' }
    const saved = JSON.stringify({ path: text, value: change(value), body, version })
    return server.ask('words/text', { method: 'PUT', body: saved, headers })
  }
  await goTo(path)
  return { server, goTo, read, saveAsLuis }
}

const fold = (page: Page, name: string | RegExp) => page.locator('summary').filter({ hasText: name }).first()
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true })
const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Guardado en el borrador' })).toBeVisible()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('a price is found, changed and saved', async ({ page }) => {
  const desk = await openTexts(page)
  await page.getByLabel('Buscar un texto').fill('precios, plazos')
  await page.getByRole('link', { name: /Condiciones y precios/ }).click()
  await expect(heading(page, 'Condiciones y precios')).toBeFocused()
  await fold(page, 'Precios por servicio').click()
  await fold(page, /^Servicios/).click()
  await fold(page, /^1\s*Carpintería/).click()
  await fold(page, /^Precios\d+ precios/).click()
  await fold(page, /^1\s*Puerta de paso lacada/).click()
  const price = page.getByLabel('Precio desde')
  await expect(price).toHaveValue('590')
  await price.fill('612,50')
  await expect(page.getByText('1 cambio sin guardar.')).toBeVisible()
  await save(page).click()
  await isSaved(page)
  const { value } = await desk.read('conditions.yaml')
  expect(value).toHaveProperty('services.items.0.prices.0.from', 612.5)
  await page.getByRole('link', { name: /Todos los textos/ }).click()
  await expect(page.getByRole('link', { name: /^Condiciones y precios/ })).toContainText('sin publicar')
})

test('a word inside a text is found and opened at its field', async ({ page }) => {
  await openTexts(page)
  await page.getByLabel('Buscar un texto').fill('Armario empotrado')
  const hits = page.getByRole('region', { name: 'Dentro de los textos' })
  await hits
    .getByRole('link', { name: /^Armario empotrado/ })
    .first()
    .click()
  await expect(page.getByLabel('Qué es', { exact: true })).toBeFocused()
})

test('in «Precios» a price is typed as Spaniards write it; a change by more than a half is asked', async ({ page }) => {
  const desk = await openTexts(page)
  await page.goto(`${desk.server.address}/taller/precios`)
  const price = page.getByLabel('Puerta de paso lacada')
  await expect(price).toHaveValue('590')
  await price.fill('1.700')
  await save(page).click()
  const asked = page.getByRole('dialog', { name: '¿Seguro de este precio?' })
  await expect(asked).toContainText(/Carpintería · Puerta de paso lacada · Precio desde\s*590\s€ → 1\.700\s€/)
  await asked.getByRole('button', { name: 'Volver a mirarlo' }).click()
  expect((await desk.read('conditions.yaml')).value).toHaveProperty('services.items.0.prices.0.from', 590)
  await save(page).click()
  await asked.getByRole('button', { name: 'Sí, guardar' }).click()
  await isSaved(page)
  await expect(price).toHaveValue('1.700')
  await price.fill('1700,5')
  await price.blur()
  await expect(price).toHaveValue('1.700,50')
  expect((await desk.read('conditions.yaml')).value).toHaveProperty('services.items.0.prices.0.from', 1700)
  await price.fill('1,750')
  await expect(page.getByText('se puede leer de dos maneras')).toBeVisible()
  await page.getByRole('button', { name: '1.750 €' }).click()
  await expect(price).toHaveValue('1.750')
  await save(page).click()
  await isSaved(page)
  await page.getByRole('link', { name: 'Los del diseñador de muebles' }).click()
  await page.getByLabel('Buscar un precio').fill('cerezo')
  await expect(page.getByLabel('Precio por m³')).toHaveValue('3.100')
  await page.goto(`${desk.server.address}/taller/publicar`)
  const change = page.getByRole('listitem').filter({ hasText: 'Condiciones y precios' }).first()
  await expect(change).toContainText(/Carpintería · Puerta de paso lacada · Precio desde\s*590\s€ → 1\.750\s€/)
})

test('a telephone without its prefix gets it', async ({ page }) => {
  const desk = await openTexts(page, 'settings.yaml')
  await fold(page, 'Teléfono, correo y horario').click()
  await page.getByLabel('Teléfono', { exact: true }).fill('925 16 00 00')
  await save(page).click()
  await isSaved(page)
  expect((await desk.read('settings.yaml')).value).toHaveProperty('contact.phone', '+34 925 16 00 00')
})

test('a list is put in another order with the keyboard alone', async ({ page }) => {
  const desk = await openTexts(page, 'services/01-carpinteria.md')
  const before = (await desk.read('services/01-carpinteria.md')).value.woods as string[]
  await fold(page, 'Maderas').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ordenar' }).focus()
  await page.keyboard.press('Enter')
  const down = page.getByRole('button', { name: `Bajar ${before[0]}` })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${before[0]}: ahora es madera 2 de 4.`)).toBeAttached()
  await expect(down).toBeFocused()
  await page.keyboard.press('Control+s')
  await isSaved(page)
  const after = (await desk.read('services/01-carpinteria.md')).value.woods
  expect(after).toEqual([before[1], before[0], ...before.slice(2)])
})

test('entries are added and taken away', async ({ page }) => {
  const desk = await openTexts(page, 'holidays.yaml')
  const before = (await desk.read('holidays.yaml')).value.days as unknown[]
  await fold(page, 'Días cerrados').click()
  await fold(page, /^1/).click()
  await page.getByRole('button', { name: /^Quitar día 1:/ }).click()
  await page.getByRole('button', { name: 'Añadir día' }).click()
  await page.getByLabel('Día', { exact: true }).fill('2027-08-16')
  await page.getByLabel('Qué se celebra').fill('Vacaciones')
  await save(page).click()
  await isSaved(page)
  const after = (await desk.read('holidays.yaml')).value.days as unknown[]
  expect(after).toEqual([...before.slice(1), { date: '2027-08-16', name: 'Vacaciones' }])
})

test('a text is written with the toolbar and read as the site will show it; scripts are words', async ({ page }) => {
  const desk = await openTexts(page, 'news/01-armonia.md')
  const area = page.getByRole('textbox', { name: 'Texto', exact: true })
  await area.fill('Roble')
  await area.selectText()
  await page.getByRole('button', { name: 'Negrita' }).click()
  await expect(area).toHaveValue('**Roble**')
  await area.press('Control+End')
  await area.pressSequentially('\nVer ')
  await page.getByRole('button', { name: 'Enlace' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Contacto/ })
    .click()
  await expect(area).toHaveValue('**Roble**\nVer [Contacto](/contacto)')
  await area.press('Control+End')
  await page.getByRole('button', { name: 'Foto', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Buscar por lo que se ve').fill('puerta de entrada en roble')
  await page.getByRole('dialog').getByRole('button', { name: 'Puerta de entrada en roble' }).click()
  await expect(area).toHaveValue(/!\[\]\(photo:puerta-roble\)/)
  const view = page.getByRole('region', { name: 'Cómo se verá' })
  await expect(view.locator('strong')).toHaveText('Roble')
  await expect(view.locator('figure img')).toBeVisible()
  await expect(view.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', '/contacto')
  await area.press('Control+End')
  await area.pressSequentially('<img src=x onerror="document.title=1"><script>document.title=2</script>')
  await expect(view).toContainText('onerror="document.title=1"')
  await expect(view.locator('img[src=x], script')).toHaveCount(0)
  await save(page).click()
  await isSaved(page)
  expect((await desk.read('news/01-armonia.md')).body).toMatch(/^\*\*Roble\*\*\nVer \[Contacto\]/)
})

test.describe('what the server refuses', () => {
  test.use({ allowConsoleErrors: true })

  test('leads to its field, and nothing that was typed is lost', async ({ page }) => {
    const desk = await openTexts(page, 'services/01-carpinteria.md')
    await page.getByLabel('Descripción para buscadores').fill('Corta.')
    await fold(page, 'Preguntas').click()
    await fold(page, /^2/).click()
    await page.getByLabel('Respuesta').fill('')
    await fold(page, 'Preguntas').click()
    await save(page).click()
    const problems = page.getByRole('region', { name: 'Falta corregir 2 cosas' })
    await expect(problems).toContainText('Tiene que llevar entre 70 y 160 caracteres.')
    await problems.getByRole('link', { name: 'Preguntas, 2 · Respuesta' }).click()
    const answer = page.getByLabel('Respuesta')
    await expect(answer).toBeFocused()
    await expect(answer).toHaveAccessibleDescription('No puede quedar vacío.')
    await page.getByLabel('Resumen').fill('Puertas que cierran.')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('taller.textos.services/01-carpinteria.md')))
      .toContain('Puertas que cierran.')
    await desk.goTo('services/01-carpinteria.md')
    await expect(page.getByLabel('Resumen')).toHaveValue('Puertas que cierran.')
    await expect(page.getByText('Recuperado: 3 cambios sin guardar.')).toBeVisible()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect(page.getByLabel('Resumen')).toHaveValue(/^Puertas y ventanas/)
  })

  test('two at the same text: who comes second is shown both, and chooses', async ({ page }) => {
    const desk = await openTexts(page, 'testimonials.yaml')
    await page.getByLabel('Antetítulo', { exact: true }).fill('Lo mío')
    await fold(page, 'Opiniones').click()
    await fold(page, /^1/).click()
    await page.getByLabel('Quién la firma').fill('Ana')
    await desk.saveAsLuis('testimonials.yaml', (value) => ({ ...value, kicker: 'Lo de Luis', note: 'Nota de Luis' }))
    await save(page).click()
    const conflict = page.getByRole('region', { name: 'Luis Gil ha guardado este texto mientras lo escribías' })
    await expect(conflict.getByRole('group')).toHaveCount(1)
    await expect(conflict.getByRole('group', { name: 'Antetítulo' })).toContainText('Lo de Luis')
    await expect(conflict.getByRole('button', { name: 'Guardar así' })).toBeDisabled()
    await conflict.getByLabel(/^Lo tuyo/).check()
    await conflict.getByRole('button', { name: 'Guardar así' }).click()
    await isSaved(page)
    expect((await desk.read('testimonials.yaml')).value).toMatchObject({
      kicker: 'Lo mío',
      note: 'Nota de Luis',
      quotes: [{ author: 'Ana' }, {}, {}],
    })
    await expect(page.getByLabel('Cómo comprobáis las opiniones')).toHaveValue('Nota de Luis')
  })

  test('without a line the text stays, and can be saved when it is back', async ({ page, context }) => {
    const desk = await openTexts(page, 'shell.yaml')
    await page.getByLabel('Saludo del panel lateral').fill('Pasa y mira')
    await context.setOffline(true)
    await save(page).click()
    await expect(page.getByText(/^No hay conexión/)).toBeVisible()
    await context.setOffline(false)
    await save(page).click()
    await isSaved(page)
    expect((await desk.read('shell.yaml')).value).toMatchObject({ greeting: 'Pasa y mira' })
  })
})

test('a project is added and taken away again', async ({ page }) => {
  const desk = await openTexts(page)
  await page.getByRole('button', { name: 'Añadir un trabajo' }).click()
  await page.getByLabel('Título').fill('Banco de fresno, Toledo')
  await page.getByRole('button', { name: 'Crear' }).click()
  await expect(heading(page, 'Banco de fresno, Toledo')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Escalera de fresno' }).first().click()
  await page.getByLabel('Ebanistería').check()
  await save(page).click()
  await isSaved(page)
  expect((await desk.read('projects/11-banco-de-fresno-toledo.md')).value).toMatchObject({
    img: 'escalera-fresno',
    tag: 'carpinteria ebanisteria',
  })
  await page.getByRole('button', { name: 'Quitar este texto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click()
  await expect(heading(page, 'Textos')).toBeVisible()
  await expect(page.getByRole('link', { name: /Banco de fresno/ })).toHaveCount(0)
})

test('another address says what becomes of the old one, and is taken back with one press', async ({ page }) => {
  await openTexts(page, 'services/01-carpinteria.md')
  await fold(page, 'Dirección y orden').click()
  const address = page.getByLabel('Dirección de la página')
  await address.fill('carpinteros')
  const fate = page.getByText('la página dejará de estar en /carpinteria.')
  await expect(fate).toContainText('La dirección de antes no lleva a la nueva')
  await page.getByRole('button', { name: 'Dejarla en /carpinteria' }).click()
  await expect(fate).toBeHidden()
  await expect(address).toHaveValue('carpinteria')
})

test.describe('what is filled in', () => {
  test.use({ allowConsoleErrors: true })

  test('a mail says beside each field what may be filled in there, and what it stands for', async ({ page }) => {
    await openTexts(page, 'mails.yaml')
    await fold(page, 'Al taller, cuando alguien añade fotos').click()
    await page.getByLabel(/^Asunto\{name\} \{number\} \{count\}$/).fill('Fotos de {nombre}')
    await save(page).click()
    await expect(page.getByRole('link', { name: 'Al taller, cuando alguien añade fotos · Asunto' })).toBeVisible()
    await expect(page.getByText('entre llaves solo valen {name}, {number}, {count}.').first()).toBeVisible()
    await fold(page, 'Lo que se rellena solo').click()
    await expect(page.getByText('cuántas son')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^Veta$/ })).toBeVisible()
  })
})

test('a gap of the launch list and a change to be published lead to their text', async ({ page }) => {
  const { server } = await openTexts(page, 'shell.yaml')
  await page.getByLabel('Saludo del panel lateral').fill('Pasa y mira')
  await save(page).click()
  await isSaved(page)
  await page.goto(`${server.address}/taller/publicar`)
  await page.getByRole('link', { name: 'Cabecera y pie' }).click()
  await expect(heading(page, 'Cabecera y pie')).toBeVisible()
  await page.goto(`${server.address}/taller/lanzamiento`)
  await page.getByRole('link', { name: /^Falta el teléfono/ }).click()
  await expect(heading(page, 'Ajustes')).toBeVisible()
  await expect(page.getByLabel('Teléfono', { exact: true })).toBeFocused()
})

test('a link leads to one field', async ({ page }) => {
  await openTexts(page, 'settings.yaml#contact.phone')
  await expect(page.getByLabel('Teléfono', { exact: true })).toBeFocused()
})

test('axe finds nothing and nothing is cut at any width, in both themes', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 850 })
  const desk = await openTexts(page)
  await expect(heading(page, 'Textos')).toBeVisible()
  expect(await faultsAtWidths(page)).toEqual([])
  await desk.goTo('services/01-carpinteria.md')
  for (const name of ['Fotos', 'Maderas', 'Pasos del encargo', 'Dirección y orden']) await fold(page, name).click()
  await fold(page, /^1\s*Medimos/).click()
  await page.getByRole('button', { name: 'Ordenar' }).first().click()
  expect(await faultsAtWidths(page)).toEqual([])
  await desk.goTo('settings.yaml')
  await fold(page, 'Teléfono, correo').click()
  await fold(page, /^Horario1 tramo/).click()
  await fold(page, /^1\s*Lunes/).click()
  expect(await faultsAtWidths(page)).toEqual([])
})
