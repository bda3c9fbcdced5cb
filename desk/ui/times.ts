// Days and hours as people of the workshop read them: in Spain, wherever the device is.
import { dayOf as isoDayOf } from '#contracts/days.ts'
import { dayText, longDay as dayWithYear, minuteText } from '#words/day-words.ts'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', ...options })
const dayMonth = { day: 'numeric', month: 'short' } as const
const medium = format({ dateStyle: 'medium', timeStyle: 'short' })
const mediumDay = format({ dateStyle: 'medium' })
const long = format({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
const clock = format({ hour: '2-digit', minute: '2-digit' })
const short = format(dayMonth)
const shortWithYear = format({ ...dayMonth, year: 'numeric' })

/** «22 nov 2026, 9:04»: a time in milliseconds since 1970. */
export const timeOf = (at: number) => medium.format(at)
/** «22 nov 2026» */
export const dayOf = (at: number) => mediumDay.format(at)
/** «22 de noviembre, 10:32» */
export const longTime = (at: number) => long.format(at)

/** «22 de noviembre, 9:05»; with the year where it is another one. */
export function longTimeOf(isoTime: string): string {
  const at = Date.parse(isoTime)
  return isThisYear(isoDayOf(at)) ? longTime(at) : minuteText(at)
}

/** The hour of today, else the day. */
export function shortTime(at: number): string {
  const day = isoDayOf(at)
  if (day === today()) return clock.format(at)
  return isThisYear(day) ? short.format(at) : shortWithYear.format(at)
}

/** The workshop's day, 2026-11-23. */
export const today = () => isoDayOf(Date.now())

const isThisYear = (isoDay: string) => isoDay.slice(0, 4) === today().slice(0, 4)

const noonOf = (isoDay: string) => new Date(`${isoDay}T12:00:00Z`)

/** A day such as 2026-11-25 as «25 nov». */
export const shortDay = (isoDay: string) => short.format(noonOf(isoDay))
/** «4 de enero», with its year where that is another one. */
export const longDay = (isoDay: string) => (isThisYear(isoDay) ? dayText : dayWithYear)(noonOf(isoDay))
