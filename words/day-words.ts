// Days and hours as Spanish mails and pages of the workshop say them.
const zone = { timeZone: 'Europe/Madrid' } as const
const day = new Intl.DateTimeFormat('es-ES', { ...zone, day: 'numeric', month: 'long' })
const minute = new Intl.DateTimeFormat('es-ES', { ...zone, dateStyle: 'long', timeStyle: 'short' })
const isoDay = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-11-24` → «24 de noviembre de 2026» */
export const longDay = (date: Date) => isoDay.format(date)
/** «24 de noviembre» */
export const dayText = (at: number | Date) => day.format(at)
/** «24 de noviembre de 2026, 9:30» */
export const minuteText = (at: number | Date) => minute.format(at)
