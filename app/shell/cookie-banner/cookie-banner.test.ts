import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteData } from '#reader/site.ts'
import { CookieBanner } from './cookie-banner.tsx'

function render(consent: SiteData['consent']) {
  const site = { consent, cookie: 'veta-GDPR2', measuring: '', texts: { cookies: 'Cookies.' } } as SiteData
  return renderToStaticMarkup(createElement(CookieBanner, { site }))
}

test('the mode choice: accept and reject side by side', () => {
  const html = render('choice')
  expect(html).toContain('data-consent="choice"')
  expect(html).toMatch(
    /<div class="[^"]*"><button[^>]* value="true">Aceptar<\/button><button[^>]* value="false">Rechazar<\/button><\/div>/,
  )
})

test('the mode scroll: the accept button is hidden and there is none to decline', () => {
  const html = render('scroll')
  expect(html).toMatch(/<div class="[^"]*" hidden=""><button[^>]*>Aceptar<\/button><\/div>/)
})
