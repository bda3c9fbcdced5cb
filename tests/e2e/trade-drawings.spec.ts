import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

const services = ['carpinteria', 'ebanisteria', 'fabricacion', 'instalacion-industrial', 'restauracion', 'interiorismo']

for (const service of services)
  test(`the drawing of ${service} is whole at 360 and 1280 px: a number for each name, no figure cut or over another`, async ({
    page,
  }) => {
    await visit(page, `/${service}`)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const plate = page.locator('section').filter({ has: page.locator('svg circle + text') })
      await expect(plate.getByRole('heading', { level: 2 })).toBeVisible()
      const parts = await plate.getByRole('listitem').count()
      const found = await plate.locator('svg').evaluate((svg) => {
        const inner = svg.getBoundingClientRect()
        const texts = [...svg.querySelectorAll('text')].map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect()
          return { words: text.textContent ?? '', left, right, top, bottom }
        })
        const isOut = (t: (typeof texts)[number]) =>
          t.left < inner.left || t.right > inner.right + 0.5 || t.top < inner.top || t.bottom > inner.bottom + 0.5
        const meets = (a: (typeof texts)[number], b: (typeof texts)[number]) =>
          a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
        const numbers = [...svg.querySelectorAll('circle + text')].map((text) => Number(text.textContent))
        return {
          numbers: numbers.sort((a, b) => a - b),
          out: texts.filter(isOut).map(({ words }) => words),
          over: texts.filter((a) => texts.some((b) => meets(a, b))).map(({ words }) => words),
        }
      })
      expect(found.numbers).toEqual(Array.from({ length: parts }, (_, k) => k + 1))
      expect(found.out).toEqual([])
      expect(found.over).toEqual([])
    }
  })
