import { expect, test } from 'vitest'
import { thankYouPage } from '#server/thank-you-page.ts'

const receipt = { number: '295-78-03', answerBy: '2026-11-25', photosLink: '/fotos/"x' }
const html =
  '<p>Gracias</p><template id="receipt"><p>{number}, {answerDay}, {otro}</p><a href="{photosLink}">+</a><a href="https://wa.me/34?text=%7Bnumber%7D">w</a></template>'
const render = thankYouPage((key) => (key === 'good' ? receipt : undefined))

test('the receipt of a key takes the place of its template, its texts as text', () => {
  expect(render(new URL('http://x/thank-you?consulta=good'), html)).toBe(
    '<p>Gracias</p><p>295-78-03, el miércoles 25 de noviembre, {otro}</p><a href="/fotos/&quot;x">+</a><a href="https://wa.me/34?text=295-78-03">w</a>',
  )
})

test('without a key of ours the page stays as it was built', () => {
  expect(render(new URL('http://x/thank-you?consulta=bad'), html)).toBe(html)
  expect(render(new URL('http://x/thank-you?a=b'), html)).toBe(html)
})
