import type { Page } from '@playwright/test'
import { photoWords } from '../../words/photos-words.ts'
import { startExternalService } from '../support/server/external-service.ts'
import { expect, test } from '../support/test.ts'
import { untilActive } from '../support/visit.ts'

// The site pointed at an external form-forwarding service. The stand-in is written from that service's contract.
test.use({ allowConsoleErrors: true })

type External = Awaited<ReturnType<typeof startExternalService>>
let external: External
test.beforeEach(async () => {
  external = await startExternalService({ accessKey: 'veta-web' })
})
test.afterEach(() => external.stop())

const email = (page: Page) => page.getByRole('textbox', { name: 'Correo' })
const status = (page: Page) => page.getByRole('main').locator('form').getByRole('status')
const send = (page: Page) => page.getByRole('button', { name: 'Enviar consulta' })

/** Such a service takes no pictures: the form says where they may go. */
const withoutPhotos = (html: string) =>
  html.replace(/<fieldset\b[^>]*><legend[^>]*>Fotos<.*?<\/fieldset>/s, `<p class="caption">${photoWords.elsewhere}</p>`)

/** The contact page as the build makes it with this endpoint in the settings, filled in. */
async function fill(page: Page) {
  const { origin } = new URL(external.url)
  await page.route(/\/contacto$/, async (route) => {
    const answer = await route.fetch()
    const allow = (policy: string) => policy.replace(/(connect-src|form-action)/g, `$1 ${origin}`)
    await route.fulfill({
      response: answer,
      body: allow(withoutPhotos(await answer.text()).replaceAll('/api/submit', external.url)),
      headers: {
        ...answer.headers(),
        'content-security-policy': allow(answer.headers()['content-security-policy'] ?? ''),
      },
    })
  })
  await page.goto('/contacto')
  await page.getByLabel('Nombre').fill('Ana Ruiz')
  await page.getByPlaceholder('Nº Teléfono *').fill('600112233')
  await email(page).fill('ana@example.es')
  await page.getByLabel('Mensaje').fill('Una librería de pared')
  await untilActive(page, 'EnquiryForm')
}

for (const mood of ['take', 'take-nested'] as const) {
  test(`external service, ${mood}: it gets the enquiry, its message is shown, the form is emptied`, async ({
    page,
  }) => {
    external.mood = mood
    await fill(page)
    await send(page).click()
    await expect(status(page)).toHaveText('Email sent successfully!')
    await expect(page.getByLabel('Nombre')).toHaveValue('')
    expect(external.received).toEqual([
      { name: 'Ana Ruiz', phone: '600112233', email: 'ana@example.es', message: 'Una librería de pared' },
    ])
  })
}

for (const [mood, text] of [
  ['invalid-key', 'Invalid Access Key'],
  ['spam', 'Spam detected'],
  ['too-many', 'Too many requests. Please try again later.'],
  ['fail', 'Internal Server Error'],
] as const) {
  test(`external service, ${mood}: its message is shown and what was typed stays`, async ({ page }) => {
    external.mood = mood
    await fill(page)
    await send(page).click()
    await expect(status(page)).toHaveText(text)
    await expect(page.getByLabel('Mensaje')).toHaveValue('Una librería de pared')
    await expect(page.getByRole('link', { name: /^Llámanos/ })).toBeVisible()
    expect(external.received).toEqual([])
  })
}

test('external service: no pictures are taken, and the form says where they may go', async ({ page }) => {
  await fill(page)
  await expect(page.getByText('Si tienes fotos, mándalas por WhatsApp o por correo')).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
})

test('external service, no JSON and a refused cross-origin call have a sentence of their own', async ({ page }) => {
  external.mood = 'no-json'
  await fill(page)
  await send(page).click()
  await expect(status(page)).toContainText('no entendemos')
  external.mood = 'no-cors'
  await send(page).click()
  await expect(status(page)).toContainText('No sabemos si tu consulta ha llegado. Lo que')
  await expect(page.getByLabel('Mensaje')).toHaveValue('Una librería de pared')
})

test('external service, silent: after 20 s a sentence of its own, and the button works again', async ({ page }) => {
  external.mood = 'silent'
  await page.clock.install()
  await page.addInitScript(() => {
    // The browser's own goes by another clock.
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
  await fill(page)
  await send(page).click()
  await expect(status(page)).toHaveText('Sending....')
  await page.clock.runFor(15_000) // it goes on by itself, too
  await expect(status(page)).toHaveText('Sending....')
  await page.clock.runFor(5_000)
  await expect(status(page)).toContainText('tarda demasiado')
  external.mood = 'take'
  await send(page).click()
  await expect(status(page)).toHaveText('Email sent successfully!')
})
