import sharp from 'sharp'
import { expect, test } from '../support/test.ts'

// On a screen of normal density a hairline thinner than a pixel fades away: "mueble bueno" reads "mucblc bucno".
test.use({ deviceScaleFactor: 1 })

test('the "e" of the serif has its crossbar at 22, 32, 48 and 97 px', async ({ page }) => {
  await page.goto('/accesibilidad')
  for (const size of [22, 32, 48, 97]) {
    await page.evaluate(async (size) => {
      document.querySelector('#letter')?.remove()
      const letter = document.createElement('p')
      letter.id = 'letter'
      letter.textContent = 'e'
      letter.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 1000; padding: 10px; background: #fff;
        color: #000; font: 330 ${size}px / 1 var(--font-display)`
      document.body.append(letter)
      await document.fonts.load(`330 ${size}px Fraunces`, 'e')
    }, size)
    expect(await page.evaluate(() => document.fonts.check('330 22px Fraunces'))).toBe(true)
    expect(await crossbar(await page.locator('#letter').screenshot()), `${size} px`).toBeGreaterThan(0.3)
  }
})

/** How dark, 0 to 1, the darkest row in the middle of the letter is at its lightest point between left and right side. */
async function crossbar(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png)
    .greyscale()
    .trim({ threshold: 60 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const ink = (x: number, y: number) => 1 - (data[y * width + x] ?? 255) / 255
  const between = range(Math.ceil(width * 0.3), Math.floor(width * 0.65))
  const middle = range(Math.floor(height * 0.25), Math.ceil(height * 0.7))
  // A bar that lies across two rows of pixels shares its ink between them.
  return Math.max(...middle.map((y) => Math.min(...between.map((x) => ink(x, y) + ink(x, y + 1)))))
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)
