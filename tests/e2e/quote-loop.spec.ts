import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { contentFolder } from '#reader/content.ts'
import { startDeskServer } from '../support/server/desk.ts'
import { photograph } from '../support/server/pictures.ts'
import { temporaryFolder } from '../support/server/server.ts'
import { startSmtp } from '../support/server/smtp.ts'
import { expect, test } from '../support/test.ts'
import { untilActive } from '../support/visit.ts'

// It builds the site once.
test.setTimeout(240_000)
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const folder = temporaryFolder()
const testContent = process.env.CONTENT_DIR ?? ''
let smtp: Awaited<ReturnType<typeof startSmtp>>
let server: Awaited<ReturnType<typeof startDeskServer>>
test.beforeAll(async () => {
  const contentDir = join(folder.path, 'content')
  cpSync(contentFolder(), contentDir, { recursive: true })
  const settings = join(contentDir, 'settings.yaml')
  const known = readFileSync(settings, 'utf8')
    .replace(/^( {2}name:) ""/m, '$1 "Amparo Ruiz Toledano"')
    .replace(/^( {2}nif:) ""/m, '$1 "12345678Z"')
    .replace(/^( {2}phone:) ""/m, '$1 "+34 600 11 22 33"')
    .replace(/^( {2}email:) ""/m, '$1 "taller@veta.example"')
  writeFileSync(settings, known)
  process.env.CONTENT_DIR = contentDir
  smtp = await startSmtp()
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Veta web <web@veta.example>', MAIL_TO: 'taller@veta.example' }
  // The form takes nothing that was sent in haste: the server's clock is a minute ahead.
  const now = () => Date.now() + 60_000
  server = await startDeskServer({ ...mail, CONTENT_DIR: contentDir }, { now })
})
test.afterAll(async () => {
  await server.stop()
  await smtp.stop()
  process.env.CONTENT_DIR = testContent
  folder.remove()
})

/** Path of the private page in the newest mail to the customer. */
async function pageOfMail(subject: RegExp): Promise<string> {
  const newest = () =>
    smtp.taken.findLast(({ to, source }) => to.includes('ana@example.es') && subject.test(text(source)))
  await expect.poll(() => newest() !== undefined, { timeout: 20_000 }).toBe(true)
  const path = /\/consulta\/[\w-]{20,}/.exec(text(newest()?.source ?? ''))?.[0]
  if (!path) throw new Error('The mail names no page.')
  return server.address + path
}
/** A mail's text without what its encoding has put in. */
const text = (source: string) => source.replace(/=\r\n/g, '').replace(/=3D/g, '=')

async function askForDesign(customer: Page) {
  await customer.goto(`${server.address}/disena/libreria`)
  await untilActive(customer, 'DesignBoard')
  await customer.getByRole('link', { name: 'Pedir presupuesto de este diseño' }).click()
  await untilActive(customer, 'EnquiryForm')
  const main = customer.getByRole('main')
  await main
    .getByRole('textbox', { name: /^Nombre/ })
    .last()
    .fill('Ana García')
  await main
    .getByRole('textbox', { name: /^Correo/ })
    .last()
    .fill('ana@example.es')
  await customer.getByRole('button', { name: 'Enviar consulta' }).click()
  await expect.poll(async () => (await server.enquiries()).length).toBe(1)
}

async function sendQuote(owner: Page) {
  await owner.goto(`${server.address}/taller/consultas`)
  await owner.getByRole('link', { name: /Ana García/ }).tap()
  await owner.getByRole('button', { name: 'Hacer presupuesto' }).tap()
  await owner.getByRole('button', { name: 'Del diseño' }).tap()
  await owner.getByLabel('Título').fill('Librería de roble')
  await owner.getByLabel('Dirección donde se monta').fill('Calle Mayor 4, 45300 Ocaña')
  await owner.getByLabel('Pueblo o ciudad').fill('Ocaña')
  await owner.getByRole('button', { name: 'Enviar', exact: true }).tap()
  await owner.getByRole('button', { name: 'Enviar ahora' }).tap()
  await expect(owner.getByText(/^Enviado el/)).toBeVisible()
}

async function makeJob(owner: Page) {
  await owner.reload()
  for (const step of ['Medidas comprobadas', 'En el taller', 'Entregado']) {
    const photo = {
      name: 'foto.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph(900, 700, 100).jpeg().toBuffer(),
    }
    await owner.getByLabel(`Añadir foto: ${step}`).setInputFiles(photo)
    await expect(owner.getByRole('img', { name: `${step}, foto 1` })).toBeVisible({ timeout: 20_000 })
  }
  await owner.getByRole('button', { name: 'Entregado, día: Hoy' }).tap()
  await expect(owner.getByRole('heading', { name: 'Su opinión' })).toBeVisible()
}

async function publishProof(owner: Page) {
  await owner.reload()
  await owner.getByRole('button', { name: 'Publicar la opinión' }).tap()
  await expect(owner.getByText('Está en el borrador del sitio')).toBeVisible()
  await owner.getByLabel('Horas (si quieres decirlas)').fill('46')
  await owner.getByRole('button', { name: 'Llevarlo al borrador' }).tap()
  await expect(owner.getByText('Está en el borrador, con sus fotos.')).toBeVisible({ timeout: 60_000 })
  await owner.getByRole('link', { name: 'Ir a Publicar' }).first().tap()
  await owner.getByRole('button', { name: /^Publicar los \d+ cambios$/ }).tap()
  await expect(owner.getByText('Publicado. Los visitantes ya ven los cambios.')).toBeVisible({ timeout: 150_000 })
}

test('from a design on the customer’s phone to a published work with a true review, by way of the owner’s', async ({
  browser,
}) => {
  const [owner, customer] = (await Promise.all([
    (await browser.newContext(phone)).newPage(),
    (await browser.newContext({ ...phone, extraHTTPHeaders: { cookie: 'test=nobody' } })).newPage(),
  ])) as [Page, Page]
  await askForDesign(customer)
  await sendQuote(owner)

  await customer.goto(await pageOfMail(/P-\d{4}-001/))
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Librería de roble')
  await customer.getByLabel('Tu nombre y apellidos').fill('Ana García Sanz')
  await customer.getByRole('button', { name: 'Aceptar con obligación de pago' }).tap()
  await expect(customer.getByText(/^Aceptado por Ana García Sanz/)).toBeVisible()
  await makeJob(owner)

  await customer.reload()
  await expect(customer.getByRole('img', { name: 'Foto de «Entregado»' })).toBeVisible()
  await customer.getByLabel('4 estrellas').check()
  await customer.getByLabel('Tu opinión').fill('Encajó a la primera y lo dejaron todo limpio.')
  await customer.getByLabel(/enseñar las fotos/).check()
  await customer.getByRole('button', { name: 'Enviar mi opinión' }).tap()
  await expect(customer.getByRole('heading', { name: 'Tu opinión' })).toBeVisible()
  const samples = async () => {
    await customer.goto(server.address)
    return customer.getByText('Opinión de muestra', { exact: true }).count()
  }
  const before = await samples()
  await publishProof(owner)

  // The server notices within two seconds that another site was published.
  await expect.poll(samples).toBe(before - 1)
  const review = customer.getByRole('figure').filter({ hasText: 'Encajó a la primera y lo dejaron' })
  await expect(review).toContainText('Encargo P-')
  await expect(review).not.toContainText('Opinión de muestra')
  await expect(customer.getByText('Antes de publicar una opinión comprobamos')).toHaveCount(1)
  await customer.goto(`${server.address}/proyectos`)
  const plate = customer.getByRole('listitem').filter({ hasText: 'Librería de roble, Ocaña' }).first()
  await plate.getByRole('link', { name: 'Cómo se hizo' }).tap()
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Librería de roble')
  await expect(customer.getByRole('definition').filter({ hasText: '46 h' })).toBeVisible()
  await expect(customer.getByText('Recreación 3D'), 'but for the invitation at its end').toHaveCount(1)
  await expect(customer.locator('[data-picture] figcaption')).toContainText('Recreación 3D')
  await Promise.all([owner, customer].map((page) => page.context().close()))
})
