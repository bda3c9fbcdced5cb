// Days and hours as people of the workshop read them: in Spain, wherever the device is.
import { minuteText } from '#words/day-words.ts'

const zone = { timeZone: 'Europe/Madrid' } as const
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('es-ES', { ...zone, ...options })
const dayMonth = { day: 'numeric', month: 'short' } as const
const medium = format({ dateStyle: 'medium', timeStyle: 'short' })
const mediumDay = format({ dateStyle: 'medium' })
const long = format({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
const clock = format({ hour: '2-digit', minute: '2-digit' })
const short = format(dayMonth)
const shortWithYear = format({ ...dayMonth, year: 'numeric' })
const words = format({ day: 'numeric', month: 'long' })
const wordsWithYear = format({ day: 'numeric', month: 'long', year: 'numeric' })
const iso = new Intl.DateTimeFormat('sv-SE', zone)

/** «22 nov 2026, 9:04»: a time in milliseconds since 1970. */
export const timeOf = (at: number) => medium.format(at)
/** «22 nov 2026» */
export const dayOf = (at: number) => mediumDay.format(at)
/** «22 de noviembre, 10:32» */
export const longTime = (at: number | Date) => long.format(at)

/** «22 de noviembre, 9:05»; with the year where it is another one. */
export function longTimeOf(isoTime: string, now = Date.now()): string {
  const date = new Date(isoTime)
  return iso.format(date).slice(0, 4) === iso.format(now).slice(0, 4) ? longTime(date) : minuteText(date)
}

/** The hour of today, else the day. */
export function shortTime(at: number, now = Date.now()): string {
  const [day, today] = [iso.format(at), iso.format(now)]
  if (day === today) return clock.format(at)
  return day.slice(0, 4) === today.slice(0, 4) ? short.format(at) : shortWithYear.format(at)
}

/** The workshop's day, 2026-11-23. */
export const today = (now = Date.now()) => iso.format(now)

const noonOf = (isoDay: string) => Date.parse(`${isoDay}T12:00:00Z`)

export const plusDays = (isoDay: string, days: number) =>
  new Date(noonOf(isoDay) + days * 86_400_000).toISOString().slice(0, 10)
/** The Monday of a day's week. */
export const mondayOf = (isoDay: string) => plusDays(isoDay, -((new Date(noonOf(isoDay)).getUTCDay() + 6) % 7))
/** A day such as 2026-11-25 as «25 nov». */
export const shortDay = (isoDay: string) => short.format(noonOf(isoDay))
/** «4 de enero», with its year where that is another one. */
export const longDay = (isoDay: string, now = today()) =>
  (isoDay.slice(0, 4) === now.slice(0, 4) ? words : wordsWithYear).format(noonOf(isoDay))
