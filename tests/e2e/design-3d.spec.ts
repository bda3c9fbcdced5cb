import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { validateBytes } from 'gltf-validator'
import { wholeBrowser } from '../support/browser.ts'
import { expect, test } from '../support/test.ts'
import { untilActive, visit } from '../support/visit.ts'

// No machine of ours has a graphics card: the processor plays one, and the page is told that it is one.
test.use({
  launchOptions: {
    ...wholeBrowser,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  },
  reducedMotion: 'reduce',
  // Each pixel is reckoned by the processor.
  viewport: { width: 1024, height: 720 },
})
test.describe.configure({ timeout: 120_000 })

const pretendGraphics = () => {
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
    return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false })
  } as typeof getContext
  const { getParameter } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === 0x9246 ? 'A graphics card' : getParameter.call(this, name)
  }
}

async function openRoom(page: Page, path: string) {
  await page.addInitScript(pretendGraphics)
  await visit(page, path)
  await untilActive(page, 'DesignBoard')
  await page.getByRole('button', { name: 'Ver en 3D' }).click()
  await expect(page.locator('canvas')).toBeVisible()
}

/** Share of the canvas that is painted, as the visitor sees it. */
async function painted(page: Page): Promise<number> {
  const picture = (await page.locator('canvas').screenshot()).toString('base64')
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
    let wood = 0
    for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 0) - (data[i + 2] ?? 0) > 40) wood++
    return wood / (data.length / 4)
  }, picture)
}

test('the piece stands in its wood in the drawing’s place, opens, and comes apart; the drawing comes back', async ({
  page,
}) => {
  await openRoom(page, '/disena/aparador')
  await expect(page.getByRole('img', { name: /^Aparador de DM rechapado en nogal/ })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Alzado, sección y planta' })).toBeHidden()
  await expect.poll(() => painted(page), { timeout: 30_000 }).toBeGreaterThan(0.03)
  const shut = await page.locator('canvas').screenshot()
  await page.getByRole('slider', { name: 'Abrir' }).fill('100')
  await expect.poll(async () => (await page.locator('canvas').screenshot()).equals(shut)).toBe(false)
  await page.getByRole('slider', { name: 'Desmontar' }).fill('60')
  await page.getByRole('button', { name: 'Volver al dibujo' }).click()
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Alzado, sección y planta' })).toBeVisible()
})

test('on a phone 3D leaves room for the controls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRoom(page, '/disena/mesa')
  await page.getByRole('slider', { name: 'Largo, deslizador' }).fill('180')
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  const bottomOf = async (place: Locator) => {
    const box = await place.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  const paper = page.getByRole('figure').locator('..')
  const bar = await page.getByRole('navigation', { name: 'Contacto rápido' }).boundingBox()
  expect((await paper.boundingBox())?.height).toBeLessThanOrEqual(0.45 * 844 + 1)
  expect((bar?.y ?? 0) - (await bottomOf(paper))).toBeGreaterThanOrEqual(300)
  await expect(page.getByRole('slider', { name: 'Girar' })).toBeInViewport()
})

test('a lost context comes back; one that does not gives way to the drawing', async ({ page }) => {
  await openRoom(page, '/disena/mesa')
  await expect.poll(() => painted(page), { timeout: 30_000 }).toBeGreaterThan(0.02)
  const lose = (restore: boolean) =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement, again) => {
      const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
      extension?.loseContext()
      if (again) setTimeout(() => extension?.restoreContext(), 200)
    }, restore)
  await lose(true)
  await page.getByRole('slider', { name: 'Girar' }).fill('10')
  await expect.poll(() => painted(page), { timeout: 30_000 }).toBeGreaterThan(0.02)
  await lose(false)
  await expect(page.getByText('Los gráficos han dejado de responder.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('img', { name: 'Alzado, sección y planta' })).toBeVisible()
})

test('the piece goes home as GLB without a fault that the validator finds, in metres, and as USDZ: stored files that begin at multiples of 64 bytes, the scene first', async ({
  page,
}) => {
  await openRoom(page, '/disena/mesa')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar GLB' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('mesa.glb')
  const bytes = await readFile(await download.path())
  const report = await validateBytes(new Uint8Array(bytes))
  expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([])
  const json = JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString())
  const top = json.nodes.find(({ name }: { name?: string }) => name === 'Sobre')
  expect(top.translation?.[1] ?? top.matrix?.[13]).toBeCloseTo(0.735, 3)
  expect(bytes.length).toBeLessThan(2_500_000)

  const other = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar USDZ' }).click()
  const files = storedFiles(await readFile(await (await other).path()))
  expect(files[0]?.name).toMatch(/\.usda$/)
  for (const { start, method } of files) expect([method, start % 64]).toEqual([0, 0])
  const scene = files.map(({ content }) => content.toString('latin1')).join('\n')
  expect(scene).toContain('metersPerUnit = 1')
  expect(scene).toContain('preliminary:anchoring:type = "plane"')
})

/** Local files of a zip, in their order. */
function storedFiles(zip: Buffer) {
  const files: { name: string; method: number; start: number; content: Buffer }[] = []
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const [method, size, nameSize, extra] = [
      zip.readUInt16LE(at + 8),
      zip.readUInt32LE(at + 18),
      zip.readUInt16LE(at + 26),
      zip.readUInt16LE(at + 28),
    ]
    const start = at + 30 + nameSize + extra
    const raw = zip.subarray(start, start + size)
    files.push({
      name: zip.toString('utf8', at + 30, at + 30 + nameSize),
      method,
      start,
      content: method === 8 ? inflateRawSync(raw) : raw,
    })
    at = start + size
  }
  return files
}

test('over a photograph: two taps on a known measure give the scale, and the piece can be dragged', async ({
  page,
}) => {
  await openRoom(page, '/disena/aparador')
  await page.getByLabel('Sobre una foto tuya').setInputFiles('content/photos/taller-retrato.jpg')
  const dialog = page.getByRole('dialog', { name: 'El mueble sobre tu foto' })
  await expect(dialog.getByRole('status')).toContainText('Toca un extremo')
  const photo = dialog.getByRole('img', { name: 'Tu habitación' })
  await photo.click({ position: { x: 60, y: 100 } })
  await photo.click({ position: { x: 60, y: 300 } })
  await dialog.getByRole('textbox').fill('2,00 m')
  await expect(dialog.getByRole('status')).toHaveText('Arrastra el mueble a su sitio.')
  await expect(dialog.getByRole('img', { name: 'El mueble, a escala de la foto' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog).toHaveCount(0)
})

test('in the room of an emulated device: the session begins, a tap places the piece, and it ends', async ({ page }) => {
  await page.addInitScript({ path: 'node_modules/iwer/build/iwer.min.js' })
  await page.addInitScript(() => {
    const { XRDevice, metaQuest3 } = (window as never as { IWER: typeof import('iwer') }).IWER
    const device = new XRDevice(metaQuest3)
    device.installRuntime({ forceInstall: true })
    Object.assign(window, { device })
  })
  await openRoom(page, '/disena/mesa')
  await page.getByRole('button', { name: 'En tu habitación' }).click()
  await expect(page.getByText('Mueve el teléfono hasta ver el círculo')).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => Boolean((window as never as { device: { activeSession?: object } }).device.activeSession)),
    )
    .toBe(true)
  await page.evaluate(() =>
    (window as never as { device: { activeSession: { end(): Promise<void> } } }).device.activeSession.end(),
  )
  await expect(page.getByText('Mueve el teléfono hasta ver el círculo')).toBeHidden()
})
