import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  addPhotos,
  enquiryForm,
  file,
  fillForm,
  formOf,
  send,
  shownPhotos,
  status,
  untilGivenUp,
  untilReadyPhotos,
} from '../support/enquiry.ts'
import * as pictures from '../support/server/pictures.ts'
import { startTestServer } from '../support/server/server.ts'
import { startSlowLine } from '../support/server/slow-line.ts'
import { expect, test } from '../support/test.ts'
import { untilActive, visit } from '../support/visit.ts'

const small = async (name: string) => file(name, await pictures.jpeg(320, 240))
const notices = (page: Page) => page.getByRole('group', { name: 'Fotos' })

/** A server of the test's own, so that what it keeps can be looked at. */
async function ownServer() {
  const server = await startTestServer({ SITE_DIR: 'build' })
  const kept = async () => {
    const [enquiries, photos] = [await server.enquiries(), await server.photos()]
    return { enquiries, photos }
  }
  return { ...server, kept }
}

test('a picture is turned upright, shrunk and stripped of place and device before it leaves', async ({ page }) => {
  await fillForm(page)
  await addPhotos(page, file('IMG_0042.JPG', await pictures.phoneShot()))
  await untilReadyPhotos(page, 1)
  const { promise: sent, resolve } = Promise.withResolvers<FormData>()
  await page.route('**/api/submit', async (route) => {
    resolve(await formOf(route.request()))
    await route.continue()
  })
  await send(page).click()
  const form = await sent
  const [photo, ...others] = form.getAll('photos') as File[]
  expect(others).toEqual([])
  expect([photo?.name, photo?.type]).toEqual(['IMG_0042.jpg', 'image/jpeg'])
  const bytes = Buffer.from((await photo?.arrayBuffer()) ?? new ArrayBuffer())
  const { width, height, exif, orientation } = await sharp(bytes).metadata()
  expect([width, height, exif, orientation]).toEqual([1536, 2048, undefined, undefined])
  expect(bytes.includes('Telefono 9', 0, 'latin1')).toBe(false)
  await expect(status(page)).toContainText('Ana')
  await expect(shownPhotos(page)).toHaveCount(0)
})

test('up to six, in their order, each with a spoken state and a way out', async ({ page }) => {
  await visit(page, '/contacto')
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']
  await addPhotos(page, ...(await Promise.all(names.map(small))))
  await untilReadyPhotos(page, 5)
  await expect(notices(page)).toContainText('«e.jpg» lista: 5 de 6.')
  await addPhotos(page, await small('f.jpg'), await small('g.jpg'), await small('h.jpg'))
  await untilReadyPhotos(page, 6)
  await expect(notices(page)).toContainText('Caben 6 fotos por consulta: «g.jpg» y 1 más no se han añadido.')
  await expect(shownPhotos(page)).toContainText([...names, 'f.jpg'])
  const remove = page.getByRole('button', { name: 'Quitar b.jpg' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(shownPhotos(page)).toHaveCount(5)
  await expect(notices(page)).toContainText('«b.jpg» quitada: 5 de 6.')
  await expect(page.getByRole('button', { name: 'Quitar c.jpg' })).toBeFocused()
})

test('what the browser cannot open is told apart, with what is right; the others stay', async ({ page }) => {
  await visit(page, '/contacto')
  const avif = await pictures.avif()
  await addPhotos(
    page,
    await small('buena.jpg'),
    file('bomba.png', pictures.blackPng(50_000, 50_000), 'image/png'),
    file('media.avif', avif.subarray(0, avif.length / 2), 'image/avif'),
    file('IMG_0001.HEIC', pictures.heic(), 'image/heic'),
    file('plano.pdf', Buffer.from('%PDF-1.7'), 'application/pdf'),
  )
  await untilReadyPhotos(page, 1)
  await expect(notices(page)).toContainText('«bomba.png» está dañada, o es demasiado grande para este navegador.')
  await expect(notices(page)).toContainText('«media.avif» está dañada')
  await expect(notices(page)).toContainText('«IMG_0001.HEIC» está en formato HEIC y este navegador no lo abre.')
  await expect(notices(page)).toContainText('«plano.pdf» es un PDF, no una foto.')
  await expect(shownPhotos(page)).toHaveCount(1)
})

test('pictures can be dropped on the form and pasted into it', async ({ page }) => {
  await visit(page, '/contacto')
  await untilActive(page, 'EnquiryForm')
  const bytes = [...(await pictures.jpeg(64, 48))]
  for (const [event, name] of [
    ['drop', 'suelta.jpg'],
    ['paste', 'pegada.jpg'],
  ]) {
    await enquiryForm(page).evaluate(
      (form, { event, name, bytes }) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
        const options = { bubbles: true, cancelable: true }
        form.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        )
      },
      { event: event ?? '', name: name ?? '', bytes },
    )
    await expect(shownPhotos(page).last()).toContainText(name ?? '')
  }
  await untilReadyPhotos(page, 2)
})

test('the form’s script comes with the first touch, that for pictures with the first of them; until then at most 75 kB', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await visit(page, '/contacto')
  await untilActive(page, 'EnquiryForm')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('photo-list'))).toEqual([])
  const weight = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  expect(weight).toBeGreaterThan(50_000)
  expect(weight).toBeLessThanOrEqual(75_000)
  await addPhotos(page, await small('a.jpg'))
  await untilReadyPhotos(page, 1)
  expect(asked.filter((url) => url.includes('photo-list'))).toHaveLength(1)
})

test('a closed tab keeps text and pictures; what was kept can be thrown away', async ({ page, context }) => {
  await fillForm(page)
  await addPhotos(page, await small('a.jpg'), await small('b.jpg'))
  await untilReadyPhotos(page, 2)
  await expect(notices(page)).toContainText('«b.jpg» lista: 2 de 6.')
  await page.close()
  const again = await context.newPage()
  await visit(again, '/contacto')
  await expect(again.getByLabel('Nombre')).toHaveValue('Ana Ruiz')
  await untilReadyPhotos(again, 2)
  await expect(shownPhotos(again)).toContainText(['a.jpg', 'b.jpg'])
  await expect(enquiryForm(again)).toContainText('Hemos recuperado lo que dejaste a medias.')
  await again.getByRole('button', { name: 'Borrarlo' }).click()
  await expect(again.getByLabel('Nombre')).toHaveValue('')
  await expect(shownPhotos(again)).toHaveCount(0)
  await again.reload()
  await expect(again.getByLabel('Nombre')).toHaveValue('')
  expect(await again.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})

test('what has lain for more than seven days is gone', async ({ page }) => {
  await fillForm(page)
  await addPhotos(page, await small('a.jpg'))
  await untilReadyPhotos(page, 1)
  await expect(notices(page)).toContainText('«a.jpg» lista: 1 de 6.')
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('enquiry-draft') ?? '')
    localStorage.setItem('enquiry-draft', JSON.stringify({ ...draft, saved: draft.saved - 7 * 86_400_000 - 1 }))
  })
  await visit(page, '/contacto')
  await expect(page.locator('[data-island=EnquiryForm]')).toHaveAttribute('data-active')
  await expect(page.getByLabel('Nombre')).toHaveValue('')
  await expect(shownPhotos(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('enquiry-draft'))).toBeNull()
})

test('offline the form says so, keeps everything, and sends it once when the line is back', async ({
  page,
  context,
}) => {
  const server = await ownServer()
  try {
    await fillForm(page, `${server.address}/contacto`)
    await addPhotos(page, await small('a.jpg'))
    await untilReadyPhotos(page, 1)
    // Without a line Chromium asks for lazy pictures from much farther away, and reports each as an error.
    await page.evaluate(() =>
      Promise.all(
        Array.from(document.images, (picture) => {
          picture.loading = 'eager'
          return picture.decode()
        }),
      ),
    )
    await context.setOffline(true)
    await send(page).click()
    await expect(status(page)).toHaveText(
      'Ahora no hay conexión. Lo guardamos todo aquí y lo enviamos en cuanto vuelva.',
    )
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana Ruiz')
    expect((await server.kept()).enquiries).toEqual([])
    await context.setOffline(false)
    await expect(status(page)).toContainText('Gracias, Ana Ruiz.', { timeout: 30_000 })
    const { enquiries, photos } = await server.kept()
    expect([enquiries.length, photos.length]).toEqual([1, 1])
  } finally {
    await server.stop()
  }
})

test.describe('a broken line', () => {
  test.use({ allowConsoleErrors: true })
  test('six pictures of 4 MB over 1.6 Mbit/s and a line that breaks twice arrive once', async ({ page }) => {
    test.setTimeout(180_000)
    const server = await ownServer()
    // Coarse, so that it is light once it is shrunk: nobody waits for seven megabytes to pass the line.
    const heavy = await pictures
      .photograph(3500, 2600, 48)
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer()
    expect(heavy.length).toBeGreaterThan(4_000_000)
    const line = await startSlowLine(server.address, 200_000)
    try {
      await fillForm(page, `${line.address}/contacto`)
      await addPhotos(page, ...['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.jpg`, heavy)))
      await untilReadyPhotos(page, 6)
      const breaks = [300_000, 800_000]
      line.breakAfter(...breaks)
      line.hangUp()
      const before = line.connections()
      await send(page).click()
      await expect(page.getByRole('progressbar', { name: 'Envío de las fotos' })).toBeVisible()
      await expect(status(page)).toContainText('Se ha cortado la conexión. Lo volvemos a enviar.', { timeout: 30_000 })
      await expect(status(page)).toContainText('Gracias, Ana Ruiz.', { timeout: 120_000 })
      expect(line.connections()).toBe(before + breaks.length + 1)
      const { enquiries, photos } = await server.kept()
      expect([enquiries.length, photos.length]).toEqual([1, 6])
      expect(photos.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg'])
    } finally {
      line.stop()
      await server.stop()
    }
  })
})

test.describe('answers', () => {
  test.use({ allowConsoleErrors: true })

  test('a busy service is asked again when it says, with the same key and the same bytes', async ({ page }) => {
    const bodies: { key: unknown; bytes: number }[] = []
    await page.route('**/api/submit', async (route) => {
      const form = await formOf(route.request())
      const [photo] = form.getAll('photos') as File[]
      bodies.push({ key: form.get('submission'), bytes: photo?.size ?? 0 })
      if (bodies.length === 1)
        return route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: { success: false, message: '' } })
      return route.fulfill({ json: { success: true, message: 'Recibido' } })
    })
    await fillForm(page)
    await addPhotos(page, await small('a.jpg'))
    await untilReadyPhotos(page, 1)
    await send(page).click()
    await expect(status(page)).toHaveText('Ahora llegan muchas fotos a la vez. Lo volvemos a enviar en 1 s.')
    await expect(status(page)).toHaveText('Recibido')
    expect(bodies).toHaveLength(2)
    expect(bodies[1]).toEqual(bodies[0])
  })

  test('a reload after a broken sending keeps the key: sent again it is the same enquiry', async ({ page }) => {
    const keys: unknown[] = []
    await page.route('**/api/submit', async (route) => {
      keys.push((await formOf(route.request())).get('submission'))
      return keys.length < 4 ? route.abort() : route.fulfill({ json: { success: true, message: 'Recibido' } })
    })
    await page.clock.install()
    await fillForm(page)
    await send(page).click()
    await untilGivenUp(page, 'No sabemos si tu consulta ha llegado.')
    await page.reload()
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana Ruiz')
    await send(page).click()
    await expect(status(page)).toHaveText('Recibido')
    expect(new Set(keys).size).toBe(1)
  })

  test('the service’s sentence about pictures that it refused is shown, and the receipt', async ({ page }) => {
    const message = 'Gracias, Ana. No hemos podido guardar «a.jpg»: el archivo está dañado.'
    const receipt = { number: '295-78-03', answerBy: '2026-11-25', photosLink: '/fotos/abc' }
    await page.route('**/api/submit', (route) => route.fulfill({ json: { success: true, message, receipt } }))
    await fillForm(page)
    await send(page).click()
    await expect(status(page)).toHaveText(message)
    await expect(enquiryForm(page)).toContainText(
      'Tu consulta es la 295-78-03. Te contestamos como muy tarde el miércoles 25 de noviembre.',
    )
    await expect(page.getByRole('link', { name: 'Añadir fotos más tarde' })).toHaveAttribute('href', /\/fotos\/abc$/)
  })

  test('when the script for pictures does not come, they go as they are', async ({ page }) => {
    await page.route('**/photo-list*', (route) => route.abort())
    await fillForm(page)
    await addPhotos(page, await small('a.jpg'))
    await expect(page.getByRole('alert').filter({ hasText: 'irán enteras' })).toBeVisible()
    const [request] = await Promise.all([page.waitForRequest('**/api/submit'), send(page).click()])
    expect(((await formOf(request)).getAll('photos') as File[]).map(({ name }) => name)).toContain('a.jpg')
    await expect(status(page)).toContainText('Gracias, Ana Ruiz.')
  })
})

test('pictures chosen before the script is there are taken up by it', async ({ page }) => {
  await page.route('**/static/js/**', async (route) => {
    await chosen
    await route.continue()
  })
  const { promise: chosen, resolve } = Promise.withResolvers<void>()
  await page.goto('/contacto', { waitUntil: 'commit' })
  await addPhotos(page, await small('pronto.jpg'))
  resolve()
  await untilReadyPhotos(page, 1)
  await expect(shownPhotos(page)).toContainText('pronto.jpg')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('pictures go with the plain form, and are kept', async ({ page }) => {
    const server = await ownServer()
    try {
      await page.goto(`${server.address}/contacto`)
      await page.getByLabel('Nombre').fill('Ana')
      await page.getByRole('textbox', { name: 'Correo' }).fill('ana@example.es')
      await addPhotos(page, await small('a.jpg'), await small('b.jpg'))
      await send(page).click()
      await expect(page).toHaveURL(/\/thank-you/)
      await expect(page.getByRole('main')).toContainText(
        /Tu consulta es la \d{3}-\d{2}-\d{2}\. Te contestamos como muy tarde el \S+ \d+ de/,
      )
      const link = await page.getByRole('link', { name: 'Añadir fotos más tarde' }).getAttribute('href')
      expect(link).toMatch(/^\/fotos\//)
      expect((await page.request.get(`${server.address}${link}`)).status()).toBe(200)
      const { enquiries, photos } = await server.kept()
      expect([enquiries.length, photos.map(({ name }) => name)]).toEqual([1, ['a.jpg', 'b.jpg']])
    } finally {
      await server.stop()
    }
  })
})
