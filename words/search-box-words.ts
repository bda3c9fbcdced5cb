import type { Words } from './language.ts'

const es = {
  results: 'Resultados',
  failed: 'La búsqueda no responde. Pulsa Intro para probar en la página de resultados.',
  older: 'Pulsa Intro para buscar también en lo más antiguo.',
}

const en: typeof es = {
  results: 'Results',
  failed: 'The search does not answer. Press Enter to try the page of results.',
  older: 'Press Enter to look through what is older, too.',
}

export const searchBoxWords: Words<typeof es> = { es, en }
