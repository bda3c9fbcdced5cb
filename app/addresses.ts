import { readNews, readServices } from '#content/read.ts'

export const serviceSlugs = () => readServices().map(({ slug }) => slug)
export const articleSlugs = () => readNews().map(({ slug }) => slug)
export const legalSlugs = ['aviso-legal', 'politica-privacidad', 'politica-cookies', 'accesibilidad'] as const
