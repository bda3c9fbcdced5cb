import type { Page, Request } from '@playwright/test'
import type { Quote } from '#contracts/quotes.ts'
import { answerQuote, cancelQuote } from '#server/storage/quotes/decide.ts'
import { addQuoteFile, keepReview, setPaid, setStep } from '#server/storage/quotes/job.ts'
import { findQuote } from '#server/storage/quotes/read.ts'
import { judge, seatJudges } from '../support/judges.ts'
import { quoteOn, quoteSettings, sampleDraft } from '../support/quotes.ts'
import { startDeskServer } from '../support/server/desk.ts'
import { jpeg } from '../support/server/pictures.ts'
import { expect, test } from '../support/test.ts'

// What customer and owner see of a quote, in each of its states.
const day = 24 * 60 * 60_000
const start = Date.now()
let clock = start
let server: Awaited<ReturnType<typeof startDeskServer>>
let quotes: Awaited<ReturnType<typeof quoteOn>>
test.beforeAll(async () => {
  server = await startDeskServer({ SMTP_URL: 'smtp://127.0.0.1:9' }, { settings: quoteSettings(), now: () => clock })
  quotes = await quoteOn(server, () => clock)
})
test.beforeEach(() => {
  clock = start
})
test.afterAll(() => server.stop())

const at = (by = 'Amparo') => ({ by, now: clock, dispatch: server.dispatch })
const answered = (kind: 'change' | 'declined', text: string) => async () => {
  const { id } = await quotes.sent()
  return answerQuote(server.store, id, { kind, version: 1, text }, at(''))
}
const accepted = async () => quotes.accept(await quotes.sent())
async function mounted() {
  const { id } = await accepted()
  const today = new Date(clock).toISOString().slice(0, 10)
  const photo = { name: 'a.jpg', type: 'image/jpeg', width: 640, height: 480, bytes: 9, content: await jpeg() } as const
  for (const step of ['measured', 'workshop', 'mounted'] as const) {
    await addQuoteFile(server.store, id, step, photo, clock)
    await setStep(server.store, id, { step, day: today }, at())
  }
  return setPaid(server.store, id, { position: 0, day: today }, at())
}
async function reviewed() {
  const { id } = await mounted()
  const review = { stars: 4, text: 'Encajó a la primera.', mayShowPictures: true, mayShowPrice: true }
  return keepReview(server.store, id, review, at())
}
const states: Record<string, () => Promise<Quote>> = {
  draft: () => quotes.begin(sampleDraft({ reduced: { reason: 'renovation', materialsPercent: 30 } })),
  sent: () => quotes.sent(),
  'sent, a service': () => quotes.sent(sampleDraft({ subject: 'service' })),
  async expired() {
    clock = start - 40 * day
    const quote = await quotes.sent()
    clock = start
    return quote
  },
  replaced: async () => quotes.again(await quotes.sent(), 'Librería de nogal'),
  'a change is wanted': answered('change', 'Más alta'),
  declined: answered('declined', 'Es mucho'),
  accepted,
  mounted,
  reviewed,
  async cancelled() {
    const { id } = await accepted()
    return cancelQuote(server.store, id, { ...at(), text: 'De acuerdo los dos' })
  },
}

/**
 * What the two judges find on a phone in light and on a desktop in dark, with all folds open, and what stands out of the
 * page. Colours are the same at every width, all else in both themes: each width and each theme is asked once.
 */
async function faultsOf(page: Page, address: string, ready: () => Promise<unknown>) {
  const faults: string[] = []
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(address)
  await ready()
  await page.locator('details').evaluateAll((all) => {
    for (const fold of all) fold.setAttribute('open', '')
  })
  await seatJudges(page)
  const ground = () => page.locator('body').evaluate((it) => getComputedStyle(it).color)
  const light = await ground()
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    // The desk's script puts the theme on; the browser tells it a moment later.
    if (colorScheme === 'dark') await expect.poll(ground).not.toBe(light)
    await page.setViewportSize({ width, height: 850 })
    // The widths differ in little that IBM's checker asks.
    const { axe, ibm } = await judge(page, colorScheme === 'dark' ? { only: 'axe' } : {})
    faults.push(...[...axe, ...ibm].map((fault) => `${width} px, ${colorScheme}: ${fault}`))
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (beyond > 0) faults.push(`${width} px: ${beyond} px stand out`)
  }
  return faults
}

for (const [name, make] of Object.entries(states)) {
  test(`${name}: the customer's page has no script and neither it nor the desk's a fault that the judges can find`, async ({
    page,
  }) => {
    const quote = await make()
    if (quote.versions.length > 0) {
      const address = `${await quotes.address(quote)}${name === 'replaced' ? '?version=1' : ''}`
      const heading = page.getByRole('heading', { level: 1 })
      expect(await faultsOf(page, address, () => expect(heading).toBeVisible())).toEqual([])
      // Not a byte of 20 kB.
      await expect(page.locator('script')).toHaveCount(0)
    }
    const title = page.getByRole('heading', { level: 1, name: /Librería/ })
    const desk = `${server.address}/taller/encargos/${quote.id}`
    expect(await faultsOf(page, desk, () => expect(title).toBeVisible())).toEqual([])
  })
}

for (const [room, heading] of [
  ['encargos', 'Encargos'],
  ['encargos?vista=semanas', 'Encargos'],
  ['cifras', 'Presupuestos y encargos'],
] as const)
  test(`${room}: full, without a fault that the judges can find`, async ({ page }) => {
    await accepted()
    await quotes.sent()
    const head = page.getByRole('heading', { name: heading })
    const ready = () => expect(head.and(page.locator('main *'))).toBeVisible()
    expect(await faultsOf(page, `${server.address}/taller/${room}`, ready)).toEqual([])
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a customer asks for a change, accepts, wants mails and writes a review; nobody hears whence she came', async ({
    page,
  }) => {
    const quote = await quotes.sent()
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto(await quotes.address(quote))
    await page.getByText('Pedir un cambio', { exact: true }).click()
    await page.getByLabel('Qué cambiarías').fill('Un palmo más alta')
    await page.getByRole('button', { name: 'Pedir el cambio' }).click()
    await expect(page.getByText(/^Nos has pedido un cambio/)).toBeVisible()
    await page.getByLabel('Tu nombre y apellidos').fill('Ana García')
    await page.getByRole('button', { name: 'Aceptar con obligación de pago' }).click()
    await expect(page.getByText(/^Aceptado por Ana García/)).toBeVisible()
    await page.getByRole('button', { name: 'Avisadme por correo de cada paso' }).click()
    await expect(page.getByText('Te avisamos por correo de cada paso.')).toBeVisible()
    const today = new Date(clock).toISOString().slice(0, 10)
    await setStep(server.store, quote.id, { step: 'mounted', day: today }, at())
    await page.reload()
    await page.getByLabel('5 estrellas').check()
    await page.getByLabel('Tu opinión').fill('Muy bien')
    await page.getByRole('button', { name: 'Enviar mi opinión' }).click()
    await expect(page.getByRole('heading', { name: 'Tu opinión' })).toBeVisible()
    expect((await findQuote(server.store, quote.id))?.review).toMatchObject({ stars: 5, text: 'Muy bien' })
    await page.getByRole('link', { name: 'Qué hacemos con tus datos' }).click()
    await expect(page).toHaveURL(/politica-privacidad/)
    const headers = await Promise.all(requests.map((request) => request.allHeaders()))
    expect(headers.filter(({ referer }) => referer?.includes('/consulta/'))).toEqual([])
  })
})
