/** Where the workshop stands, when it is open and how to reach it. */
export const contactDetailsWords = {
  name: 'Datos de contacto',
  ways: 'Hablemos',
  workshop: 'Taller',
  hours: 'Horario',
  phone: 'Teléfono',
  map: 'Mapa de cómo llegar: por la A-4 desde Madrid, Aranjuez y Ocaña hasta Tembleque, y de allí a Villacañas, al este',
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
