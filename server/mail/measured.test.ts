import { expect, test } from 'vitest'
import { saysMeasures } from './measured.ts'

test.each([
  'Quiero una mesa de 180 x 90',
  'una mesa de 180x90x75',
  'Mesa 200 × 100 cm',
  'El hueco tiene 2,40 m',
  "Un armario de 2'40 por 0,60",
  'una estantería de 90 cm',
  'la pared mide 3 metros y medio',
  'unos 240 de ancho y 60 de fondo',
  'Alto: 220, ancho: 180',
  'largo de 300',
  '1800 mm x 750 mm',
  'como dos metros de pared',
  'armario de 240cm.',
])('a measure in «%s»', (text) => expect(saysMeasures(text)).toBe(true))

test.each([
  'Una cocina de roble',
  'Mi teléfono es el 600 11 22 33',
  'para 2 personas, 4 sillas por favor',
  'Tengo un piso de 90 m2 en la calle Alta 12',
  'un local de 80 metros cuadrados',
  'Vivo a 300 metros del taller',
  'para el 15.12.2026, sobre las 18:30',
  'hasta 2.500 € por armario',
  'son 3 x 2 puertas',
  'a 20 km de Toledo, 45860',
])('none in «%s»', (text) => expect(saysMeasures(text)).toBe(false))
