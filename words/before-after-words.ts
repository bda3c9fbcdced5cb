import type { Words } from './language.ts'

const es = {
  before: 'Antes',
  after: 'Después',
  line: 'Antes y después: mueve la línea',
  /** What the line says of itself; `%` becomes the number. */
  spoken: 'Antes, en el % de la imagen',
}

const en: typeof es = {
  before: 'Before',
  after: 'After',
  line: 'Before and after: move the line',
  spoken: 'Before, on % of the picture',
}

export const beforeAfterWords: Words<typeof es> = { es, en }
