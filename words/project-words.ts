/** The page of a project that has a story. */
export const projectWords = {
  trade: 'Oficio',
  wood: 'Madera',
  place: 'Lugar',
  year: 'Año',
  hours: 'Horas',
  facts: 'La ficha',
  story: 'La historia',
  sample: 'Historia de muestra',
  album: { kicker: 'Las imágenes', title: 'Antes, durante y después.' },
}
