import type { Words } from './language.ts'

type Rating = (value: number) => string
const es: Rating = (value) => `${value} de 5 estrellas`
const en: Rating = (value) => `${value} out of 5 stars`

/** A rating, for who does not see its stars. */
export const starWords: Words<Rating> = { es, en }
