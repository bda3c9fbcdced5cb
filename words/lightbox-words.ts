import type { Words } from './language.ts'

const es = { name: 'Imagen ampliada', close: 'Cerrar', previous: 'Anterior', next: 'Siguiente' }
const en: typeof es = {
  name: 'Enlarged picture',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
}

export const lightboxWords: Words<typeof es> = { es, en }
