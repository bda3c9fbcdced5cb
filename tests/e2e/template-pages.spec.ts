import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { untilActive, visit, withMotion } from '../support/visit.ts'

test.use({ reducedMotion: 'no-preference', viewport: { width: 1280, height: 800 } })

const main = (page: Page) => page.getByRole('main')
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: 'This is a demonstration page' })

/** Collects what the page sends from now on, files of its own apart. */
function watchSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}

test('the two service pages have two looks: pairs whose joint walks, and large photographs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 850 })
  const widths: number[] = []
  for (const path of ['/service-1', '/service-2']) {
    await page.goto(path)
    const pictures = main(page).getByRole('listitem').getByRole('img')
    await expect(pictures).toHaveCount(6)
    widths.push((await pictures.nth(1).boundingBox())?.width ?? 0)
  }
  expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) * 1.3)
})

test('/service-details: slider, text, woods, finishes, process and questions', async ({ page }) => {
  await visit(page, '/service-details')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cabinet-making')
  await expect(main(page).getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(
    main(page)
      .getByRole('group', { name: 'Pictures of our cabinet-making' })
      .filter({ has: page.getByRole('button', { name: 'Next' }) }),
  ).toContainText(/of 04$/)
  for (const name of ['Woods', 'Finishes', 'Process']) {
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(main(page).getByRole('heading', { name: 'What people ask us.' })).toBeVisible()
})

test("/blog: the sidebar's search ends in English", async ({ page }) => {
  await visit(page, '/blog')
  await main(page).getByRole('searchbox', { name: 'Search' }).fill('chair')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=chair$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(main(page).getByRole('link', { name: 'A chair before it is a chair' })).toBeVisible()
})

test('/blog: four entries in a list, the newest to be read in its place with its comments and their form', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(main(page).getByRole('article').filter({ visible: true })).toHaveCount(4)
  const form = main(page).getByRole('form', { name: 'Leave a comment' })
  await expect(form).toBeHidden()
  await main(page).getByText('Read it here').click()
  await expect(main(page).getByRole('heading', { name: 'Eleven parts' })).toBeVisible()
  await expect(main(page).getByRole('region', { name: '3 comments' })).toBeVisible()
  await expect(form).toBeVisible()
})

test('the sidebar of the journal: open beside it, on a phone its search and two closed rows', async ({ page }) => {
  await page.goto('/blog-details')
  const lists = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('navigation')
  await expect(lists.filter({ visible: true })).toHaveCount(5)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(lists.filter({ visible: true })).toHaveCount(0)
  await page.getByText('Recent posts and comments').click()
  await expect(lists.filter({ visible: true })).toHaveCount(2)
})

test('one search form has the action search.php, which leads to /search with the query', async ({ page }) => {
  await page.goto('/blog-details')
  const form = main(page).getByRole('search')
  await expect(form.locator('form')).toHaveAttribute('action', /search\.php$/)
  await form.getByRole('searchbox', { name: 'Search' }).fill('chair')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?search=chair$/)
  await expect(main(page).getByRole('status')).toContainText('“chair”')
})

test('/blog-details: comment form: name, email and text are required, email is an e-mail; then nothing is sent', async ({
  page,
}) => {
  await visit(page, '/blog-details')
  const sent = watchSent(page)
  const form = main(page).getByRole('form', { name: 'Leave a comment' })
  const field = (name: string) => form.getByRole('textbox', { name })
  const send = form.getByRole('button', { name: 'Post Comment' })
  await expect(form.getByRole('textbox')).toHaveCount(3)
  await send.click()
  await expect(field('Comment')).toBeFocused()
  await field('Comment').fill('Very true.')
  await send.click()
  await expect(field('Name')).toBeFocused()
  await field('Name').fill('Ana')
  await send.click()
  await expect(field('E-mail')).toBeFocused()
  await field('E-mail').fill('ana')
  await send.click()
  expect(await field('E-mail').evaluate((it: HTMLInputElement) => it.validity.typeMismatch)).toBe(true)
  await expect(toast(page)).toHaveCount(0)
  await field('E-mail').fill('ana@example.com')
  await send.click()
  await expect(toast(page)).toBeVisible()
  await expect(page).toHaveURL(/\/blog-details$/)
  expect(sent).toEqual([])
})

test('/login: title Login, breadcrumb to /shop-1, remember-me, Log In, Forgot Password', async ({ page }) => {
  await page.goto('/login')
  await expect(page).toHaveTitle(/^Login/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
  await expect(
    main(page).getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop' }),
  ).toHaveAttribute('href', '/shop-1')
  await expect(main(page).getByLabel('Password', { exact: false }).first()).toHaveAttribute('type', 'password')
  await expect(main(page).getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
  await main(page).getByText('Remember me').click()
  await expect(main(page).getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  await expect(main(page).getByRole('button', { name: 'Log In' })).toBeVisible()
})

test("/login: 'Forgot Password' says in English that there is none to send, and how to reach the workshop", async ({
  page,
}) => {
  await page.goto('/login')
  const help = main(page).getByText('there is no account and no password')
  await expect(help).toBeHidden()
  await main(page).getByRole('link', { name: 'Forgot Password' }).click()
  await expect(help).toBeVisible()
  await expect(page).toHaveURL(/\/login#/)
  await expect(help.getByRole('link', { name: 'hola@veta.example' })).toHaveAttribute('href', /^mailto:/)
  await expect(help.getByRole('link', { name: /^\+34/ })).toHaveAttribute('href', /^tel:/)
})

test('/login: username or e-mail and password are required; then nothing is sent and a toast says why', async ({
  page,
}) => {
  await visit(page, '/login')
  const sent = watchSent(page)
  const name = main(page).getByRole('textbox', { name: 'Username or e-mail' })
  const password = main(page).getByLabel('Password').first()
  const send = main(page).getByRole('button', { name: 'Log In' })
  await send.click()
  await expect(name).toBeFocused()
  await name.fill('ana')
  await send.click()
  await expect(password).toBeFocused()
  await expect(toast(page)).toHaveCount(0)
  await password.fill('secret')
  await send.click()
  await expect(toast(page)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(sent).toEqual([])
})

test('a toast stands at the top right, light, and goes by itself after 5000 ms', async ({ page }) => {
  await withMotion(page)
  await visit(page, '/coming-soon')
  await main(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(toast(page)).toBeVisible()
  await page.mouse.move(5, 700)
  // Its time is that of the bar at its foot.
  const timer = () => toast(page).getByRole('progressbar', { includeHidden: true })
  await expect.poll(() => timer().evaluate((bar) => bar.getAnimations()[0]?.playState)).toBe('running')
  const goTo = (milliseconds: number) =>
    timer().evaluate((bar, at) => {
      const [run] = bar.getAnimations()
      if (run) run.currentTime = at
      return run?.effect?.getTiming().duration
    }, milliseconds)
  expect(await goTo(4000)).toBe(5000)
  const box = await toast(page).boundingBox()
  expect(box?.y ?? 999).toBeLessThan(140)
  expect(1280 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(60)
  const ground = await toast(page).evaluate(
    (it) => getComputedStyle(it.closest('[class*="toast-theme"]') ?? it).backgroundColor,
  )
  expect(ground).toBe('rgb(245, 241, 234)')
  await goTo(4900)
  await expect(toast(page)).toHaveCount(0, { timeout: 3500 })
})

test('a page that the browser has drawn ahead shows its toast when the visitor comes to it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  await visit(page, '/coming-soon')
  await main(page).getByRole('form').getByRole('button').click()
  await untilActive(page, 'demo-form')
  await expect(main(page).locator('[aria-disabled=true]')).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect(toast(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('what is written in the login form goes nowhere, above all not into the address', async ({ page }) => {
    await page.goto('/login')
    await main(page).getByRole('textbox', { name: 'Username or e-mail' }).fill('ana')
    await main(page).getByLabel('Password').first().fill('secret')
    await main(page).getByRole('button', { name: 'Log In' }).click()
    await page.waitForTimeout(300)
    expect(new URL(page.url()).search).toBe('')
  })
})

test.describe('/coming-soon', () => {
  const figures = (page: Page) => main(page).getByRole('timer').getByRole('definition')

  test('the countdown is past its date: all zeros, two digits, never negative', async ({ page }) => {
    await visit(page, '/coming-soon')
    await expect(main(page).getByRole('timer').getByRole('term')).toHaveText(['Days', 'Hours', 'Minutes', 'Seconds'])
    await expect(figures(page)).toHaveText(['0', '00', '00', '00'])
    await page.waitForTimeout(1500)
    await expect(figures(page)).toHaveText(['0', '00', '00', '00'])
  })

  test('it counts each second toward 31 March 2023, 00:00 in Madrid', async ({ page }) => {
    await page.clock.install({ time: new Date('2023-03-28T20:58:50+02:00') })
    await page.goto('/coming-soon')
    await page.clock.runFor(3000)
    await page.clock.pauseAt(new Date('2023-03-28T20:59:00.500+02:00'))
    await expect(figures(page)).toHaveText(['2', '03', '00', '59'])
    for (const seconds of ['58', '57', '56']) {
      await page.clock.runFor(1000)
      await expect(figures(page)).toHaveText(['2', '03', '00', seconds])
    }
  })

  test('when the date comes it stays at zero', async ({ page }) => {
    await page.clock.install({ time: new Date('2023-03-30T23:59:50+02:00') })
    await page.goto('/coming-soon')
    await page.clock.runFor(3000)
    await page.clock.runFor(20_000)
    await expect(figures(page)).toHaveText(['0', '00', '00', '00'])
  })

  test('subscribe form: e-mail type, not required; nothing is sent', async ({ page }) => {
    await visit(page, '/coming-soon')
    const sent = watchSent(page)
    const email = main(page).getByRole('textbox', { name: 'E-mail' })
    const send = main(page).getByRole('button', { name: 'Subscribe' })
    await expect(email).toHaveAttribute('type', 'email')
    await email.fill('ana')
    await send.click()
    await expect(email).toBeFocused()
    await expect(toast(page)).toHaveCount(0)
    await email.fill('')
    await send.click()
    await expect(toast(page)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('a link to /about, which leads to the page about the workshop', async ({ page }) => {
    await visit(page, '/coming-soon')
    const link = main(page).getByRole('link', { name: 'Who we are' })
    await expect(link).toHaveAttribute('href', '/about')
    await link.click()
    await expect(page).toHaveURL(/\/sobre-nosotros$/)
  })
})
