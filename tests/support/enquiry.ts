import { expect, type Page } from '@playwright/test'
import { untilActive } from './visit.ts'

/** A file as a test gives it to a field. */
export type File = { name: string; mimeType: string; buffer: Buffer }
export const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): File => ({ name, mimeType, buffer })

export const enquiryForm = (page: Page) => page.getByRole('main').locator('form')
export const status = (page: Page) => enquiryForm(page).getByRole('status').last()
export const send = (page: Page) => page.getByRole('button', { name: 'Enviar consulta' })
export const shownPhotos = (page: Page) => page.getByRole('list', { name: 'Fotos añadidas' }).getByRole('listitem')
export const addPhotos = (page: Page, ...files: File[]) => page.getByLabel('Añadir fotos').setInputFiles(files)

/** The contact page with its form filled in, by somebody who took their time: under two seconds is a machine. */
export async function fillForm(page: Page, address = '/contacto'): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Nombre').fill('Ana Ruiz')
  await page.getByRole('textbox', { name: 'Correo' }).fill('ana@example.es')
  await page.getByLabel('Mensaje').fill('Una librería de pared')
  await untilActive(page, 'EnquiryForm')
  await takeTime(page)
}

/** Two seconds go by since the page was opened: the service takes a form filled in sooner for a machine's. */
export const takeTime = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin - 2100 })
  })

/** Lets the page's clock (installed by the test) run over the pauses between attempts, until it says this. */
export const untilGivenUp = (page: Page, sentence: string) =>
  expect(async () => {
    await page.clock.runFor(1000)
    await expect(status(page)).toContainText(sentence, { timeout: 100 })
  }).toPass()

/** Waits until so many pictures are ready to be sent. */
export const untilReadyPhotos = (page: Page, count: number) =>
  expect(shownPhotos(page).locator('img')).toHaveCount(count, { timeout: 30_000 })

/** The form that a request carries. */
export const formOf = (request: { postDataBuffer: () => Buffer | null; headers: () => Record<string, string> }) =>
  new Response(new Uint8Array(request.postDataBuffer() ?? []), {
    headers: { 'content-type': request.headers()['content-type'] ?? '' },
  }).formData()
