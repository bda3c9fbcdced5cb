import type { Page } from '@playwright/test'

/** What can be touched in a page and is neither 44 px wide and tall nor stands in a line of text (WCAG 2.2, 2.5.5). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }) // away from what is fixed at the edges
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
        const name = `${element.tagName} ${element.textContent?.trim() || element.getAttribute('aria-label')}`
        return { name, fits: tall && wide, box }
      })
      .filter(({ fits, box }) => box.width > 1 && !fits)
      .map(({ name, box }) => `${name.slice(0, 60)}: ${Math.round(box.width)} × ${Math.round(box.height)}`)
  })
}
