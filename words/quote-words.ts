/** Controls of the guided quote. */
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
  fromThere: 'Desde',
  withLength: (metres: string) => `con ${metres} m, desde`,
  /** Unit of the prices that go by length, as conditions.yaml writes it. */
  perMetre: 'metro lineal',
}
