// What the owner's desk calls the files of content/, in the order and the groups in which it lists them.

export const textGroups = {
  pages: 'Páginas',
  services: 'Servicios',
  projects: 'Trabajos',
  news: 'Noticias',
  prices: 'Precios y condiciones',
  workshop: 'El taller',
  contact: 'Consultas y correos',
  legal: 'Textos legales',
} as const
type TextGroup = keyof typeof textGroups

interface TextWords {
  name: string
  about: string
  group: TextGroup
}

/** Single files by their path without the ending. */
export const textWords = {
  home: { group: 'pages', name: 'Página de inicio', about: 'Pase de fotos, servicios, taller, galería y contacto.' },
  about: { group: 'pages', name: 'Sobre nosotros', about: 'Historia, madera y equipo.' },
  'how-we-work': {
    group: 'pages',
    name: 'Cómo trabajamos',
    about: 'Los textos; las cifras están en Condiciones y precios.',
  },
  facts: { group: 'pages', name: 'Cifras', about: 'Las de la página de inicio.' },
  testimonials: { group: 'pages', name: 'Opiniones', about: 'Lo que dicen los clientes.' },
  boxes: { group: 'pages', name: 'La otra página de inicio', about: 'Servicios en seis cajas y encargos en curso.' },
  pages: { group: 'pages', name: 'Títulos y palabras sueltas', about: 'Lo que no tiene un texto propio.' },
  shell: { group: 'pages', name: 'Cabecera y pie', about: 'Panel lateral, aviso de cookies y derechos.' },
  conditions: { group: 'prices', name: 'Condiciones y precios', about: 'Precios, plazos, pago, garantía y zona.' },
  'design-prices': { group: 'prices', name: 'Precios del diseñador', about: 'Tablero, madera, herrajes y horas.' },
  settings: { group: 'workshop', name: 'Ajustes', about: 'Nombre, teléfono, correo, dirección, horario y cookies.' },
  holidays: { group: 'workshop', name: 'Festivos', about: 'Los días que el taller cierra.' },
  quote: { group: 'contact', name: 'Presupuesto', about: 'Las preguntas, paso a paso.' },
  design: { group: 'contact', name: 'Diseña tu mueble', about: 'Los textos del diseñador.' },
  mails: { group: 'contact', name: 'Correos', about: 'Los que salen solos con cada consulta.' },
  answers: { group: 'contact', name: 'Respuestas', about: 'Con las que empezáis a contestar una consulta.' },
  'legal/passages': { group: 'legal', name: 'Frases que dependen de los ajustes', about: 'Se eligen solas.' },
  'legal/storage': {
    group: 'legal',
    name: 'Qué se guarda en el navegador',
    about: 'La lista de la política de cookies.',
  },
} as const satisfies Record<string, TextWords>
export type TextName = keyof typeof textWords

export const folderWords = {
  services: { group: 'services', name: 'Servicios', one: 'Servicio', add: 'Añadir un servicio' },
  projects: { group: 'projects', name: 'Trabajos', one: 'Trabajo', add: 'Añadir un trabajo' },
  news: { group: 'news', name: 'Noticias', one: 'Noticia', add: 'Añadir una noticia' },
  legal: { group: 'legal', name: 'Textos legales', one: 'Texto legal', add: '' },
} as const

/** What stands in a new file until somebody writes something better. */
export const startWords = {
  teaser: 'Una frase que diga qué hacéis.',
  description: 'Escribe aquí, en una o dos frases, qué se encuentra en esta página y dónde está el taller.',
  item: 'Por escribir',
  text: 'Escribe aquí el texto.',
  message: 'Hola, me gustaría pedir presupuesto. ',
}
