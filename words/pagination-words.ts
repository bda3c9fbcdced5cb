import type { Words } from './language.ts'

const es = { pages: 'Páginas', page: 'Página', next: 'Siguiente', nextPage: 'Página siguiente', gap: '…' }
const en: typeof es = { pages: 'Pages', page: 'Page', next: 'Next', nextPage: 'Next page', gap: '...' }

export const paginationWords: Words<typeof es> = { es, en }
