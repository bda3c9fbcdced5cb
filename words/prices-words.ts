/** What stands around the figures of a price list. */
export const priceWords = {
  item: 'Qué es y qué incluye',
  price: 'Precio con IVA',
  from: 'desde',
  free: 'Gratis',
  duration: 'Plazo',
  turn: 'Turno',
  turnText: 'De espera hoy, hasta que tu encargo entra en el banco.',
  answer: 'Respuesta',
  answerText: 'Para contestar a tu consulta con una primera cifra.',
}
