import type { Words } from './language.ts'

const es = {
  /** Name of the filter in the address, and of the gallery's place on the page. */
  parameter: 'trabajos',
  filter: 'Filtrar las piezas',
  all: 'Todo',
  enlarge: 'Ampliar',
  one: 'pieza',
  many: 'piezas',
  story: 'Cómo se hizo',
}

const en: typeof es = {
  parameter: 'projects',
  filter: 'Filter the projects',
  all: 'All',
  enlarge: 'Enlarge',
  one: 'project',
  many: 'projects',
  story: 'How it was made',
}

export const galleryWords: Words<typeof es> = { es, en }
