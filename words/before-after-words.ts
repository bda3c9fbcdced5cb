/** A piece as it came and as it left; on Spanish pages only. */
export const beforeAfterWords = {
  before: 'Antes',
  after: 'Después',
  line: 'Antes y después: mueve la línea',
  /** What the line says of itself; `%` becomes the number. */
  spoken: 'Antes, en el % de la imagen',
}
