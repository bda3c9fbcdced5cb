import type { Page } from '@playwright/test'
import { numberOf } from '#server/storage/enquiry-row.ts'
import { faultsAtWidths, faultsIn } from '../support/axe.ts'
import { startDeskServer } from '../support/server/desk.ts'
import { jpeg } from '../support/server/pictures.ts'
import { ana } from '../support/server/server.ts'
import { startSmtp } from '../support/server/smtp.ts'
import { expect, test } from '../support/test.ts'

const started: { stop: () => Promise<void> }[] = []
test.afterEach(async ({ page }) => {
  await page.close()
  for (const part of started.splice(0).reverse()) await part.stop()
})

/** The desk on a server of the test's own, with a mailbox. */
async function openDesk(page: Page, { path = '/taller/consultas', env = {} as Record<string, string> } = {}) {
  const smtp = await startSmtp()
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Veta web <web@veta.example>', MAIL_TO: 'taller@veta.example' }
  const server = await startDeskServer({ ...mail, AUTO_REPLY: 'on', ...env })
  started.push(smtp, server)
  const write = (fields: Record<string, string>, photos: readonly File[] = []) =>
    server.submit({ ...ana, message: 'Un armario', ...fields }, {}, photos)
  const open = (at = path) => page.goto(server.address + at)
  return { smtp, server, write, open }
}

const rows = (page: Page) => page.getByRole('region', { name: 'Lista de consultas' }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name }).getByRole('link')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name })

test('an enquiry arrives while the list is open, is answered, and its mail stands in the visitor’s thread', async ({
  page,
}) => {
  const desk = await openDesk(page)
  await desk.open()
  await expect(page.getByText('No hay consultas pendientes.')).toBeVisible()
  await desk.write({ name: 'Ana García' }, [new File([new Uint8Array(await jpeg())], 'a.jpg')])
  const notice = page.getByText('Nueva consulta de Ana García.')
  await expect(notice).toBeVisible()
  await expect(page.locator('[aria-live=polite]', { has: notice })).toHaveCount(1)
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(page.getByRole('navigation', { name: 'Taller' })).toContainText('1 sin leer')
  await page.getByRole('link', { name: 'Abrirla' }).click()
  await expect(heading(page, 'Ana García')).toBeFocused()
  await expect(page).not.toHaveTitle(/^\(/)
  await page.getByRole('list', { name: 'Fotos' }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Foto 1: a.jpg' }).getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Contestar por correo' }).click()
  await page.getByLabel('Empezar con').selectOption('Pedir medidas y fotos')
  await expect(page.getByLabel('Respuesta')).toHaveValue(/^Hola, Ana:/)
  await page.getByLabel('Respuesta').fill('Hola, Ana:\n\n¿Cuánto mide la pared?')
  await page.getByRole('button', { name: 'Ver cómo queda' }).click()
  const preview = page.getByRole('dialog', { name: /^Tu consulta/ })
  await expect(preview).toContainText('¿Cuánto mide la pared?')
  await expect(preview).toContainText('taller@veta.example')
  await preview.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Enviar a ana@example.es' }).click()
  await expect(page.getByText('La respuesta está en camino.')).toBeVisible()
  await expect(region(page, 'Historial').getByText(/^Enviado el/)).toBeVisible()
  await expect(page.getByLabel('Estado', { exact: true })).toHaveValue('answered')
  const toAna = desk.smtp.taken.filter(({ to }) => to.includes('ana@example.es'))
  const own = desk.smtp.taken.find(({ to }) => to.includes('taller@veta.example'))
  const [confirmation, answer] = toAna
  const headers = answer?.source.replace(/\r\n[ \t]+/g, ' ') ?? ''
  expect(headers).toContain(`In-Reply-To: ${confirmation?.messageId}`)
  expect(headers).toContain(`References: ${own?.messageId} ${confirmation?.messageId}`)
  expect(headers).toMatch(/^Reply-To: taller@veta\.example/im)
})

test('notes, tags, reminder, who has it and value survive a reload', async ({ page }) => {
  const desk = await openDesk(page)
  await desk.write({ name: 'Eva' })
  await desk.open()
  await row(page, 'Eva').click()
  await page.getByLabel('Nota').fill('Vive en un tercero sin ascensor.')
  await page.getByRole('button', { name: 'Guardar la nota' }).click()
  await expect(region(page, 'Historial')).toContainText('Vive en un tercero sin ascensor.')
  await page.getByLabel('Etiquetas', { exact: true }).fill('Nogal')
  await page.getByRole('button', { name: 'Añadir' }).click()
  await expect(page.getByRole('list', { name: 'Etiquetas puestas' })).toContainText('Nogal')
  await page.getByLabel('Avisarme el').fill('2020-01-31')
  await expect(row(page, 'Eva')).toContainText('Aviso 31 ene')
  await expect(page.getByRole('link', { name: 'Aviso cumplido 1' })).toBeVisible()
  await page.getByLabel('La lleva').last().selectOption('Luis Gil')
  await page.getByLabel('Resultado').selectOption('Ganada')
  await page.getByLabel('Importe (€)').fill('1.250,50')
  await page.getByLabel('Importe (€)').press('Enter')
  await expect(row(page, 'Eva')).toContainText('Ganada')
  await expect(page.getByLabel('Importe (€)')).toHaveValue('1.250,5')
  await page.reload()
  await expect(region(page, 'Historial')).toContainText('Vive en un tercero sin ascensor.')
  await expect(page.getByRole('list', { name: 'Etiquetas puestas' })).toContainText('Nogal')
  await expect(page.getByLabel('Avisarme el')).toHaveValue('2020-01-31')
  await expect(page.getByLabel('La lleva').last()).toHaveValue('helper')
  await expect(page.getByLabel('Importe (€)')).toHaveValue('1.250,5')
  await page.getByLabel('Importe (€)').fill('mucho')
  await expect(page.getByText('Escribe una cantidad como 1250 o 1250,50.')).toBeVisible()
})

test('states, search and filters stand in the address, and single keys walk the list', async ({ page }) => {
  const desk = await openDesk(page)
  await desk.write({ name: 'José Ñúñez', message: 'Una librería de nogal' })
  await desk.write({ name: 'Eva', email: 'eva@example.es', message: 'Una puerta' })
  await desk.write({ name: 'Luz', email: 'luz@example.es', message: 'Una mesa' })
  await desk.open()
  await expect(rows(page)).toHaveCount(3)
  await page.keyboard.press('j')
  await expect(row(page, 'Luz')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  await expect(row(page, 'Eva')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Eva')).toBeVisible()
  await page.getByLabel('Estado', { exact: true }).selectOption('En espera')
  await page.getByRole('navigation', { name: 'Por estado' }).getByRole('link', { name: 'En espera' }).click()
  await expect(page).toHaveURL(/\?estado=espera$/)
  await expect(rows(page)).toHaveCount(1)
  await page.goBack()
  await page.goBack()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Buscar en todas')).toBeFocused()
  await page.keyboard.type('nunez libreria')
  await expect(page).toHaveURL(/q=nunez\+libreria/)
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(row(page, 'José Ñúñez')).toBeVisible()
  await page.getByLabel('Buscar en todas').fill('pérgola')
  await expect(page.getByText('Ninguna consulta encaja.')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar los filtros' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' })
  await help.getByLabel('Usar atajos de una tecla').uncheck()
  await help.getByRole('button', { name: 'Cerrar' }).click()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Buscar en todas')).not.toBeFocused()
})

test.describe('what goes wrong', () => {
  test.use({ allowConsoleErrors: true })

  test('the same person is told, joined by hand, and erased once the name is typed', async ({ page }) => {
    const desk = await openDesk(page)
    await desk.write({ name: 'Ana García', message: 'Un armario' })
    await desk.write({ name: 'Ana G.', message: 'Hay un enchufe' })
    await desk.write({ name: 'Luz', email: 'luz@example.es', message: 'Una mesa' })
    await desk.open()
    await row(page, 'Ana García').click()
    const same = region(page, 'La misma persona')
    await expect(same).toContainText('mismo correo')
    await expect(region(page, 'Historial')).toContainText('Hay un enchufe')
    const luz = (await desk.server.enquiries()).find(({ name }) => name === 'Luz')
    await same.getByText('Unir con otra consulta').click()
    await same.getByLabel('Número de la otra').fill('000-00-00')
    await same.getByRole('button', { name: 'Unir' }).click()
    await expect(same.getByRole('alert')).toContainText('No hay ninguna consulta con el número')
    await same.getByLabel('Número de la otra').fill(numberOf(luz?.id ?? ''))
    await same.getByRole('button', { name: 'Unir' }).click()
    await expect(same).toContainText('unida a mano')
    await page.getByRole('button', { name: 'Borrar a esta persona…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Borrar a esta persona' })
    await dialog.getByRole('textbox').fill('Ana')
    await dialog.getByRole('button', { name: 'Borrar para siempre' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Escribe el nombre tal como está')
    await dialog.getByRole('textbox').fill('Ana García')
    await dialog.getByRole('button', { name: 'Borrar para siempre' }).click()
    await expect(rows(page)).toHaveCount(1)
    expect((await desk.server.enquiries()).map(({ name }) => name)).toEqual(['Luz'])
  })

  test('without mail the answer goes to one’s own mail program, and a helper cannot erase', async ({
    page,
    context,
  }) => {
    await context.setExtraHTTPHeaders({ cookie: 'test=helper' })
    const desk = await openDesk(page, { env: { SMTP_URL: '', AUTO_REPLY: 'off' } })
    await desk.write({ name: 'Eva', phone: '600112233' })
    await desk.open()
    await row(page, 'Eva').click()
    await expect(page.getByRole('button', { name: 'Borrar a esta persona…' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Contestar por correo' }).click()
    await expect(page.getByText('Este servidor no envía correo todavía.')).toBeVisible()
    const own = page.getByRole('link', { name: 'Abrir en mi programa de correo' })
    await expect(own).toHaveAttribute('href', /^mailto:ana@example\.es\?subject=Tu%20consulta/)
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/34600112233\?/,
    )
    await own.click()
    await expect(region(page, 'Historial')).toContainText('Luis Gil contestó desde su correo')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByLabel('Estado', { exact: true })).toHaveValue('new')
    await page.getByRole('link', { name: 'Llamar' }).click()
    await expect(region(page, 'Historial')).toContainText('Luis Gil llamó por teléfono')
  })

  test('a list or an enquiry that cannot be had says so, and can be asked for again', async ({ page }) => {
    const desk = await openDesk(page)
    await desk.write({ name: 'Eva' })
    let fails = true
    await page.route('**/api/enquiries?*', (route) =>
      fails ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    )
    await desk.open()
    await expect(page.getByRole('alert')).toContainText('El servidor responde 503.')
    fails = false
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click()
    await expect(row(page, 'Eva')).toBeVisible()
    await desk.open('/taller/consultas/00000000-0000-4000-8000-000000000000')
    await expect(page.getByText('Esta consulta ya no está: se ha borrado.')).toBeVisible()
  })

  test('offline it says so, keeps what is typed, and comes back by itself', async ({ page, context }) => {
    const desk = await openDesk(page)
    await desk.write({ name: 'Eva' })
    await desk.open()
    await row(page, 'Eva').click()
    await page.getByLabel('Nota').fill('Llamar')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Guardar la nota' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible()
    await expect(page.getByLabel('Nota')).toHaveValue('Llamar')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Guardar la nota' }).click()
    await expect(region(page, 'Historial')).toContainText('Llamar')
  })

  test('files go with an answer from a phone, and a refusal or a broken line leaves text and files as they were', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const desk = await openDesk(page)
    await desk.write({ name: 'Ana García' })
    await desk.open()
    await row(page, 'Ana García').click()
    await page.getByRole('button', { name: 'Contestar por correo' }).click()
    await page.getByLabel('Empezar con').selectOption('Pedir medidas y fotos')
    await page.getByLabel('Respuesta').fill('Va el plano.')
    const field = page.getByLabel('Adjuntar archivos')
    await expect(field).toHaveAccessibleDescription('PDF, JPEG o PNG. Hasta 5 archivos y 10 MB entre todos.')
    const pdf = (name: string, size = 2048) => {
      return {
        name,
        mimeType: 'application/pdf',
        buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size)]),
      }
    }
    const chosen = region(page, 'Contestar').getByRole('list', { name: 'Archivos adjuntos' }).getByRole('listitem')
    const alert = (words: string) => page.getByRole('alert').filter({ hasText: words })
    const send = page.getByRole('button', { name: 'Enviar a ana@example.es' })
    await field.setInputFiles([pdf('Plano del armario.pdf'), pdf('grande.pdf', 10 * 1024 * 1024)])
    await expect(chosen).toHaveText([/^Plano del armario\.pdf 2 KB/, /^grande\.pdf 10 MB/])
    await expect(alert('pesan juntos más de 10 MB')).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/answers') && sent.push(request.method()))
    await send.click()
    await page.getByRole('button', { name: 'Quitar grande.pdf' }).click()
    expect(sent).toEqual([])
    await expect(field).toBeFocused()
    await expect(alert('pesan juntos')).toBeHidden()
    await field.setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hola') })
    await send.click()
    await expect(alert('«nota.pdf» no es un PDF')).toBeVisible()
    await page.getByRole('button', { name: 'Quitar nota.pdf' }).click()
    await context.setOffline(true)
    await send.click()
    await expect(alert('No hay conexión')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Contestar por correo' }).click()
    await page.getByRole('button', { name: 'Contestar por correo' }).click()
    await expect(page.getByLabel('Respuesta')).toHaveValue('Va el plano.')
    await expect(chosen).toHaveText([/^Plano del armario\.pdf/])
    expect(await faultsIn(page, { within: 'form' })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await send.click()
    const history = region(page, 'Historial')
    await expect(history.getByText(/^Enviado el/)).toBeVisible()
    await expect(history.getByRole('list', { name: 'Archivos adjuntos' })).toHaveText('Plano-del-armario.pdf 2 KB')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      history.getByRole('link', { name: 'Plano-del-armario.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Plano-del-armario.pdf')
    expect(desk.smtp.taken.at(-1)?.source).toContain('name=Plano-del-armario.pdf')
  })
})

test('the server that comes back is listened to again', async ({ page }) => {
  const desk = await openDesk(page)
  await page.clock.install()
  await page.route('**/api/enquiries/events', (route) => route.fulfill({ status: 204 }), { times: 1 })
  await desk.open()
  await expect(page.getByText('Sin conexión con el servidor.')).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByText('Sin conexión con el servidor.')).toBeHidden()
  await desk.write({ name: 'Eva' })
  await expect(page.getByText('Nueva consulta de Eva.')).toBeVisible()
})

test('what looks like spam stands apart, and says why, until somebody says that it is none', async ({ page }) => {
  const desk = await openDesk(page, { path: '/taller/consultas?estado=spam' })
  await desk.write({ name: 'Iván', message: 'Mirad [url=x]esto[/url]' })
  await desk.open()
  await row(page, 'Iván').click()
  await expect(page.getByText('Parece spam: código de foro en el texto.')).toBeVisible()
  await page.getByRole('button', { name: 'No es spam' }).click()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('link', { name: /^Entrada/ }).click()
  await expect(row(page, 'Iván')).toBeVisible()
})

test('figures are told as figures, bars and a table', async ({ page }) => {
  const desk = await openDesk(page, { path: '/taller/cifras' })
  await desk.open()
  await expect(page.getByText('no ha llegado ninguna consulta')).toBeVisible()
  await desk.write({ name: 'Eva', page: '/carpinteria' })
  await expect(page.getByRole('row', { name: /Carpintería/ })).toContainText('1')
  await page.getByLabel('Periodo').selectOption('Últimas 13 semanas')
  await page.getByText('Verlo en una tabla').click()
  await expect(page.getByRole('row')).toHaveCount(1 + 13 + 2 + 2)
})

test('axe finds nothing and nothing is cut at any width, in both themes', async ({ page }) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 360, height: 850 })
  const desk = await openDesk(page)
  await desk.write({ name: 'Ana García', phone: '600112233', page: '/carpinteria' }, [
    new File([new Uint8Array(await jpeg())], 'a.jpg'),
  ])
  const design = '/disena/libreria?v=1&ancho=2400&alto=2200&fondo=320'
  await desk.write({ name: 'Consuelo Martínez de la Torre y Fernández-Villaverde', design })
  const [first] = await desk.server.enquiries()
  const change = { tags: ['Nogal'], remindOn: '2020-01-01' }
  await desk.server.ask(`enquiries/${first?.id}`, { method: 'PATCH', body: JSON.stringify(change) })
  const states: Record<string, () => Promise<void>> = {
    list: () => expect(rows(page)).toHaveCount(2),
    filters: () => page.getByText('Filtros').click(),
    enquiry: async () => {
      await row(page, 'Ana García').click()
      await expect(region(page, 'Historial')).toContainText('escribió')
      await page.getByRole('button', { name: 'Contestar por correo' }).click()
    },
    design: async () => {
      await desk.open()
      await row(page, 'Consuelo').click()
      await expect(page.getByRole('img', { name: /^Dibujo/ })).toBeVisible()
    },
    figures: async () => {
      await desk.open('/taller/cifras')
      await expect(page.getByRole('heading', { name: 'Por servicio' })).toBeVisible()
    },
  }
  await desk.open()
  const faults: string[] = []
  for (const [name, go] of Object.entries(states)) {
    await go()
    faults.push(...(await faultsAtWidths(page)).map((fault) => `${name}, ${fault}`))
  }
  expect(faults).toEqual([])
})
