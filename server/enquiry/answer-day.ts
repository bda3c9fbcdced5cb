import { daysAfter, minuteOf } from '#contracts/days.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
type Weekday = (typeof days)[number]

export interface Calendar {
  /** When the workshop is open, in its own time: «08:00», «18:30». */
  hours: readonly { closes: string; week: readonly Weekday[] }[]
  /** Public holidays, `2026-12-08`. */
  holidays: ReadonlySet<string>
}

/**
 * The day by which an enquiry is answered, `2026-11-25`: so many working days after the one it came on. What comes behind
 * closing time or on a day off counts as the next working day's.
 */
export function answerDay(receivedAt: number, workingDays: number, { hours, holidays }: Calendar): string {
  const closing = (day: string) => {
    const weekday = days[new Date(`${day}T00:00Z`).getUTCDay()] as Weekday
    const open = holidays.has(day) ? [] : hours.filter(({ week }) => week.includes(weekday))
    return open
      .map(({ closes }) => closes)
      .sort()
      .at(-1)
  }
  const next = (day: string) => {
    let later = day
    do later = daysAfter(later, 1)
    while (closing(later) === undefined)
    return later
  }
  const [today = '', time = ''] = minuteOf(receivedAt).split(' ')
  let day = time < (closing(today) ?? '') ? today : next(today)
  for (let left = workingDays; left > 0; left--) day = next(day)
  return day
}
