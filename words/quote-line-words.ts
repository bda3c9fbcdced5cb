/** Lines of a quote that are made of a design: what a customer understands, not what the workshop reckons with. */
export const quoteLineWords = {
  unit: 'ud.',
  group: 'El diseño',
  made: (title: string) => `${title}: madera, cantos y trabajo de taller`,
  hardware: (names: string) => `Herrajes: ${names}`,
  finish: (name: string) => `Acabado: ${name.toLowerCase()}`,
  fitting: 'Entrega y montaje',
  halves: ['Al encargar', 'Al entregar'],
  hours: (hours: number) => `Unas ${hours} horas de taller.`,
}

const month = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', month: 'long', year: 'numeric' })

/** What a job becomes on the site: the review that belongs to it, and the captions of its pictures. */
export const jobProofWords = {
  author: (number: string) => `Encargo ${number}`,
  /** «Ocaña, noviembre de 2026» */
  place: (town: string, at: number) => `${town}, ${month.format(at)}`,
  details: (title: string, town: string) => (title.endsWith(town) ? title : `${title}, ${town}`),
  before: (title: string) => `${title}, antes de empezar`,
  making: (title: string) => `${title}, en el taller`,
  after: (title: string) => `${title}, en su sitio`,
  price: (sum: string) => `Costó ${sum}, con el IVA y el montaje incluidos.`,
}
