import type { Words } from './language.ts'

/** Words that say nothing: the search neither keeps nor looks for them. */
export const stopWords = new Set('a al con de del el en la las lo los o para por que se su un una y'.split(' '))

/** Where a piece with a price is found, and what is asked of the workshop there: on Spanish pages only. */
export const toolName = 'Diseña tu mueble'
export const askName = 'Pide presupuesto'

/** What a hit is, as the results say. */
export const hitKinds = {
  page: 'Página',
  service: 'Servicio',
  article: 'Noticia',
  project: 'Pieza',
  quote: 'Presupuesto',
}

export const englishHitKinds = {
  page: 'Page',
  project: 'Projects',
  service: 'Services',
  person: 'Team',
  post: 'Journal',
  good: 'Shop',
}

const es = {
  /** Each kind of hits as a group. */
  kinds: {
    [hitKinds.project]: 'Piezas',
    [hitKinds.service]: 'Servicios',
    [hitKinds.article]: 'Noticias',
    [hitKinds.page]: 'Páginas',
    [hitKinds.quote]: 'Presupuestos',
  } as Record<string, string>,
  /** «3 resultados para “roble”» */
  count: (count: number, query: string) =>
    count === 0
      ? `Sin resultados para «${query}». Prueba con otra palabra.`
      : `${count} ${count === 1 ? 'resultado' : 'resultados'} para «${query}»`,
  /** Opens those that only mention it. */
  others: (count: number) => `Otros ${count} resultados`,
}

const en: typeof es = {
  kinds: {
    [englishHitKinds.service]: 'Services',
    [englishHitKinds.post]: 'Journal',
  },
  count: (count, query) =>
    count === 0
      ? `No results for “${query}”. Try another word.`
      : `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  others: (count) => `${count} more results`,
}

/** What the server and the browser both say of a search. */
export const searchWords: Words<typeof es> = { es, en }
