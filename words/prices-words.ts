/** What stands around the figures of a price list. */
export const priceWords = {
  item: 'Qué es y qué incluye',
  price: 'Precio con IVA',
  from: 'desde',
  /** Leads from the opening of a trade to its prices. */
  toPrices: 'Precios y plazo',
  /** Leads from a trade's prices to its page. */
  about: (trade: string) => `Más sobre ${trade.toLowerCase()}`,
  /** Opens those that a phone does not show at once. */
  others: (count: number) => `Otros ${count} precios`,
  free: 'Gratis',
  duration: 'Plazo',
  today: 'hoy',
  /** Of what the weeks are made: the queue of today, and the work. */
  parts: (counted: string, waiting: string, making: string) =>
    `Hoy, ${counted}: ${waiting} de espera y ${making} de trabajo.`,
  /** Of a price of another trade. */
  own: (total: string, counted: string) => `Hoy, ${total} ${counted}.`,
  answer: 'Respuesta',
  answerText: 'Para contestarte, con preguntas o con una primera cifra.',
}
