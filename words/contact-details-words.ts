/** Where the workshop stands, how to come, and when it is open. */
export const contactDetailsWords = {
  name: 'Datos de contacto',
  workshop: 'Taller',
  hours: 'Horario',
  way: 'Cómo llegar',
  toMap: 'El camino en el mapa',
  route: 'Abrir la ruta en Google Maps',
  map: 'Mapa de cómo llegar: por la A-4 desde Madrid, Aranjuez y Ocaña hasta Tembleque, y de allí a Villacañas, al este',
  river: 'Tajo',
  here: 'el taller',
  place: 'Villacañas',
  towns: {
    madrid: 'Madrid',
    aranjuez: 'Aranjuez',
    ocana: 'Ocaña',
    lillo: 'Lillo',
    tembleque: 'Tembleque',
    toledo: 'Toledo',
    mora: 'Mora',
    quintanar: 'Quintanar',
  },
}
