import { wholeBrowser } from '../support/browser.ts'
import { startDeskServer } from '../support/server/desk.ts'
import { expect, test } from '../support/test.ts'

test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ...wholeBrowser }) })

test('a device asks to be told, its worker shows what it is told, and it can take its word back', async ({
  page,
  context,
}) => {
  const server = await startDeskServer()
  const origin = new URL(server.address).origin
  await context.grantPermissions(['notifications'], { origin })
  // No push service is reached from here: the browser's own part is played by the page.
  await page.addInitScript(() => {
    const key = (length: number) => btoa('x'.repeat(length)).replaceAll('=', '')
    const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: key(65), auth: key(16) } }),
      unsubscribe: async () => sessionStorage.removeItem('subscribed'),
    }
    const given = () => (sessionStorage.getItem('subscribed') ? subscription : null)
    Object.assign(PushManager.prototype, {
      getSubscription: async () => given(),
      subscribe: async () => {
        sessionStorage.setItem('subscribed', 'yes')
        return subscription
      },
    })
  })
  const kept = () => server.store.db.selectFrom('desk_push').select('person_id').execute()
  await page.goto(`${server.address}/taller/consultas`)
  const box = page.getByLabel('Avisarme en este aparato cuando llegue una consulta')
  await box.click()
  await expect(box).toBeChecked()
  expect(await kept()).toEqual([{ person_id: 'owner' }])
  expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope))).toBe(`${origin}/taller/`)
  const devtools = await context.newCDPSession(page)
  const known = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations)
      if (scopeURL.endsWith('/taller/')) known.resolve(registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await known.promise
  // Asked too early, Chrome takes what it has noted and not yet shown for closed, and forgets it: the worker says when.
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker of the desk')
  await worker.evaluate(() => {
    const own = self as unknown as { registration: ServiceWorkerRegistration; shown: Promise<void> }
    const show = own.registration.showNotification.bind(own.registration)
    own.shown = new Promise((resolve) => {
      own.registration.showNotification = (...given) => show(...given).then(resolve)
    })
  })
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: '{}' })
  await worker.evaluate(() => (self as unknown as { shown: Promise<void> }).shown)
  const shown = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title }) => title)
  })
  expect(shown).toEqual(['Nueva consulta'])
  await page.reload()
  await expect(box).toBeChecked()
  await box.click()
  await expect(box).not.toBeChecked()
  expect(await kept()).toEqual([])
  await page.close()
  await server.stop()
})
