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

test('no template page is in the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/carpinteria')
  expect(sitemap).not.toMatch(/\/(home-|project-|service-|team|blog|search|login|coming-soon|shop)/)
})

for (const path of ['/service-1', '/service-2']) {
  test(`${path}: six cards that lead to /service-details`, async ({ page }) => {
    await page.goto(path)
    const cards = main(page).getByRole('region', { name: 'Services' }).getByRole('listitem')
    await expect(cards).toHaveCount(6)
    await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
      'Carpentry',
      'Cabinet-making',
      'Manufacturing',
      'Lacquer and varnish',
      'Restoration',
      'Interior design',
    ])
    for (const link of await cards.getByRole('link').all())
      await expect(link).toHaveAttribute('href', '/service-details')
    const icons = cards.locator('[data-service-icon]')
    const names = await icons.evaluateAll((list) => list.map((icon) => icon.getAttribute('data-service-icon')))
    expect(names).toEqual(['puerta', 'aparador', 'sierra', 'pistola', 'silla', 'estancia'])
  })
}

test('the two service pages have two looks: three boxes in a row, and large photographs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 850 })
  const widths: number[] = []
  for (const path of ['/service-1', '/service-2']) {
    await page.goto(path)
    const pictures = main(page).getByRole('listitem').getByRole('img')
    await expect(pictures).toHaveCount(6)
    widths.push((await pictures.first().boundingBox())?.width ?? 0)
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

test('/team: nine cards with picture, name and designation', async ({ page }) => {
  await page.goto('/team')
  const cards = main(page).getByRole('region', { name: 'Team' }).getByRole('listitem')
  await expect(cards).toHaveCount(9)
  await expect(cards.getByRole('img')).toHaveCount(9)
  await expect(cards.getByRole('heading')).toHaveCount(9)
  await expect(cards.first()).toContainText('Founder and master carpenter')
  for (const link of await cards.getByRole('link').all()) await expect(link).toHaveAttribute('href', '/team-details')
})

test('/team-details: one of them, and the way to the others', async ({ page }) => {
  await page.goto('/team-details')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Andrés Villarta')
  await expect(main(page).getByText('Founder and master carpenter')).toBeVisible()
  await expect(
    main(page).getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Team' }),
  ).toHaveAttribute('href', '/team')
  await expect(main(page).getByRole('region', { name: 'More of the team' }).getByRole('listitem')).toHaveCount(3)
})

for (const path of ['/blog', '/blog-details']) {
  test(`${path}: sidebar with search, recent posts, comments, archives, categories and tags`, async ({ page }) => {
    await page.goto(path)
    const sidebar = main(page).getByRole('complementary', { name: 'Sidebar' })
    await expect(sidebar.getByRole('heading')).toHaveText([
      'Recent posts',
      'Recent comments',
      'Archives',
      'Categories',
      'Tags',
    ])
    for (const name of ['Recent posts', 'Recent comments', 'Archives', 'Categories', 'Tags']) {
      expect(await sidebar.getByRole('region', { name }).getByRole('link').count()).toBeGreaterThan(1)
    }
    await expect(sidebar.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  })
}

test("/blog: the sidebar's search ends in English", async ({ page }) => {
  await visit(page, '/blog')
  await main(page).getByRole('searchbox', { name: 'Search' }).fill('chair')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=chair$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(main(page).getByRole('link', { name: 'A chair before it is a chair' })).toBeVisible()
})

test('/blog: the newest article whole, its comments and the comment form, then the teasers of the others', async ({
  page,
}) => {
  await page.goto('/blog')
  const article = main(page).getByRole('article', { name: 'A chair before it is a chair' })
  await expect(article.getByRole('heading', { level: 2 }).first()).toHaveText('A chair before it is a chair')
  expect((await article.getByRole('paragraph').count()) > 4).toBe(true)
  await expect(main(page).getByRole('region', { name: '3 comments' }).getByRole('article')).toHaveCount(3)
  await expect(main(page).getByRole('form', { name: 'Leave a comment' })).toBeVisible()
  const teasers = ['Wood and the light of the afternoon', 'What we do not repair', 'Felled in winter']
  for (const name of teasers)
    await expect(main(page).getByRole('article', { name }).getByRole('link')).toHaveAttribute('href', '/blog-details')
  await expect(main(page).getByRole('article')).toHaveCount(1 + 3 + teasers.length)
  const form = await main(page).getByRole('form', { name: 'Leave a comment' }).boundingBox()
  const teaser = await main(page).getByRole('article', { name: teasers[0] }).boundingBox()
  expect((teaser?.y ?? 0) - (form?.y ?? 0) - (form?.height ?? 0), 'air below the form').toBeGreaterThanOrEqual(56)
  for (const said of await main(page)
    .getByRole('region', { name: 'Recent comments' })
    .getByRole('link')
    .allTextContents())
    await expect(main(page).getByRole('region', { name: '3 comments' })).toContainText(said.replace(/[“”]/g, ''))
})

test('blog sidebar: each of the 13 archive, category and tag links leads to the posts of it', async ({ page }) => {
  await page.goto('/blog')
  const aside = main(page).getByRole('complementary', { name: 'Sidebar' })
  const lists = await Promise.all(
    ['Archives', 'Categories', 'Tags'].map((name) =>
      aside
        .getByRole('region', { name })
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) => ({
            name: item.querySelector('a')?.textContent ?? '',
            to: item.querySelector('a')?.pathname ?? '',
            count: Number(item.querySelector('span')?.textContent ?? 0),
          })),
        ),
    ),
  )
  const links = lists.flat()
  expect(links).toHaveLength(13)
  expect(new Set(links.map(({ to }) => to)).size).toBe(13)
  for (const { name, to, count } of links) {
    await page.goto(to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(aside.locator('[aria-current="page"]')).toHaveText(name)
    const articles = main(page).getByRole('article')
    const shown = await articles.count()
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(4)
    if (!count) continue
    expect(shown).toBe(count) // of archives and categories
    for (const article of await articles.all()) await expect(article).toContainText(name)
  }
})

test('one search form has the action search.php, which leads to /buscar with the query, and says so', async ({
  page,
}) => {
  await page.goto('/blog-details')
  const form = main(page).getByRole('search')
  await expect(form.locator('form')).toHaveAttribute('action', /search\.php$/)
  await expect(form).toContainText('Looks through the Spanish pages.')
  await form.getByRole('searchbox', { name: 'Search' }).fill('roble')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/buscar\?search=roble$/)
  await expect(main(page).getByRole('status')).toContainText('«roble»')
})

test('/blog-details: an article with its comments, and answers among them', async ({ page }) => {
  await page.goto('/blog-details')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A chair before it is a chair')
  const comments = main(page).getByRole('region', { name: '3 comments' })
  await expect(comments.getByRole('article')).toHaveCount(3)
  await expect(comments.getByRole('listitem').getByRole('listitem')).toHaveCount(1)
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
  expect(box?.y ?? 999).toBeLessThan(60)
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

test('/coming-soon promises nothing: the form says that it keeps no address, whatever the clock says', async ({
  page,
}) => {
  await page.goto('/coming-soon')
  await expect(main(page)).toContainText('Its countdown ends on 31 March 2023')
  await expect(main(page)).not.toContainText(/has passed/)
  await expect(main(page)).toContainText('the form keeps no address')
  await expect(main(page)).not.toContainText(/we write|we open|tell me/i)
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

test('review and checkout are sent nowhere: their forms are for a dialog, with script and without', async ({
  request,
}) => {
  for (const path of ['/shop-product', '/shop-checkout']) {
    const html = await (await request.get(path)).text()
    const forms = [...html.matchAll(/<form [^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('method="get"'))
    expect(forms.length, path).toBeGreaterThan(0)
    for (const tag of forms) expect(tag, path).toMatch(/method="dialog"(?!.*action=)/)
  }
})
