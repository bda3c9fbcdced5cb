import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a page that one comes to by a link begins with what is in sight, and is soon whole; going back stands where one was', async ({
  page,
}) => {
  await visit(page, '/')
  const link = page.locator('main a[href="/carpinteria"]:visible').last()
  await link.scrollIntoViewIfNeeded()
  const stood = await page.evaluate(() => scrollY)
  expect(stood).toBeGreaterThan(1000)
  await page.evaluate(() => {
    const root = document.documentElement
    const record: (string | undefined)[] = []
    Object.assign(window, { record })
    new MutationObserver(() => {
      const footer = document.querySelector('body > footer')
      record.push(footer ? getComputedStyle(footer).contentVisibility : 'none')
    }).observe(root, { attributes: true, attributeFilter: ['data-arriving'] })
  })
  const record = () => page.evaluate(() => (window as unknown as { record: string[] }).record)

  await link.click()
  await expect(page).toHaveURL('/carpinteria')
  await expect.poll(record).toEqual(['auto', 'visible'])

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood)
  expect(await record()).toHaveLength(2)
})
