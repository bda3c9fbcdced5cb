export const quoteWords = {
  position: (at: number, of: number) => `Pregunta ${at} de ${of}`,
  aside: 'Precio y respuestas',
  back: 'Atrás',
  next: 'Siguiente',
  measures: 'Las letras son las del dibujo.',
  whichMeasure: '¿Qué medida es?',
  centimetres: (figure: string) => `${figure}\u00a0cm`,
  change: 'Cambiar',
  km: (km: number) => `${km}\u00a0km`,
  from: 'desde',
  /** Before a piece is chosen, the price of one. */
  example: (name: string) => `Por ejemplo, ${name}`,
  fromThere: 'Desde',
  yours: 'Tu diseño',
  openYours: 'Abrirlo',
  dropYours: 'Quitarlo',
  drawn: 'Verlo dibujado',
  /** In the bar under a question, where there is room for one sum. */
  sum: (measures: string, from: string) => `Con ${measures}\u00a0cm, desde ${from}`,
  yoursFrom: (from: string) => `Tu diseño, desde ${from}`,
  /** Behind it stands the band that the design tool reckons. */
  reckoned: (what: string, measures: string, material: string) => `${what}, de ${measures}\u00a0cm, en ${material}:`,
  /** Beside the piece of the price list, which may be of another wood. */
  yourPiece: (feminine: boolean) => (feminine ? 'La tuya' : 'El tuyo'),
  band: (from: string, to: string) => `de ${from} a ${to}`,
}
