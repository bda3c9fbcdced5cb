import type { Words } from './language.ts'

const es = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  of: 'de',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play: 'Reanudar',
}

const en: typeof es = {
  carousel: 'carousel',
  slide: 'slide',
  of: 'of',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
}

export const sliderWords: Words<typeof es> = { es, en }
