export const readingTime = (minutes: number) => `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} de lectura`
