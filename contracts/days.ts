/** Milliseconds. */
export const hour = 3_600_000
export const day = 24 * hour

// Swedish writes a date as ISO does: 2026-11-25 18:30.
const isoMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A time in milliseconds by the workshop's clock: `2026-11-25 18:30`. */
export const minuteOf = (at: number): string => isoMinute.format(at)

/** The workshop's day, such as 2026-11-23. */
export const dayOf = (at: number): string => minuteOf(at).slice(0, 10)

/** The day that lies so many days after another. */
export const daysAfter = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T12:00:00Z`) + days * day).toISOString().slice(0, 10)

/** The Monday of a day's week. */
export const mondayOf = (iso: string): string => daysAfter(iso, -((new Date(`${iso}T12:00:00Z`).getUTCDay() + 6) % 7))

/** `2026-11-23` → `23/11/2026`, as Spanish spreadsheets know a day. */
export const slashedDay = (iso: string): string => iso.split('-').toReversed().join('/')
