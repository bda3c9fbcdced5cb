import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The two groups of that name: the slider's row, and its number and buttons. */
export function sliderOf(page: Page, name: string | RegExp) {
  const groups = page.getByRole('group', { name })
  const row = groups.and(page.locator('[aria-roledescription]')).first()
  const controls = groups.filter({ has: page.getByRole('button', { name: /^(Siguiente|Next)$/ }) }).last()
  return { row, controls }
}

/** Brings a slider into view and lets the page's clock (installed by the test) run until it is awake. */
export async function wake(page: Page, { row }: { row: Locator }) {
  await row.scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(row).toHaveAttribute('data-ready', { timeout: 300 })
  }).toPass()
}

const glides = (row: Locator) =>
  row.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) => part.getAnimations())
      .filter((a) => a instanceof CSSTransition && ['transform', 'opacity'].includes(a.transitionProperty))
      .filter((a) => (a.effect as KeyframeEffect).target?.matches('.swiper-wrapper, .swiper-slide'))
      .map((a) => a.effect?.getTiming().duration),
  )

/** Expects the slider to be gliding, for so many milliseconds in all. */
export const expectGlide = (row: Locator, duration: number) =>
  expect.poll(async () => [...new Set(await glides(row))], { intervals: [20] }).toEqual([duration])

/** Lets what glides arrive at once: it moves by the browser's own clock. */
export async function arrive(row: Locator) {
  await row.evaluate((element) => {
    for (const part of [element, ...element.querySelectorAll('*')])
      for (const a of part.getAnimations()) if (a instanceof CSSTransition) a.finish()
  })
  await expect.poll(() => glides(row)).toEqual([])
}
