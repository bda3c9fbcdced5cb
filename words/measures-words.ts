// Lengths of time in Spanish words.

const unitOf = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const weekUnit = (count: number) => unitOf(count, 'semana', 'semanas')
export const workingDayUnit = (count: number) => unitOf(count, 'día laborable', 'días laborables')

/** «en 2 días laborables» */
export const inWorkingDays = (count: number) => `en ${count} ${workingDayUnit(count)}`

/** `[4, 6]` → «De 4 a 6 semanas» */
export const weeksText = ([least, most]: readonly [number, number]) =>
  least === most ? `${most} ${weekUnit(most)}` : `De ${least} a ${most} ${weekUnit(most)}`

/** «el 40 % al aprobar el dibujo» */
export const paymentStage = (percent: number, when: string) =>
  `el ${percent} % ${when.charAt(0).toLowerCase()}${when.slice(1)}`
