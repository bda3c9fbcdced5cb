import type { Words } from './language.ts'

/** The button of a part whose script did not come. */
export const againWords: Words<string> = { es: 'Volver a intentarlo', en: 'Try again' }
