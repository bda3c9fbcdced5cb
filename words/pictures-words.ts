/** What a caption says of a picture that is no photograph. */
export const renderMark = 'Recreación 3D'
export const englishRenderMark = '3D render'
/** What it says where the line drawing of the same scene lies over the picture. */
export const drawnMark = 'Con su dibujo'

/** The line between drawing and picture; `%` in `spoken` becomes the number. */
export const drawnWords = {
  line: 'Del dibujo a la pieza: mueve la línea',
  spoken: 'Dibujo, en el % de la imagen',
  see: 'Ver el dibujo',
}
