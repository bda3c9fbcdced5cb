export const readingTime = (minutes: number) => `${minutes} minutos de lectura`
