// What the owner's desk, and the lists that it gives away, call the states of an enquiry.

export const stateNames = {
  new: 'Nueva',
  answered: 'Contestada',
  waiting: 'En espera',
  spam: 'Posible spam',
  archived: 'Archivada',
} as const

/** In an answer, where nothing says what is asked for. */
export const unknownWork = 'Tu encargo'

export const outcomeNames = { won: 'Ganada', lost: 'Perdida' } as const

const signs: Record<string, string> = {
  links: 'muchos enlaces',
  markup: 'código de foro en el texto',
  alphabet: 'escrita en otro alfabeto',
  'mixed-alphabets': 'mezcla letras parecidas de dos alfabetos',
  'repeated-lines': 'la misma línea muchas veces',
  'sent-by-others': 'el mismo texto llegó de otra dirección',
}
export const tellSigns = (found: readonly string[]) => found.map((sign) => signs[sign] ?? sign).join(', ')

/** What people of the workshop, and visitors in their mail, call the fields of an enquiry. */
export const fieldNames = {
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  photos: 'Fotos',
  page: 'Página',
} as const

/** Heads of the list of enquiries for a spreadsheet. */
export const exportHeads = {
  number: 'Número',
  received: 'Recibida',
  state: 'Estado',
  name: fieldNames.name,
  email: fieldNames.email,
  phone: fieldNames.phone,
  message: 'Mensaje',
  answers: 'Respuestas',
  extra: 'Otros datos',
  tags: 'Etiquetas',
  outcome: 'Resultado',
  amount: 'Importe (€)',
  answered: 'Contestada el',
  remind: 'Recordatorio',
  page: fieldNames.page,
  campaign: 'Campaña',
  spam: 'Señales de spam',
} as const
