import { spelled } from './number-words.ts'

const unitOf = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const weekUnit = (count: number) => unitOf(count, 'semana', 'semanas')
export const workingDayUnit = (count: number) => unitOf(count, 'día laborable', 'días laborables')

/** «en dos días laborables» */
export const inWorkingDays = (count: number) => `en ${spelled(count, 'un')} ${workingDayUnit(count)}`

/** Weeks from the least to the most. */
export type Weeks = readonly [least: number, most: number]

/** `[4, 6]` → «de 4 a 6 semanas» */
export const weeksText = ([least, most]: Weeks) =>
  least === most ? `${most} ${weekUnit(most)}` : `de ${least} a ${most} ${weekUnit(most)}`

/** `[10, 12]` → «10–12» */
export const weeksFigure = ([least, most]: Weeks) => (least === most ? String(most) : `${least}–${most}`)

/** «el 40 % al aprobar el dibujo» */
export const paymentStage = (percent: number, when: string) =>
  `el ${percent} % ${when.charAt(0).toLowerCase()}${when.slice(1)}`

/** «un año», «dos años» */
export const yearsText = (count: number) => `${spelled(count, 'un')} ${unitOf(count, 'año', 'años')}`
