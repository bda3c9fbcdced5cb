import { type Weeks, weeksText } from './measures-words.ts'

/** The drawing board of the design tool. */
export const designWords = {
  named: (piece: string, size: string) => `${piece}, ${size}`,
  views: 'Alzado, sección y planta, uno tras otro',
  spoken: (width: string, height: string, depth: string) => `${width} por ${height} por ${depth} centímetros`,
  columnCount: (count: number) => `${count} columnas`,
  price: (from: string, to: string) => `De ${from} a ${to}`,
  /** From when the customer says yes, with the queue of today. */
  weeks: (weeks: Weeks) => `Hoy, ${weeksText(weeks)} desde que aceptas el presupuesto`,

  sides: { width: 'Ancho', height: 'Alto', depth: 'Fondo' },
  tableSides: { width: 'Largo', height: 'Alto', depth: 'Ancho' },
  slider: (measure: string) => `${measure}, deslizador`,
  inMillimetres: 'En milímetros',
  noMeasure: (unit: string, example: string) => `Escribe una medida en ${unit}, por ejemplo ${example}.`,
  whichMeasure: (typed: string) => `«${typed}» se puede leer de otra manera. ¿Qué medida es?`,
  accept: (measure: string) => `Dejarlo en ${measure}`,

  wood: 'Madera',
  board: 'Tablero',
  body: 'Cuerpo',
  placement: 'Dónde va',
  opening: 'Ancho y alto son los del hueco, en su punto más ancho y más alto. Los remates se ajustan a la pared.',
  outOfSquare: 'Descuadre del hueco, en mm',
  outOfSquareHint: 'Lo que cambia el ancho de arriba abajo, o de delante atrás.',
  finish: 'Acabado',
  fronts: 'Frente',
  base: 'Apoyo',
  handle: 'Tirador',
  columns: 'Columnas',
  neededColumns: (count: number) => `Las que hacen falta (${count})`,
  anyColumns: 'Las que hagan falta',
  shelves: 'Baldas en cada columna',
  usualShelves: 'Según la altura de los libros',
  interior: 'Interior, de izquierda a derecha',
  column: (number: number) => `Columna ${number}`,
  moveColumn: (number: number, content: string) => `Mover la columna ${number}, ${content}: con las flechas`,
  removeColumn: (number: number) => `Quitar la columna ${number}`,
  addColumn: 'Añadir columna',

  estimate: 'Precio orientativo',
  madeSolid: (price: string, hasDrawers: boolean) =>
    `Con el cuerpo macizo${hasDrawers ? ' y los cajones a cola de milano' : ''}: ${price}.`,
  askSolid: 'Para hacerlo macizo, pídelo: te damos los dos precios.',
  paper: (finish: string, freeKm: number) =>
    `Acabado: ${finish}. Precio orientativo con IVA; entrega y montaje incluidos hasta ${freeKm} km del taller.`,
  validity: (date: string, days: number) =>
    `${date && `Calculado el ${date}. `}El precio cerrado va en el presupuesto, después de medir, y vale ${days} días.`,
  facts: (freeKm: number, weeks: string, mass: string) =>
    `Con IVA; entrega y montaje incluidos hasta ${freeKm} km del taller. ${weeks}. Pesa ${mass}.`,
  warnings: 'Qué conviene saber',
  backToQuote: 'Volver a mi presupuesto',
  ask: 'Pedir presupuesto de este diseño',
  inWords: 'El dibujo, en palabras',

  save: 'Guardar y comparar',
  nameOfDesign: 'Nombre del diseño',
  keep: 'Guardar en este dispositivo',
  saved: 'Diseños guardados',
  compare: 'Comparar',
  forget: (name: string) => `Borrar ${name}`,
  chooseTwo: 'Marca dos para verlos uno al lado del otro.',
  comparison: 'Comparación de dos diseños guardados',
  compared: {
    kind: 'Mueble',
    size: 'Medidas',
    wood: 'Madera',
    columns: 'Columnas',
    price: 'Precio',
    weeks: 'Plazo',
    mass: 'Peso',
  },

  toDrawing: 'Volver al dibujo',
  toRoom: 'Ver en 3D',
  undo: 'Deshacer',
  redo: 'Rehacer',
  share: 'Compartir',
  print: 'Imprimir',
  copied: 'Enlace copiado.',
  copyByHand: (address: string) => `Copia la dirección de esta página: ${address}`,
  message: (name: string, address: string) =>
    `Hola, he diseñado este mueble y quería un presupuesto: ${name}. ${address}`,

  loading: 'Preparando la vista en 3D…',
  slow: 'Este equipo no tiene gráficos para el 3D. El dibujo dice lo mismo.',
  missing: 'La vista en 3D no ha llegado. Vuelve a intentarlo cuando tengas conexión.',
  lost: 'Los gráficos han dejado de responder. Aquí está de nuevo el dibujo.',
}
