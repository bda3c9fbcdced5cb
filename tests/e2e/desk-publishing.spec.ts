import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { DeskPicture } from '#contracts/desk-pictures.ts'
import { contentFolder } from '#reader/content.ts'
import { createDraft, type Draft } from '#server/desk/draft/draft.ts'
import { faultsAtWidths } from '../support/axe.ts'
import { file } from '../support/enquiry.ts'
import { startDeskServer } from '../support/server/desk.ts'
import { photograph } from '../support/server/pictures.ts'
import { temporaryFolder } from '../support/server/server.ts'
import { expect, test } from '../support/test.ts'

// One after the other, on a content of their own: each builds upon what the one before has published.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
const builds = { timeout: 120_000 }

const folder = temporaryFolder()
const testContent = process.env.CONTENT_DIR ?? ''
const person = { name: 'Amparo Ruiz' }
let server: Awaited<ReturnType<typeof startDeskServer>>
let draft: Draft

test.beforeAll(async () => {
  const contentDir = join(folder.path, 'content')
  cpSync(contentFolder(), contentDir, { recursive: true })
  process.env.CONTENT_DIR = contentDir
  server = await startDeskServer({ CONTENT_DIR: contentDir })
  draft = createDraft({ folder: join(server.config.DATA_DIR, 'desk/draft'), contentDir })
})
test.afterAll(async () => {
  await server.stop()
  process.env.CONTENT_DIR = testContent
  folder.remove()
})

const open = (page: Page, room: string) => page.goto(`${server.address}/taller/${room}`)
const stranger = { cookie: 'test=nobody' }
const seen = async (path: string) => (await fetch(server.address + path, { headers: stranger })).text()
async function edit(path: string, change: (content: string) => string) {
  const { content = '', version } = (await draft.read(path)) ?? {}
  await draft.write(path, change(content), { version, person })
}

test('three pictures come in from the phone, and one of them gets its point and its words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, 'fotos')
  // Coarse ones are quickly encoded at all sizes.
  const pictures = await Promise.all(
    ['mesa', 'mesa-cajon', 'mesa-taller'].map(async (name) =>
      file(`${name}.jpg`, await photograph(900, 700, 100).jpeg().toBuffer()),
    ),
  )
  await page.getByLabel('Subir fotos').setInputFiles(pictures)
  await expect(page.getByText('Subida.')).toHaveCount(3, { timeout: 60_000 })
  await page.getByRole('link', { name: 'Describirla' }).first().click()
  await page.getByRole('button', { name: 'Guardar en el borrador' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Describe lo que se ve/)
  await page.getByLabel('Qué se ve en la foto').fill('Mesa de fresno con bancos a los lados')
  await page.getByLabel('Pie de foto').fill('Mesa de fresno')
  await page.getByLabel('De arriba abajo').fill('0.25')
  await page.getByRole('button', { name: 'Guardar en el borrador' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mesa de fresno')
  await page.getByRole('button', { name: 'Girar a la derecha' }).click()
  await expect(page.getByText('700 × 900')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('De izquierda a derecha')).toHaveValue('0.75')
})

test('what is not described stops the publication, and the sentence leads to its place', async ({ page }) => {
  await open(page, 'publicar')
  await page.getByRole('button', { name: /^Publicar los \d+ cambios$/ }).click()
  await expect(page.getByText('No se ha publicado nada.')).toBeVisible(builds)
  await page
    .getByRole('link', { name: /Ir al campo: Foto «mesa-cajon», campo «Qué se ve»: no puede quedar vacío/ })
    .click()
  await expect(page).toHaveURL(/\/taller\/fotos\/mesa-cajon$/)
  await expect(page.getByLabel('Qué se ve en la foto')).toBeVisible()
})

test('a price and a project with these pictures are looked at before anybody else sees them', async ({ page }) => {
  for (const id of ['mesa-cajon', 'mesa-taller']) {
    const known = ((await (await server.ask('pictures')).json()) as DeskPicture[]).find((one) => one.id === id)
    const words = { ...known, alt: `Mesa de fresno, ${id}`, caption: 'Mesa de fresno' }
    const headers = { 'Content-Type': 'application/json' }
    await server.ask(`pictures/${id}`, { method: 'PATCH', body: JSON.stringify(words), headers })
  }
  await open(page, 'precios')
  await page.getByLabel('Puerta de paso lacada').fill('613')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Guardado en el borrador.' })).toBeVisible()
  const front =
    'id: mesa-fresno\nimg: mesa\nbefore: mesa-taller\ndetails: "Mesa de fresno"\ntag: ebanisteria\nplace: Ocaña\nyear: 2026\nwood: Fresno'
  await draft.write('projects/11-mesa-fresno.md', `---\n${front}\n---\n`, { version: undefined, person })
  await edit('news/03-restauracion.md', (content) => `${content.trim()}\n\n![Cajón](photo:mesa-cajon)\n`)
  await open(page, 'publicar')
  await expect(page.getByText('Condiciones y precios')).toBeVisible()
  await expect(page.getByText('Nuevo: trabajo «Mesa de fresno»')).toBeVisible()
  await page.getByRole('button', { name: 'Preparar la vista previa' }).click()
  await expect(page.getByRole('list', { name: 'Pasos' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const link = page.getByRole('link', { name: 'Ver la vista previa' })
  await expect(link).toBeVisible(builds)
  const visit = await page.context().newPage()
  const answer = await visit.goto(server.address + (await link.getAttribute('href')))
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  await visit.goto(`${server.address}/carpinteria`)
  await expect(visit.getByText('613').first()).toBeVisible()
  await expect(visit.getByRole('complementary', { name: 'Vista previa' })).toBeVisible()
  expect(await seen('/carpinteria')).not.toContain('613')
  await visit.getByRole('link', { name: 'Salir de la vista previa' }).click()
  await expect(visit).toHaveURL(/\/taller\/publicar$/)
  await visit.goto(`${server.address}/carpinteria`)
  await expect(visit.getByText('590').first()).toBeVisible()
})

test('it is published, a visitor sees it, and the owner takes it back', async ({ page, browser }) => {
  const visitor = await browser.newContext({ extraHTTPHeaders: stranger })
  await open(page, 'publicar')
  await page.getByRole('button', { name: /^Publicar los \d+ cambios$/ }).click()
  await expect(page.getByText('Publicado. Los visitantes ya ven los cambios.')).toBeVisible(builds)
  await expect.poll(() => seen('/carpinteria')).toContain('613')
  const gallery = await visitor.newPage()
  await gallery.goto(`${server.address}/proyectos`)
  const picture = gallery.getByRole('img', { name: 'Mesa de fresno con bancos a los lados' }).first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText('No hay nada pendiente')).toBeVisible()
  // What it would show is what everybody sees now.
  await expect(page.getByRole('link', { name: 'Ver la vista previa' })).toBeHidden()
  await page
    .getByRole('button', { name: /^Volver a este estado/ })
    .last()
    .click()
  await expect(page.getByText('Se quita: trabajo «Mesa de fresno»')).toBeVisible()
  await page.getByRole('button', { name: /^Publicar los \d+ cambios$/ }).click()
  await expect.poll(() => seen('/carpinteria'), builds).not.toContain('613')
  expect(await seen('/proyectos')).not.toContain('Mesa de fresno con bancos')
  await visitor.close()
})

test('pictures, publication and launch list are accessible at every width and in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 850 })
  await edit('shell.yaml', (content) => `${content}#\n`)
  for (const room of ['fotos', 'fotos/puerta-roble', 'publicar', 'lanzamiento']) {
    await open(page, room)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/Buscando…|Un momento…/)).toHaveCount(0)
    expect([room, await faultsAtWidths(page)]).toEqual([room, []])
  }
})
