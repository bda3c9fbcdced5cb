import { expect, test } from 'vitest'
import { answerDay, type Calendar } from '#server/enquiry/answer-day.ts'

const calendar: Calendar = {
  hours: [
    { closes: '14:00', week: ['Friday'] },
    { closes: '14:00', week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] },
    { closes: '18:30', week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] },
  ],
  holidays: new Set(['2026-12-08', '2026-12-25']),
}

test.each([
  ['in the morning', '2026-11-23T09:00+01:00', 2, '2026-11-25'],
  ['a minute before closing time', '2026-11-23T18:29+01:00', 2, '2026-11-25'],
  ['at closing time', '2026-11-23T18:30+01:00', 2, '2026-11-26'],
  ['behind an early closing time', '2026-11-27T15:00+01:00', 1, '2026-12-01'],
  ['on a Saturday', '2026-11-28T10:00+01:00', 2, '2026-12-02'],
  ['before a weekend and a holiday', '2026-12-04T09:00+01:00', 2, '2026-12-09'],
  ['on a holiday', '2026-12-08T09:00+01:00', 1, '2026-12-10'],
  ['just behind midnight in Spain, the day before in Greenwich', '2026-07-01T00:30+02:00', 1, '2026-07-02'],
])('what comes %s is answered by', (_, at, days, expected) => {
  expect(answerDay(Date.parse(at), days, calendar)).toBe(expected)
})
