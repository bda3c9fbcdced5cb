const figure = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 })
/** «340 KB», «1,2 MB» */
export const tellBytes = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${figure.format(Math.floor((bytes / 1024 / 1024) * 10) / 10)} MB`

/** The files that go with an answer of the desk. */
export const attachmentWords = {
  add: 'Adjuntar archivos',
  hint: (count: number, bytes: number) => `PDF, JPEG o PNG. Hasta ${count} archivos y ${tellBytes(bytes)} entre todos.`,
  list: 'Archivos adjuntos',
  remove: 'Quitar',
  tooMany: (count: number) => `Caben ${count} archivos como mucho. Quita alguno y envía los demás en otra respuesta.`,
  tooLarge: (bytes: number) =>
    `Los archivos pesan juntos más de ${tellBytes(bytes)}. Quita alguno o guárdalo más pequeño.`,
  empty: (name: string) => `«${name}» está vacío. Comprueba que se abre y vuelve a adjuntarlo.`,
  otherKind: (name: string) => `«${name}» no es un PDF, un JPEG ni un PNG. Guárdalo así y vuelve a adjuntarlo.`,
  onlyByMail: 'Los archivos solo pueden ir con una respuesta por correo.',
  gone: 'Este archivo ya no está.',
}
