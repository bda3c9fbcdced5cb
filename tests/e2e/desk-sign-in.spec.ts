import { devices, type Page } from '@playwright/test'
import { faultsInThemes } from '../support/axe.ts'
import { addAuthenticator, inviteOwner, join, startDesk, type TestDesk } from '../support/desk.ts'
import { until } from '../support/server/server.ts'
import { startSmtp } from '../support/server/smtp.ts'
import { expect, test } from '../support/test.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
// Chromium writes the server's refusals to the console; anything else there is a failure.
test.use({ ...phone, viewport: { width: 360, height: 740 }, allowConsoleErrors: true })

let desk: TestDesk
let strange: string[]
test.beforeEach(async ({ page }) => {
  strange = []
  page.on('pageerror', (error) => strange.push(String(error)))
  page.on('console', (message) => {
    const expected = /status of 4(00|01|03|04)|ERR_INTERNET_DISCONNECTED/
    if (message.type() === 'error' && !expected.test(message.text())) strange.push(message.text())
  })
  desk = await startDesk()
})
test.afterEach(async ({ page }) => {
  await leave(page)
  await desk.stop()
  expect(strange).toEqual([])
})

// The desk listens for news: a server that stops under an open page is an error there.
const leave = (page: Page) => page.goto('about:blank')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Taller' })

async function openPeople(page: Page) {
  await button(page, 'Más').click()
  await page.getByRole('link', { name: 'Personas' }).click()
  await expect(page.getByRole('list', { name: 'Personas del taller' })).toBeVisible()
}

async function fillInvitation(page: Page) {
  await button(page, 'Invitar a alguien').click()
  await page.getByLabel('Nombre').fill('Luis Gil')
  await page.getByLabel('Correo').fill('luis@example.es')
  await button(page, 'Hacer la invitación').click()
}

const invitation = (page: Page) => page.getByRole('textbox', { name: 'Invitación de Luis Gil' })

test('invited on a phone, out, and in again with the passkey; what cannot be undone asks for it once more', async ({
  page,
}) => {
  await addAuthenticator(page)
  await page.goto(await inviteOwner(desk))
  await expect(page.getByRole('heading', { name: 'Hola, Amparo Ruiz' })).toBeVisible()
  await button(page, 'Crear mi clave de acceso').click()
  await page.getByRole('link', { name: 'Amparo Ruiz' }).click()
  await expect(page.getByRole('list', { name: 'Claves de acceso' }).getByRole('listitem')).toHaveCount(1)

  await button(page, 'Salir').click()
  await button(page, 'Entrar con clave de acceso').click()
  await openPeople(page)

  desk.pass(6)
  await fillInvitation(page)
  await page
    .getByRole('dialog', { name: 'Confirma que eres tú' })
    .getByRole('button', { name: /^Confirmar/ })
    .click()
  await expect(invitation(page)).toHaveValue(/\/taller\/invitacion\/[\w-]{43}$/)
  await page.keyboard.press('Escape')
  const people = page.getByRole('list', { name: 'Personas del taller' })
  await expect(people).toContainText('luis@example.es')

  await people.getByText('Cambiar a Luis Gil').click()
  await people.getByRole('button', { name: 'Quitar de la oficina' }).last().click()
  await button(page, 'Sí, quitar').click()
  await expect(people).not.toContainText('luis@example.es')
  await page.getByRole('link', { name: 'Registro' }).click()
  await expect(page.getByRole('list', { name: 'Registro' })).toContainText('Quita a una persona del taller')
})

test('a session that has ended is begun again over the open page, and what was typed is still there', async ({
  page,
}) => {
  await addAuthenticator(page)
  await join(page, await inviteOwner(desk))
  await openPeople(page)
  await desk.store.db.deleteFrom('desk_session').execute()
  await fillInvitation(page)
  const ended = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
  await ended.getByRole('button', { name: 'Cerrar' }).click()
  await expect(ended).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveValue('luis@example.es')
  await button(page, 'Hacer la invitación').click()
  await ended.getByRole('button', { name: 'Entrar con clave de acceso' }).click()
  await expect(invitation(page)).toBeVisible()
})

test('the line that the server has ended says so, leads back in, and what was typed is still there', async ({
  page,
}) => {
  await addAuthenticator(page)
  await page.clock.install()
  await page.route('**/api/enquiries/events', (route) => route.fulfill({ status: 204 }), { times: 1 })
  await join(page, await inviteOwner(desk))
  await page.getByRole('link', { name: 'Amparo Ruiz' }).click()
  const name = page.getByLabel('Nombre', { exact: true })
  await name.fill('Amparo R.')
  await desk.store.db.deleteFrom('desk_session').execute()
  const line = page.getByText('Tu sesión ha terminado. Lo que has escrito sigue aquí.')
  await page.clock.runFor(5000) // it asks again
  await expect(line).toBeVisible()
  await expect(page.getByText('Sin conexión con el servidor.')).toBeHidden()
  await button(page, 'Entrar otra vez').click()
  const ended = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
  await ended.getByRole('button', { name: 'Entrar con clave de acceso' }).click()
  await expect(ended).toBeHidden()
  await expect(line).toBeHidden()
  await expect(name).toHaveValue('Amparo R.')
})

test('a passkey gets the name by which its owner knows it', async ({ page }) => {
  await addAuthenticator(page)
  await join(page, await inviteOwner(desk))
  await page.getByRole('link', { name: 'Amparo Ruiz' }).click()
  const keys = page.getByRole('list', { name: 'Claves de acceso' })
  await keys.getByRole('button', { name: /^Cambiar el nombre de / }).click()
  const name = keys.getByLabel('Nombre, como «iPhone de Amparo»')
  await expect(name).toBeFocused()
  await name.fill('')
  await name.press('Enter')
  await expect(keys.getByText('Escribe un nombre.')).toBeVisible()
  await name.fill('iPhone de Amparo')
  await name.press('Enter')
  await expect(name).toBeHidden()
  await expect(keys).toContainText('iPhone de Amparo')
})

test('the device that does not know its person lets nobody in, and without a line it says so', async ({
  page,
  context,
}) => {
  const device = await addAuthenticator(page)
  await join(page, await inviteOwner(desk))
  await page.getByRole('link', { name: 'Amparo Ruiz' }).click()
  await button(page, 'Salir').click()
  await device.recognise(false)
  await button(page, 'Entrar con clave de acceso').click()
  await expect(page.getByText('No se ha confirmado en el aparato.')).toBeVisible()
  await context.setOffline(true)
  await button(page, 'Entrar con clave de acceso').click()
  await expect(page.getByText('No hay conexión con el servidor.')).toBeVisible()
  await context.setOffline(false)
  await device.recognise(true)
  await button(page, 'Entrar con clave de acceso').click()
  await expect(menu(page)).toBeVisible()
})

test('a password is there for a device without passkeys, when it is a good one', async ({ page }) => {
  await page.goto(await inviteOwner(desk))
  await page.getByText('Prefiero una contraseña').click()
  await page.getByLabel('Contraseña nueva').fill('contraseña1234')
  await button(page, 'Entrar con esta contraseña').click()
  await expect(page.getByText('Esa contraseña se adivina pronto.')).toBeVisible()
  await page.getByLabel('Contraseña nueva').fill('caballo gubia tormenta naranja')
  await button(page, 'Entrar con esta contraseña').click()
  await expect(menu(page)).toBeVisible()
  desk.pass(6)
  await openPeople(page)
  await fillInvitation(page)
  const look = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await look.getByLabel('Contraseña').fill('no era esta')
  await look.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(look.getByText('La contraseña no es correcta.')).toBeVisible()
  await look.getByLabel('Contraseña').fill('caballo gubia tormenta naranja')
  await look.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(invitation(page)).toBeVisible()
})

test('the private address brings a new device to the sign-in page; without it there is nothing', async ({
  page,
  browser,
}) => {
  await page.goto(`${desk.origin}/taller`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no/i)
  await expect(page.locator('#desk')).toHaveCount(0)
  const { out } = await desk.command('address')
  await page.goto(out.trim())
  await expect(page).toHaveURL(`${desk.origin}/taller`)
  await expect(button(page, 'Entrar con clave de acceso')).toBeVisible()
  const other = await browser.newPage()
  await other.goto(out.trim().replace(/.{4}$/, 'xxxx'))
  await expect(other.locator('#desk')).toHaveCount(0)
  await other.close()
})

test('a link by mail opens the desk by a press, also for who has lost the passkey', async ({ page }) => {
  const smtp = await startSmtp()
  const mailing = await startDesk({ SMTP_URL: smtp.url, MAIL_FROM: 'taller@example.es' })
  try {
    await addAuthenticator(page)
    await join(page, await inviteOwner(mailing))
    await page.getByRole('link', { name: 'Amparo Ruiz' }).click()
    await button(page, 'Salir').click()
    await page.getByText('Entrar de otra manera').click()
    await page.getByLabel('Correo').fill('amparo@example.es')
    await button(page, 'Recibir un enlace por correo').click()
    await expect(page.getByText('le llegará un enlace en unos minutos')).toBeVisible()
    await until(
      () => smtp.taken.length,
      (count) => count > 0,
    )
    const source = smtp.taken[0]?.source.replaceAll('=\r\n', '') ?? ''
    await page.goto(/http:\/\/localhost:\d+\/taller\/enlace\/[\w-]{43}/.exec(source)?.[0] ?? '')
    await button(page, 'Entrar en este aparato').click()
    await expect(menu(page)).toBeVisible()
  } finally {
    await leave(page)
    await mailing.stop()
    await smtp.stop()
  }
})

test('the whole way goes by keyboard', async ({ page }) => {
  await addAuthenticator(page)
  await page.goto(await inviteOwner(desk))
  const tabTo = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }))
    await expect(target).toBeVisible()
    for (let press = 0; press < 30; press++) {
      if (await target.evaluate((node) => node === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await tabTo('Crear mi clave de acceso')
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await tabTo('Más')
  await page.keyboard.press('Enter')
  await tabTo('Personas')
  await page.keyboard.press('Enter')
  await tabTo('Invitar a alguien')
  await page.keyboard.press('Enter')
  await page.getByLabel('Nombre').focus()
  await page.keyboard.type('Luis Gil')
  await page.keyboard.press('Tab')
  await page.keyboard.type('luis@example.es')
  desk.pass(6)
  await page.keyboard.press('Enter')
  const look = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await expect(look).toBeVisible()
  await tabTo('Confirmar con clave de acceso')
  await page.keyboard.press('Enter')
  await expect(invitation(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('axe finds no fault at 360 px, light and dark', async ({ page }) => {
  test.setTimeout(90_000)
  const faults: string[] = []
  const look = async (place: string) => {
    for (const fault of await faultsInThemes(page, ['dark', 'light'])) faults.push(`${place}: ${fault}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (wide) faults.push(`${place}: wider than the screen`)
  }
  await addAuthenticator(page)
  await page.goto(await inviteOwner(desk))
  await page.getByText('Prefiero una contraseña').click()
  await look('invitation')
  await button(page, 'Crear mi clave de acceso').click()
  await page.getByRole('link', { name: 'Amparo Ruiz' }).click()
  await expect(page.getByRole('heading', { name: 'Tu cuenta' })).toBeVisible()
  await look('account')
  await openPeople(page)
  await page.getByText('Cambiar a Amparo Ruiz').click()
  await look('people')
  await fillInvitation(page)
  await expect(invitation(page)).toBeVisible()
  await look('invitation to pass on')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Registro' }).click()
  await expect(page.getByRole('list', { name: 'Registro' })).toBeVisible()
  await look('log')
  await desk.store.db.deleteFrom('desk_session').execute()
  await page.reload()
  await page.getByText('Entrar de otra manera').click()
  await page.getByLabel('Correo').fill('nadie')
  await button(page, 'Entrar con contraseña').click()
  await expect(page.getByText('no está completa')).toBeVisible()
  await look('sign-in')
  expect(faults).toEqual([])
})
