// Measures that somebody has written in the middle of a message.

const number = String.raw`(?<![\d.,'])\d{1,4}(?:[.,']\d{1,3})?`
/** With two figures at least, or a comma: «180 x 90», «2,40 por 0,60». */
const length = String.raw`(?<![\d.,'])(?:\d{2,4}|\d[.,']\d{1,3})(?: ?(?:mm|cms?|mts?|m)\b\.?)?`
/** Not «alta»: streets are called so. */
const sides = '(?:ancho|anchura|alto|altura|largo|longitud|fondo|profundidad)'
const measured = new RegExp(
  [
    String.raw`${length} ?(?:x|×|\*|por) ?${length}(?!\d)`,
    String.raw`(?<!\ba )${number} ?(?:mm|cms?|mts?|m|milímetros?|centímetros?|metros?)(?![\p{L}\d²³])(?! cuadrados?)`,
    String.raw`(?<!\p{L})(?:un|dos|tres|cuatro|cinco) metros?(?!\p{L})(?! cuadrados?)`,
    String.raw`${number} (?:de )?${sides}(?!\p{L})`,
    String.raw`(?<!\p{L})${sides}:? (?:de )?${length}`,
  ].join('|'),
  'iu',
)

/** Whether a text says a measure: «una mesa de 180 x 90», «2,40 m», «noventa» not. */
export const saysMeasures = (text: string) => measured.test(text.replace(/[\s\u00a0]+/g, ' '))
