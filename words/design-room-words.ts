/** The design tool in 3D and over a photograph, which come later than the drawing board. */
export const roomWords = {
  turn: 'Girar',
  open: 'Abrir',
  apart: 'Desmontar',
  degrees: (count: number) => `${count} grados`,
  percent: (count: number) => `${count} por ciento`,

  inRoom: 'En tu habitación',
  onPhoto: 'Sobre una foto tuya',
  file: (kind: string) => `Descargar ${kind}`,
  busy: 'Preparando el modelo…',
  failed: 'No ha salido bien. Vuelve a intentarlo.',
  unreadable: 'No hemos podido abrir esa imagen. Prueba con una foto en JPEG.',
  refused: 'Tu dispositivo no ha abierto la cámara. Prueba con una foto de la habitación.',
  tapFloor: 'Mueve el teléfono hasta ver el círculo en el suelo y toca para poner el mueble.',

  overPhoto: 'El mueble sobre tu foto',
  photo: 'Tu habitación',
  toScale: 'El mueble, a escala de la foto',
  tapFirst:
    'Toca un extremo de algo que sepas cuánto mide, cerca de la pared del mueble: el alto de una puerta, por ejemplo.',
  tapSecond: 'Ahora toca el otro extremo.',
  drag: 'Arrastra el mueble a su sitio.',
  tooClose: 'Esos dos puntos están demasiado cerca: vuelve a medir.',
  distance: 'Esa distancia mide',
  again: 'Volver a medir',
  close: 'Cerrar',

  /** Names in the model that one takes along. */
  rail: 'Barra',
  handle: 'Tirador',
}
