const zone = { timeZone: 'Europe/Madrid' } as const
const full = new Intl.DateTimeFormat('es-ES', { ...zone, dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('es-ES', { ...zone, dateStyle: 'medium' })

/** «22 nov 2026, 9:04»: a time in milliseconds since 1970, as it was in Spain. */
export const timeOf = (at: number) => full.format(at)

/** «22 nov 2026». */
export const dayOf = (at: number) => day.format(at)
const long = new Intl.DateTimeFormat('es-ES', {
  ...zone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
/** «22 de noviembre, 10:32» */
export const longTime = (at: number | Date) => long.format(at)
