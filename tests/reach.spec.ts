import { kindsOfPages } from './support/built-pages.ts'
import { expect, test } from './support/test.ts'

// WCAG 2.2: reflow (1.4.10), text spacing (1.4.12), target size on touch screens, forced colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pages = kindsOfPages().filter(({ path }) => !path.endsWith('.html'))
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

for (const { path } of pages) {
  test(`${path} at 400 % zoom and with wide text spacing is never wider than the window`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 }) // 1280 px at 400 %
    await page.goto(path)
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.addStyleTag({ content: spacing }).catch(() => undefined)
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  for (const { path } of pages) {
    test(`${path}: what can be touched is 44 px or stands in a line of text`, async ({ page }) => {
      await page.goto(path)
      const small = await page.evaluate(() => {
        const inText = (element: Element) =>
          element.closest('p, td, figcaption, dd, address, blockquote, .caption') !== null ||
          (getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent)
        return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
              !element.closest('[inert]') && // a slide out of sight: nobody can touch it
              !inText(element),
          )
          .map((element) => {
            // A label belongs to its field, and a pseudo-element may widen a link (elementFromPoint knows).
            const target = element.closest('label') ?? element
            target.scrollIntoView({ block: 'center', behavior: 'instant' }) // away from what is fixed at the edges
            const box = target.getBoundingClientRect()
            const x = box.x + box.width / 2
            const y = box.y + box.height / 2
            const hits = (dx: number, dy: number) => {
              const hit = document.elementFromPoint(x + dx, y + dy)
              return hit !== null && target.contains(hit)
            }
            const reach = (dx: number, dy: number) => {
              let far = 0
              while (far < 44 && hits(dx * (far + 1), dy * (far + 1))) far++
              return far
            }
            const tall = box.height >= 43.5 || reach(0, -1) + reach(0, 1) >= 43
            const wide = box.width >= 43.5 || reach(-1, 0) + reach(1, 0) >= 43
            return {
              name: `${element.tagName} ${element.textContent?.trim() || element.getAttribute('aria-label')}`,
              tall,
              wide,
              box,
            }
          })
          .filter(({ tall, wide, box }) => box.width > 1 && !(tall && wide))
          .map(({ name, box }) => `${name.slice(0, 60)}: ${Math.round(box.width)} × ${Math.round(box.height)}`)
      })
      expect(small).toEqual([])
    })
  }
})

test('forced colours: controls keep their edges and the pressed filter is told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const pressed = page.getByRole('button', { name: 'Todo' })
  const other = page.getByRole('button', { name: 'Carpintería', exact: true })
  const look = (element: Element) => {
    const { textDecorationLine, outlineStyle, borderBlockEndColor, borderBlockEndStyle, color } =
      getComputedStyle(element)
    return [textDecorationLine, outlineStyle, borderBlockEndStyle, borderBlockEndColor, color].join(' ')
  }
  expect(await pressed.evaluate(look)).not.toBe(await other.evaluate(look))
  await expect(page.getByRole('button', { name: 'Enviar consulta' })).toHaveCSS('border-top-style', 'solid')
})
