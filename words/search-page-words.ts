import type { Words } from './language.ts'

const es = {
  page: '/buscar',
  /** Over the ways to the pages that are no trade. */
  workshop: 'El taller',
  label: 'Búsqueda',
  headline: '¿Qué *buscas?*',
  field: '¿Qué buscas?',
  submit: 'Buscar',
  failed: 'La búsqueda no responde. Comprueba la conexión y vuelve a intentarlo.',
  older: 'Buscar también en lo más antiguo',
  /** On a host without our server the page searches by script. */
  unserved:
    '<noscript><p>Para buscar hace falta JavaScript. Sin él, aquí abajo están las páginas del taller.</p></noscript>',
  /** Before the ways to ask for what has not been found; Spanish only. */
  end: { question: '¿No está lo que buscas? Cuéntanoslo.' },
}

const en: typeof es = {
  page: '/search',
  workshop: 'The workshop',
  label: 'Search',
  headline: 'What are you *looking for?*',
  field: 'What are you looking for?',
  submit: 'Search',
  failed: 'The search does not answer. Check the connection and try again.',
  older: 'Search what is older too',
  /** English has no search by script, and the ways below say enough. */
  unserved: '',
  end: es.end,
}

export const searchPageWords: Words<typeof es> = { es, en }
