import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The two groups of that name: the slider's row, and its number and buttons. */
export function sliderOf(page: Page, name: string | RegExp) {
  const groups = page.getByRole('group', { name })
  const row = groups.and(page.locator('[aria-roledescription]')).first()
  const controls = groups.filter({ has: page.getByRole('button', { name: /^(Siguiente|Next)$/ }) }).last()
  return { row, controls }
}

/** Brings a slider into view, touches it, and lets the page's clock (installed by the test) run until it is active. */
export async function activate(page: Page, { row }: { row: Locator }) {
  await row.scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.clock.runFor(100)
    await row.dispatchEvent('focusin')
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

/** Lets what glides arrive at once: it moves by the browser's own clock. The slider has heard of it when this ends. */
export async function arrive(row: Locator) {
  await row.evaluate(async (element) => {
    for (const part of [element, ...element.querySelectorAll('*')])
      for (const a of part.getAnimations()) if (a instanceof CSSTransition) a.finish()
    // The browser tells of the end with one of the next frames, which this animation lets pass.
    await element.animate(null, 50).finished
  })
  await expect.poll(() => glides(row)).toEqual([])
}

/** Opens a page on a clock of its own, which stands still once the slider is active and has arrived at a slide. */
export async function pausedSlider(page: Page, path: string, name: string) {
  await page.clock.install({ time: 0 })
  await page.goto(path)
  const slider = sliderOf(page, name)
  await activate(page, slider)
  // Its row is measured a frame after it has begun, and the slide's time begins anew: on this clock, before it stands still.
  await slider.row.evaluate((row) => row.animate(null, 50).finished.then(() => {}))
  await page.clock.runFor(100)
  await page.clock.pauseAt(600_000)
  await arrive(slider.row)
  return slider
}

/** Where its slides are in the window. */
export const slideBoxes = (row: Locator) =>
  row.locator('[data-slide]').evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()))
