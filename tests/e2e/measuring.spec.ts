import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { makeTall, scrollTo, visit } from '../support/visit.ts'

test.use({ keepsContext: false, reducedMotion: 'no-preference' })

/** The site as it would be with an address for figures in the settings. Gives what is sent there. */
async function withMeasuring(page: Page) {
  const sent: { name: string; page: string }[] = []
  await page.route('**/contacto', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('data-consent=', 'data-measuring="/measure" data-consent=')
    await route.fulfill({ response: answer, body })
  })
  await page.route('**/measure', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  return sent
}

test('measuring: nothing is fetched or sent before consent, then one beacon per figure', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const sent = await withMeasuring(page)
  await visit(page, '/contacto')
  await makeTall(page)
  await page.waitForTimeout(1500)
  expect(scripts.filter((address) => address.includes('web-vitals'))).toEqual([])
  expect(sent).toEqual([])
  await scrollTo(page, 5000)
  await expect.poll(() => sent.map(({ name }) => name)).toContain('TTFB')
  expect(sent.every(({ page }) => page === '/contacto')).toBe(true)
})

test('measuring: a recorded refusal is one', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'veta-GDPR2', value: 'false', url: baseURL as string }])
  const sent = await withMeasuring(page)
  await visit(page, '/contacto')
  await page.waitForTimeout(1500)
  await page.keyboard.press('Tab')
  expect(sent).toEqual([])
})

test('measuring: as shipped there is no address, and nothing is measured', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'veta-GDPR2', value: 'true', url: baseURL as string }])
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await visit(page, '/contacto')
  await page.waitForTimeout(1500)
  expect(scripts.filter((address) => address.includes('web-vitals'))).toEqual([])
})
