// What the owner's desk calls things that the files of content/ name by an id.

export const tradeNames = {
  carpinteria: 'Carpintería',
  ebanisteria: 'Ebanistería',
  interiorismo: 'Interiorismo',
  restauracion: 'Restauración',
}

/** What may come first on a service's page. */
export const servicePartNames = {
  drawing: 'El dibujo',
  texts: 'Los textos',
  steps: 'Los pasos',
  prices: 'Los precios',
  works: 'Los trabajos',
}

/** When a picture of a project's story was taken. */
export const stageNames = { before: 'Antes', making: 'Durante', after: 'Después' }

/** Drawings of the guided quote. */
export const pieceNames = {
  vestidor: 'Vestidor',
  pergola: 'Pérgola',
  aparador: 'Aparador',
  armario: 'Armario',
  cocina: 'Cocina',
  puerta: 'Puerta',
  escalera: 'Escalera',
  mesa: 'Mesa',
  libreria: 'Librería',
  ventana: 'Ventana',
  restaurar: 'Mueble por restaurar',
  otra: 'Otra cosa',
}

const chosen = { roble: 'Roble', nogal: 'Nogal', fresno: 'Fresno', cerezo: 'Cerezo', castano: 'Castaño' }
const solid = { ...chosen, haya: 'Haya' }

/** Samples of the guided quote's woods. */
export const sampleNames = { ...chosen, lacado: 'Lacado', melamina: 'Melamina' }

/** Materials of the design tool's prices. */
export const materialNames = {
  ...solid,
  'rechapado-roble': 'Rechapado de roble',
  'rechapado-nogal': 'Rechapado de nogal',
  'rechapado-fresno': 'Rechapado de fresno',
  'rechapado-cerezo': 'Rechapado de cerezo',
  'rechapado-castano': 'Rechapado de castaño',
  dm: 'DM para lacar',
  melamina: 'Melamina',
  abedul: 'Contrachapado de abedul',
}

export const thicknessNames = { '10': '10 mm', '15': '15 mm', '19': '19 mm', '25': '25 mm', '30': '30 mm' }

export const hardwareNames = {
  hinge: 'Bisagra',
  hingeHalf: 'Bisagra semiacodada',
  runner30: 'Guía para 30 kg',
  runner50: 'Guía para 50 kg',
  runner70: 'Guía para 70 kg',
  pin: 'Soporte de balda',
  connector: 'Unión de módulos',
  rail: 'Barra de colgar, por metro',
  railSupport: 'Soporte de barra',
  pullOut: 'Colgador frontal',
  pomo: 'Pomo',
  asa: 'Asa',
  pulsador: 'Pulsador',
  leveller: 'Nivelador',
  glide: 'Taco de apoyo',
  legPlate: 'Placa de pata',
  joiningScrew: 'Tornillo de unión',
  anchor: 'Anclaje a la pared',
  slidingClip: 'Grapa de sobre',
  tenon: 'Espiga suelta',
  hook: 'Gancho de colgar',
  slidingSet: 'Herraje de una hoja corredera',
  slidingTrack: 'Guía de corredera, por metro',
  joinProfile: 'Perfil de unión de hoja, por metro',
}

export const operationNames = {
  cut: 'Cortar una pieza',
  carcass: 'Armar un cuerpo',
  shelf: 'Una balda',
  door: 'Una puerta',
  drawer: 'Un cajón',
  rail: 'Una barra',
  glueUp: 'Encolar un m²',
  tableFrame: 'El armazón de una mesa',
  leg: 'Una pata',
  dovetail: 'Una esquina a cola de milano',
  slidingDoor: 'Una hoja corredera',
  filler: 'Un remate ajustado a la pared',
}

export const finishNames = { aceite: 'Aceite', barniz: 'Barniz', laca: 'Laca', ninguno: 'Sin acabado' }

/** What the site keeps in a visitor's browser. */
export const storedNames = {
  cookie: 'Cookie',
  localStorage: 'Almacenamiento local',
  indexedDB: 'Base de datos',
  consent: 'Aviso de cookies',
  theme: 'Aspecto claro u oscuro',
  cart: 'Cesta de muestra',
  wishes: 'Favoritos de muestra',
  compare: 'Comparación de muestra',
  draft: 'Formulario a medias',
  draftPhotos: 'Fotos del formulario a medias',
  designs: 'Muebles diseñados',
}

/** What a `{…}` of a mail or an answer stands for, as whoever writes the text is told. */
export const fillNames = {
  name: 'nombre de quien recibe o escribe',
  number: 'número de la consulta o del presupuesto',
  answerDay: 'día en que contestáis a más tardar: «el miércoles 25 de noviembre»',
  until: 'hasta cuándo vale',
  count: 'cuántas son',
  greeting: 'el saludo',
  day: 'día en que llegó la consulta: «22 de noviembre»',
  person: 'quien contesta',
  work: 'lo que pide: «Armario»; si no se sabe, «Tu encargo»',
  weeks: 'lo que tarda hoy, con la espera: «de 10 a 12 semanas»',
  title: 'lo que se presupuesta',
  version: 'versión del presupuesto',
  total: 'importe total con IVA',
  step: 'paso del encargo',
}

/** What all mails have. */
export const mailParts = {
  subject: { title: 'Asunto' },
  preview: { title: 'Avance', description: 'Lo que enseña el buzón al lado del asunto.' },
  lead: { title: 'Texto' },
}

export const tradeDrawingNames = {
  escalera: 'Escalera en sección',
  cajon: 'Cajón despiezado',
  despiece: 'Despiece de un tablero',
  capas: 'Capas de un lacado',
  diagnostico: 'Arcón con su diagnóstico',
  planta: 'Cocina en planta',
}
