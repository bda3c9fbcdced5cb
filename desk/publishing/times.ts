const zone = { timeZone: 'Europe/Madrid' } as const
const year = new Intl.DateTimeFormat('es-ES', { ...zone, year: 'numeric' })
const format = new Intl.DateTimeFormat('es-ES', {
  ...zone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
const withYear = new Intl.DateTimeFormat('es-ES', { ...zone, dateStyle: 'long', timeStyle: 'short' })

/** “22 de noviembre, 9:05”, as it was in Spain; with the year where it is another one. */
export function moment(iso: string): string {
  const date = new Date(iso)
  return (year.format(date) === year.format(new Date()) ? format : withYear).format(date)
}
