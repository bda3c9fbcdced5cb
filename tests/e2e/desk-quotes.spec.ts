import type { Page } from '@playwright/test'
import { faultsIn } from '../support/axe.ts'
import { quoteSettings } from '../support/quotes.ts'
import { startDeskServer } from '../support/server/desk.ts'
import { ana } from '../support/server/server.ts'
import { startSmtp } from '../support/server/smtp.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

let smtp: Awaited<ReturnType<typeof startSmtp>>
let server: Awaited<ReturnType<typeof startDeskServer>>
test.beforeAll(async () => {
  smtp = await startSmtp()
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Veta web <web@veta.example>', MAIL_TO: 'taller@veta.example' }
  server = await startDeskServer(mail, { settings: quoteSettings() })
})
test.afterEach(({ page }) => page.close())
test.afterAll(async () => {
  await server.stop()
  await smtp.stop()
})

/** Lets somebody write, and opens the enquiry. */
async function openEnquiry(page: Page, name: string) {
  await server.submit({ ...ana, name, phone: '600112233', message: 'Una librería', page: '/ebanisteria' })
  const enquiry = (await server.enquiries()).find((row) => row.name === name)
  await page.goto(`${server.address}/taller/consultas/${enquiry?.id}`)
}
const begin = (page: Page) => page.getByRole('button', { name: 'Hacer presupuesto' })
const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })
const kept = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Guardado.' })).toBeVisible()
const clean = async (page: Page) => expect(await faultsIn(page)).toEqual([])

/** What a thumb takes: a second and a half for a tap, three tenths for a letter. */
const seconds = { tap: 1.5, letter: 0.3 }

test('a quote with three typed lines leaves the phone within twelve taps and ninety seconds', async ({ page }) => {
  await openEnquiry(page, 'Eva Sanz')
  await begin(page).waitFor()
  await page.evaluate(() => {
    const counts = { taps: 0, letters: 0 }
    Object.assign(window, { counts })
    addEventListener('pointerup', () => counts.taps++, true)
    addEventListener('keydown', () => counts.letters++, true)
  })
  const type = (text: string) => page.keyboard.type(text)
  const focused = (name: string) => expect(page.getByRole('textbox', { name }).last()).toBeFocused()
  await begin(page).tap()
  await page.getByRole('button', { name: 'Añadir línea' }).tap()
  for (const [at, [text, price]] of Object.entries([
    ['Librería de roble, 2,4 m', '2.900'],
    ['Cuatro puertas bajas', '382'],
    ['Montaje', '180,50'],
  ] as const)) {
    await focused('Concepto')
    await type(`${text}\n`)
    await focused('Precio con IVA (€)')
    await type(at === '2' ? price : `${price}\n`)
  }
  await page.getByLabel('Título').tap()
  await type('Librería')
  await page.getByLabel('Trabajos y materiales').tap()
  await type('Roble rechapado, aceite duro mate')
  await page.getByLabel('Dirección donde se monta').tap()
  await type('Calle Mayor 4, 45300 Ocaña')
  await page.getByLabel('Pueblo o ciudad').tap()
  await type('Ocaña')
  await send(page).tap()
  await page.getByRole('button', { name: 'Enviar ahora' }).tap()
  await expect(page.getByText(/^Enviado el/)).toBeVisible()
  const { taps, letters } = await page.evaluate(
    () => (window as unknown as { counts: { taps: number; letters: number } }).counts,
  )
  test.info().annotations.push({ type: 'taps', description: `${taps} taps, ${letters} letters` })
  expect(taps).toBeLessThanOrEqual(12)
  expect(taps * seconds.tap + letters * seconds.letter).toBeLessThanOrEqual(90)
  await expect(page.getByText(/^Versión 1, .*3\.462,50\s€/)).toBeVisible()
  await expect.poll(() => smtp.taken.some(({ to }) => to.includes('ana@example.es'))).toBe(true)
})

test('lines come from the price list, what is missing leads to its field, and a reduced VAT says its condition', async ({
  page,
}) => {
  await openEnquiry(page, 'Luz Vega')
  await begin(page).tap()
  await page.getByRole('button', { name: 'De mis precios' }).tap()
  await clean(page)
  await page.getByRole('checkbox', { name: /Puerta de paso lacada/ }).tap()
  await page.getByRole('checkbox', { name: /Mesa de comedor/ }).tap()
  await page.getByRole('button', { name: 'Añadir 2 líneas' }).tap()
  await expect(page.getByLabel('Trabajos y materiales')).toHaveValue(/Hoja de hasta 82/)
  await expect(page.getByText('2.040 €').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'IVA' }).selectOption('renovation')
  await expect(page.getByText(/los materiales que pones tú no pasan del 40 %/)).toBeVisible()
  await expect(page.getByText('Base al 10 %')).toBeVisible()
  await page.getByLabel('Precio con IVA (€)').first().fill('1,700')
  await expect(page.getByText('¿1,7 o 1.700? Escríbelo sin ambigüedad.')).toBeVisible()
  await send(page).tap()
  await expect(page.getByRole('heading', { name: 'Faltan 2 cosas para enviarlo' })).toBeFocused()
  await clean(page)
  await page.getByRole('button', { name: 'Falta el lugar donde se monta o se entrega.' }).tap()
  await expect(page.getByLabel('Dirección donde se monta')).toBeFocused()
  // An enquiry that has been opened is not announced: the line would move the page under the thumb.
  await expect(page.getByText('Nueva consulta de Luz Vega.')).toHaveCount(0)
})

test.describe('where something fails', () => {
  test.use({ allowConsoleErrors: true })

  test('what is written without a line stays on the phone, and is kept when the line is back', async ({ page }) => {
    await openEnquiry(page, 'Rosa Gil')
    await begin(page).tap()
    await page.getByLabel('Título').fill('Mesa de fresno')
    await kept(page)
    await page.context().setOffline(true)
    await page.getByLabel('Pueblo o ciudad').fill('Lillo')
    await expect(page.getByText(/Sin guardar; sigue en este teléfono/)).toBeVisible()
    await page.context().setOffline(false)
    await kept(page)
    await page.reload()
    await expect(page.getByLabel('Pueblo o ciudad')).toHaveValue('Lillo')
    await page.route('**/draft', (route) => route.abort())
    await page.getByLabel('Pueblo o ciudad').fill('Tembleque')
    await expect(page.getByText(/Sin guardar; sigue en este teléfono/)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Pueblo o ciudad')).toHaveValue('Tembleque')
  })

  test('the board shows each job in its step and its week, and says why it cannot be shown', async ({ page }) => {
    const draft = { place: 'Calle Mayor 4', town: 'Ocaña', title: 'Puerta de nogal', description: 'Nogal' }
    await server.submit({ ...ana, name: 'Pía Mora', message: 'Una puerta' })
    const enquiry = (await server.enquiries()).find((row) => row.name === 'Pía Mora')
    const ask = async (path: string, method: string, body: object) =>
      (await server.ask(path, { method, body: JSON.stringify(body) })).json()
    const { id } = await ask('quotes', 'POST', { enquiry: enquiry?.id })
    const { office } = await (await server.ask(`quotes/${id}`)).json()
    const lines = [{ text: 'Puerta', quantity: 1, unit: 'ud.', priceCents: 290_000, vat: 21 }]
    const { rev } = await ask(`quotes/${id}/draft`, 'PUT', {
      rev: 1,
      draft: { ...office.quote.draft, ...draft, lines },
    })
    await ask(`quotes/${id}/send`, 'POST', { rev })
    await ask(`quotes/${id}/acceptance`, 'POST', { version: 1, way: 'paper', name: 'Pía Mora' })
    await page.goto(`${server.address}/taller/encargos`)
    const column = (name: string) => page.getByRole('region', { name })
    await expect(column('Por medir').getByRole('link', { name: /Puerta de nogal/ })).toBeVisible()
    await clean(page)
    await page.getByRole('link', { name: 'Por semanas' }).tap()
    await expect(page.getByRole('link', { name: /Puerta de nogal.*Empieza/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Puerta de nogal.*Montar antes del/ })).toBeVisible()
    await clean(page)
    await page.goto(`${server.address}/taller/encargos/${id}`)
    await page.getByRole('button', { name: 'Medidas comprobadas, día: Hoy' }).tap()
    await expect(page.getByLabel('Medidas comprobadas, día', { exact: true })).not.toHaveValue('')
    await page.getByRole('button', { name: 'Pago 1 cobrado el: Hoy' }).tap()
    await expect(page.getByText('Quedan por cobrar 1.740 €.')).toBeVisible()
    await clean(page)
    await page.route('**/api/quotes', (route) => route.fulfill({ status: 500, json: { message: 'Algo ha fallado.' } }))
    await page.goto(`${server.address}/taller/encargos`)
    await expect(page.getByRole('alert')).toContainText('Algo ha fallado.')
    await page.unroute('**/api/quotes')
    await page.getByRole('button', { name: 'Volver a intentarlo' }).tap()
    await expect(column('Por empezar').getByRole('link', { name: /Puerta de nogal/ })).toBeVisible()
  })
})
