const day = 86_400_000
const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })
const words = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', day: 'numeric', month: 'long' })
const wordsWithYear = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'UTC',
  ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
})

const noonOf = (isoDay: string) => Date.parse(`${isoDay}T12:00:00Z`)
const isoOf = (noon: number) => new Date(noon).toISOString().slice(0, 10)

/** The workshop's day, 2026-11-23. */
export const today = (now = Date.now()) => iso.format(now)
export const plusDays = (isoDay: string, days: number) => isoOf(noonOf(isoDay) + days * day)
/** The Monday of a day's week. */
export const mondayOf = (isoDay: string) => plusDays(isoDay, -((new Date(noonOf(isoDay)).getUTCDay() + 6) % 7))
/** «4 de enero», with its year where that is another one. */
export const longDay = (isoDay: string, now = today()) =>
  (isoDay.slice(0, 4) === now.slice(0, 4) ? words : wordsWithYear).format(noonOf(isoDay))
