import { expect, test } from 'vitest'
import { phoneDigits, receiptTexts } from '#contracts/enquiry.ts'

test.each([
  ['+34 600 11 22 33', '34600112233'],
  ['600.11.22.33', '600112233'],
  ['(925) 16-01-02', '925160102'],
  [' 600 112 233 ', '600112233'],
  ['', ''],
  ['seis', 'seis'],
])('a phone typed as %j is read as %j', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits)
})

test('a receipt says the day in words', () => {
  const receipt = { number: '4BB8421E', answerBy: '2026-11-25', photosLink: '/fotos/x' }
  expect(receiptTexts(receipt)).toEqual({
    number: '4BB8421E',
    answerDay: 'el miércoles 25 de noviembre',
    photosLink: '/fotos/x',
  })
})
