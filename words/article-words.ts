export const readingTime = (minutes: number) => `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} de lectura`

/** What the list says of each. */
export const articleWords = { minutes: (minutes: number) => `${minutes} min`, read: 'Leer' }
