import { expect, test } from '../support/test.ts'

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
