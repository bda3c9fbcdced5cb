import { expect } from 'vitest'
import type { Browser } from './browser.ts'

export type Visitor = ReturnType<typeof visitor>
type Point = { x: number; y: number }

/** A person at a browser: finds things by selector and by the beginning of their name, waits until they can be used. */
export function visitor(browser: Browser, origin: string) {
  /** Looks at the first visible element that matches; `look` runs in the page and knows nothing from outside. */
  const at = async <T>(css: string, name: string, look: (element: HTMLElement | undefined) => T) =>
    (await browser.evaluate(`(${look})((${visible})(${JSON.stringify(css)}, ${JSON.stringify(name)})[0])`)) as T

  const ready = async () => {
    await expect
      .poll(() => browser.evaluate(`(${isScripted})()`), { message: 'the scripts have taken over' })
      .toBe(true)
  }

  return {
    press: browser.press,
    type: browser.type,
    resize: browser.resize,
    back: browser.back,
    evaluate: browser.evaluate,
    errors: browser.errors,

    async open(path: string) {
      await browser.open(origin + path)
      await ready()
    },
    settled: () => untilQuiet(browser),
    async reload() {
      await browser.reload()
      await ready()
    },
    /** Brings the element to the middle of the window; gives how far down the page that is. */
    async scrollTo(css: string, name: string) {
      await at(css, name, point)
      return this.scrolled()
    },
    /** Clicks once the element stands still and nothing covers it. */
    async click(css: string, name = '') {
      let last = null as Point | null
      const still = async () => {
        const before = last
        last = await at(css, name, point)
        return last !== null && last.x === before?.x && last.y === before.y
      }
      await expect.poll(still, { message: `can be clicked: ${css} ${name}` }).toBe(true)
      const { x, y } = last as Point
      await browser.clickAt(x, y)
    },
    /** Presses Tab until the element has the focus. */
    async tabTo(css: string, name: string, max: number) {
      const isThere = () => at(css, name, (element) => element === document.activeElement)
      for (let step = 0; step < max; step++) {
        await browser.press('Tab')
        if (await isThere()) return
      }
      throw new Error(`The keyboard did not reach ${css} ${name} in ${max} steps.`)
    },
    /** What one reads; null when there is nothing to be seen. */
    text: (css: string, name = '') =>
      at(css, name, (element) => element?.textContent.replace(/\s+/g, ' ').trim() ?? null),
    value: (css: string) => at(css, '', (element) => (element as HTMLInputElement | undefined)?.value),
    attribute: async (css: string, attribute: string) =>
      (await browser.evaluate(`document.querySelector(${JSON.stringify(css)})?.getAttribute('${attribute}')`)) as
        | string
        | null,
    count: async (css: string, name = '') =>
      (await browser.evaluate(`(${visible})(${JSON.stringify(css)}, ${JSON.stringify(name)}).length`)) as number,
    /** Whether the focus is on an element that matches, or inside it. */
    isFocused: (css: string) => browser.evaluate(`!!document.activeElement.closest(${JSON.stringify(css)})`),
    path: () => browser.evaluate('location.pathname'),
    scrolled: async () => (await browser.evaluate('Math.round(scrollY)')) as number,
  }
}

/** Waits until nothing more comes: what is on its way when a page is left would be reported as missing. */
async function untilQuiet({ evaluate }: Browser) {
  let before: unknown
  const isQuiet = async () => {
    const last = before
    before = await evaluate(`performance.getEntriesByType('resource').length`)
    return before === last
  }
  await expect.poll(isQuiet, { interval: 300, message: 'nothing more is loaded' }).toBe(true)
}

const visible = (css: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (element.ariaLabel ?? element.textContent).trim().startsWith(name),
  )

const isScripted = () => 'scripted' in document.documentElement.dataset

/** In the page: the middle of an element in the window, null while it moves or something else lies there. */
const point = (element: HTMLElement | undefined) => {
  if (!element) return null
  const moving = document.getAnimations().some(({ effect, playState }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    return playState === 'running' && !isEndless && (effect as KeyframeEffect).target?.contains(element)
  })
  if (moving) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null
}
