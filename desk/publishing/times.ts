import { minuteText } from '#words/day-words.ts'
import { longTime } from '../ui/times.ts'

const year = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', year: 'numeric' })

/** “22 de noviembre, 9:05”, as it was in Spain; with the year where it is another one. */
export function moment(iso: string): string {
  const date = new Date(iso)
  return year.format(date) === year.format(new Date()) ? longTime(date) : minuteText(date)
}
