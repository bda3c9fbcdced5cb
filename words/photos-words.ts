export const photoWords = {
  name: 'Fotos',
  add: 'Añadir fotos',
  take: 'Hacer una foto',
  hint: (most: number) => `Hasta ${most}. Les quitamos la ubicación y los datos del móvil.`,
  unprepared: 'Tu navegador no ha podido reducirlas; irán enteras.',
  elsewhere: 'Si tienes fotos, mándalas por WhatsApp o por correo cuando te contestemos.',
}

const counted = (photos: number) => `${photos} ${photos === 1 ? 'foto' : 'fotos'}`

/** The same, once there are some. */
export const shelfWords = {
  list: 'Fotos añadidas',
  position: (at: number) => `Foto ${at}:`,
  preparing: 'Preparando…',
  remove: 'Quitar',
  sending: 'Envío de las fotos',
  sent: (percent: number) =>
    percent < 100 ? `Fotos enviadas: ${percent} %` : 'Fotos enviadas. Esperamos la respuesta.',
  begun: (photos: number) => `Preparando ${counted(photos)}…`,
  ready: (name: string, standing: string) => `«${name}» lista: ${standing}.`,
  removed: (name: string, standing: string) => `«${name}» quitada: ${standing}.`,
  restored: (photos: number) => `${counted(photos)} de antes.`,
  standing: (photos: number, most: number) => `${photos} de ${most}`,
  surplus: (most: number, first: string, others: number) =>
    `Caben ${most} fotos por consulta: «${first}» ${others > 0 ? `y ${others} más no se han añadido` : 'no se ha añadido'}. Podrás mandar las demás después.`,
}

/** Why a picture cannot go; goes on after its name. */
export const unusable = {
  heic: 'está en formato HEIC y este navegador no lo abre. En el iPhone: Ajustes, Cámara, Formatos, «Más compatible». Las que ya tienes, por WhatsApp o por correo.',
  pdf: 'es un PDF, no una foto. Envíanoslo por correo.',
  video: 'es un vídeo, no una foto. Envíanoslo por WhatsApp.',
  svg: 'es un dibujo SVG. Guárdalo como JPEG o PNG y vuelve a añadirlo.',
  damaged: 'está dañada, o es demasiado grande para este navegador. Comprueba que se abre.',
  empty: 'está vacía. Comprueba que se abre y vuelve a añadirla.',
  unknown: 'no es una foto que se pueda abrir aquí. Añádela en JPEG, PNG o WebP.',
  memory: 'no cabe en la memoria de este equipo. Cierra otras pestañas y vuelve a añadirla.',
}
