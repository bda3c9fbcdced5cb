import { expect, test } from 'vitest'
import { remaining } from './remaining.ts'

const target = Date.parse('2023-03-31T00:00:00+02:00')
const before = (milliseconds: number) => remaining(target, target - milliseconds)
const hour = 3_600_000

test('shows days, hours, minutes and seconds', () => {
  expect(before(12 * 24 * hour + 13 * hour + 14 * 60_000 + 15_000)).toEqual({
    days: '12',
    hours: '13',
    minutes: '14',
    seconds: '15',
  })
})

test('hours, minutes and seconds have two digits', () => {
  expect(before(hour + 2 * 60_000 + 3000)).toEqual({ days: '0', hours: '01', minutes: '02', seconds: '03' })
})

test('a begun second counts when it is over', () => {
  expect(before(1999).seconds).toBe('01')
  expect(before(999).seconds).toBe('00')
})

test.each([0, -1, -1000, -3 * 365 * 24 * hour])('%i ms before the date, and ever after, it is all zeros', (left) => {
  expect(before(left)).toEqual({ days: '0', hours: '00', minutes: '00', seconds: '00' })
})

test('the date is the midnight of Madrid, summer time', () => {
  expect(remaining(target, Date.UTC(2023, 2, 30, 21, 59, 59)).seconds).toBe('01')
})
