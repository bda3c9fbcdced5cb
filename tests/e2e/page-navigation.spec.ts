import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { expect, test } from '../support/test.ts'
import { makeTall, scrollTo, visit } from '../support/visit.ts'

test.use({ keepsContext: false, reducedMotion: 'no-preference' })

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Cargando la página', includeHidden: true })
const y = (page: Page) => page.evaluate(() => window.scrollY)

/** Each change of the hairline, told by the page itself: Playwright cannot look while the next page is on its way. */
async function watchProgress(page: Page): Promise<boolean[]> {
  const shown: boolean[] = []
  await page.exposeFunction('noteProgress', (visible: boolean) => shown.push(visible))
  await progress(page).evaluate((line) => {
    const note = () => Reflect.get(window, 'noteProgress')(line.checkVisibility())
    new MutationObserver(note).observe(line, { attributes: true })
  })
  return shown
}

/** Paths that the page asks for ahead: of whole pages to draw, or only to have. */
function askedAhead(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prefetch')) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Puts links to these addresses on top of the page. */
const addLinks = (page: Page, addresses: string[]) =>
  page.evaluate((all) => {
    const nav = Object.assign(document.createElement('nav'), { id: 'more' })
    nav.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:99;display:grid;font-size:2rem'
    for (const href of all) nav.append(Object.assign(document.createElement('a'), { href, textContent: href }))
    document.body.append(nav)
  }, addresses)

test('navigation: the next page is at its top, has its title, and the keyboard begins at its beginning', async ({
  page,
}) => {
  await visit(page, '/noticias')
  await makeTall(page)
  await scrollTo(page, 400)
  await menuLink(page, 'Contacto').click()
  await expect(page).toHaveURL('/contacto')
  await expect(page).toHaveTitle(/^Contacto/)
  expect(await y(page)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
})

test('navigation: going back restores the place, forward the next page', async ({ page }) => {
  await visit(page, '/politica-privacidad')
  const place = await page.evaluate(() => Math.min(300, document.documentElement.scrollHeight - innerHeight))
  await scrollTo(page, place)
  await menuLink(page, 'Contacto').click()
  await expect(page).toHaveURL('/contacto')
  await page.goBack()
  await expect(page).toHaveTitle(/^Política de privacidad/i)
  await expect.poll(() => y(page)).toBe(place)
  await page.goForward()
  await expect(page).toHaveTitle(/^Contacto/)
})

test('a link opened with Ctrl or the middle button opens beside the page, which waits for nothing', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page')
    await menuLink(page, 'Contacto').click(press)
    await expect(await opened).toHaveURL('/contacto')
    await expect(page).toHaveURL('/')
    await expect(progress(page)).toBeHidden()
  }
})

test('navigation: a hairline shows that the next page is on its way', async ({ page }) => {
  await visit(page, '/contacto')
  const arrive = await holdBack(page, '**/noticias')
  const shown = await watchProgress(page)
  await menuLink(page, 'Noticias').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => shown).toEqual([true])
  arrive()
  await expect(page).toHaveURL('/noticias')
  await expect(progress(page)).toBeHidden()
})

test('navigation: the hairline shows after a form is sent too, and goes when the visitor stops waiting', async ({
  page,
}) => {
  await visit(page, '/buscar')
  const arrive = await holdBack(page, '**/buscar?search=*')
  const shown = await watchProgress(page)
  await page.getByRole('main').getByRole('searchbox').fill('roble')
  await page.keyboard.press('Enter')
  await expect.poll(() => shown).toEqual([true])
  await page.keyboard.press('Escape')
  await expect.poll(() => shown).toEqual([true, false])
  arrive()
})

test('navigation: no hairline for a place on the same page, a telephone or what a script keeps for itself', async ({
  page,
}) => {
  await visit(page, '/contacto')
  await addLinks(page, ['#contenido', 'tel:+34600000000', '/noticias'])
  await page.evaluate(() => {
    document.querySelector('#more a:last-child')?.addEventListener('click', (event) => event.preventDefault())
  })
  for (const link of await page.locator('#more a').all()) {
    await link.press('Enter')
    await expect(progress(page)).toBeHidden()
  }
  await expect(page).toHaveURL(/\/contacto#contenido$/)
})

test('the page behind a link is asked for ahead when somebody points at it; files, the service and the page itself are not', async ({
  page,
}) => {
  await visit(page, '/aviso-legal')
  const asked = askedAhead(page)
  await addLinks(page, ['/feed.xml', '/api/captcha', '#contenido', '/aviso-legal#contenido', '/noticias'])
  for (const link of await page.locator('#more a').all()) {
    await link.hover()
    await page.waitForTimeout(400) // the browser waits for the pointer to rest
  }
  await expect.poll(() => asked).toEqual(['/noticias'])
})

test.describe('where the browser has no speculation rules', () => {
  test('the page behind a link on which the pointer rests is prefetched, one that it passes is not', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false
    })
    await visit(page, '/aviso-legal')
    await page.evaluate(() => {
      document.querySelector('script[type=speculationrules]')?.remove()
    })
    await addLinks(page, ['/feed.xml', '/api/captcha', '#contenido', '/carpinteria', '/noticias'])
    // In one step, since the mouse of a busy machine would rest on the first one too.
    const rest = (...paths: string[]) =>
      page.evaluate((all) => {
        for (const path of all)
          document.querySelector(`#more [href="${path}"]`)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
      }, paths)
    for (const path of ['/feed.xml', '/api/captcha', '#contenido']) {
      await rest(path)
      await page.waitForTimeout(150)
    }
    await rest('/carpinteria', '/noticias')
    const ahead = page.locator('link[rel=prefetch]')
    await expect(ahead).toHaveCount(1)
    await expect(ahead).toHaveAttribute('href', /\/noticias$/)
    await page.locator('#more [href="/carpinteria"]').dispatchEvent('pointerdown')
    await expect(ahead).toHaveCount(2)
  })
})

/** Whether the page has come with a view transition. */
async function arrivesInMotion(page: Page) {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => Object.assign(window, { inMotion: Boolean(viewTransition) }))
  })
  await visit(page, '/aviso-legal')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de cookies' }).press('Enter')
  await expect(page).toHaveURL('/politica-cookies')
  // The page says it with its first frame, which comes after its address.
  const inMotion = () => page.evaluate('window.inMotion')
  await expect.poll(inMotion).toBeDefined()
  return inMotion()
}

test('from page to page with a view transition where there is a mouse', async ({ page }) => {
  // The browser leaves a transition out when it was long busy meanwhile.
  await expect.poll(() => arrivesInMotion(page), { timeout: 30_000 }).toBe(true)
})

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' })
  test('from page to page without a view transition', async ({ page }) => {
    expect(await arrivesInMotion(page)).toBe(false)
  })
})

test.describe('on phones', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('from page to page without a view transition', async ({ page }) => {
    expect(await arrivesInMotion(page)).toBe(false)
  })
})
