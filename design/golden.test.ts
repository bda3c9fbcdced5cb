// Twenty pieces reckoned by hand from the rules: the sums stand where their results would. Sides take the whole depth;
// bottom, top and uprights stand before a back of 10 mm; doors lie 3 mm off, 19 thick; a plinth is 80 high, its frame 20 mm
// from the wall and 40 from the carcass's front, so its cross-pieces are (carcass − 40 − 19 − 39) long. Loose shelves,
// backs, doors and drawers of a piece are cut alike: to the narrower of two columns that differ by a millimetre, the backs
// to an equal share of (columns + uprights between them), the doors to an equal share of the front less 2 · 2 and 3 a joint.
import { expect, test } from 'vitest'
import { roundPrices } from '#tests/support/design/prices.ts'
import { parseAddress } from './address.ts'
import { makePiece } from './make-piece.ts'

/** Quantity, length, width, thickness. */
type Row = [string, number, number, number, number]
type Golden = { about: string; address: string; parts: Row[]; mass?: number; hardware?: [RegExp, number][] }

const veneered = 740e-9
const oak = 675e-9

const golden: Golden[] = [
  {
    about: 'one column: 562 mm clear; veneered oak spans 553 with books, so it is divided: (600 − 57) / 2 = 271.5',
    address: 'libreria?ancho=600&alto=800&fondo=300',
    parts: [
      ['Costado', 2, 800 - 80, 300, 19],
      ['Base', 1, 600 - 38, 290, 19],
      ['Techo', 1, 562, 290, 19],
      ['División', 1, 720 - 38, 290, 19],
      // (2 · 271 + 19) / 2
      ['Trasera', 2, 720, 280, 10],
      ['Zócalo', 1, 600, 80, 19],
      ['Zócalo trasero', 1, 600, 80, 19],
      ['Travesaño de zócalo', 3, 300 - 98, 80, 19],
      // (682 + 25) / 330 → 2 openings, 1 shelf, a millimetre of air at each end.
      ['Balda', 2, 271 - 2, 290, 19],
    ],
    mass:
      veneered *
      (19 * (2 * 720 * 300 + 2 * 562 * 290 + 682 * 290 + 2 * 600 * 80 + 3 * 202 * 80 + 538 * 290) + 10 * 720 * 560),
    hardware: [
      [/Soporte de balda/, 2 * 4],
      [/Excéntrica/, 8 + 4],
      [/Nivelador/, 2 * 3],
    ],
  },
  {
    about: 'a small open bookcase of one column: 500 − 38 = 462 ≤ 553',
    address: 'libreria?ancho=500&alto=1000&fondo=250&baldas=2',
    parts: [
      ['Costado', 2, 920, 250, 19],
      ['Base', 1, 462, 240, 19],
      ['Techo', 1, 462, 240, 19],
      ['Trasera', 1, 920, 462, 10],
      ['Zócalo', 1, 500, 80, 19],
      ['Zócalo trasero', 1, 500, 80, 19],
      ['Travesaño de zócalo', 2, 250 - 98, 80, 19],
      ['Balda', 2, 460, 240, 19],
    ],
    mass: veneered * (19 * (2 * 920 * 250 + 4 * 461 * 240 + 1000 * 80 + 2 * 152 * 80) + 10 * 920 * 462),
  },
  {
    about: 'the bookcase of the issue: 2400 / 4 → (2400 − 19·(4 + 2)) / 4 = 571.5 > 553; 5: (2400 − 133) / 5 = 453.4',
    address: 'libreria?v=1&ancho=2400&alto=2200&fondo=320&madera=roble',
    parts: [
      ['Costado', 4, 2120, 320, 19],
      // Two modules, 2 and 3 columns of 454, 454 | 453, 453, 453.
      ['Base', 1, 454 + 19 + 454, 310, 19],
      ['Techo', 1, 927, 310, 19],
      ['Base', 1, 3 * 453 + 38, 310, 19],
      ['Techo', 1, 1397, 310, 19],
      ['División', 3, 2120 - 38, 310, 19],
      // (2 · 453 + 19) / 2 and (3 · 453 + 38) / 3.
      ['Trasera', 2, 2120, 462, 10],
      ['Trasera', 3, 2120, 465, 10],
      ['Zócalo', 1, 927 + 38, 80, 19],
      ['Zócalo trasero', 1, 965, 80, 19],
      ['Zócalo', 1, 1397 + 38, 80, 19],
      ['Zócalo trasero', 1, 1435, 80, 19],
      ['Travesaño de zócalo', 3 + 4, 320 - 98, 80, 19],
      // (2082 + 25) / 330 → 6 openings, 5 shelves, the third fixed: 2082 > 1200.
      ['Balda fija', 2, 454, 310, 19],
      ['Balda fija', 3, 453, 310, 19],
      ['Balda', 5 * 4, 453 - 2, 310, 19],
    ],
    hardware: [
      [/Soporte de balda/, 20 * 4],
      [/Escuadra/, 4],
    ],
  },
  {
    about: 'two columns asked for in 1500: 721.5 clear; walnut veneer spans 693 at 25 mm and 806 at 30, so 30 mm',
    address: 'libreria?ancho=1500&alto=900&fondo=300&madera=nogal&columnas=2',
    parts: [
      ['Costado', 2, 820, 300, 19],
      ['Base', 1, 1462, 290, 19],
      ['Techo', 1, 1462, 290, 19],
      ['División', 1, 782, 290, 19],
      ['Trasera', 2, 820, 730, 10],
      ['Zócalo', 1, 1500, 80, 19],
      ['Zócalo trasero', 1, 1500, 80, 19],
      ['Travesaño de zócalo', 3, 202, 80, 19],
      // 807 / 330 → 1 shelf.
      ['Balda', 2, 721 - 2, 290, 30],
    ],
  },
  {
    about: 'one column asked for in 1200: even 30 mm spans 780 at most, so 2 of 571.5, and the thick shelves stay',
    address: 'libreria?ancho=1200&alto=800&fondo=300&columnas=1',
    parts: [
      ['Costado', 2, 720, 300, 19],
      ['Base', 1, 1162, 290, 19],
      ['Techo', 1, 1162, 290, 19],
      ['División', 1, 682, 290, 19],
      ['Trasera', 2, 720, 580, 10],
      ['Zócalo', 1, 1200, 80, 19],
      ['Zócalo trasero', 1, 1200, 80, 19],
      ['Travesaño de zócalo', 3, 202, 80, 19],
      ['Balda', 2, 569, 290, 30],
    ],
  },
  {
    about: 'over 2,480 mm in two bodies: 2100, and 2700 − 80 − 2100 = 520 above',
    address: 'libreria?ancho=500&alto=2700&fondo=300',
    parts: [
      ['Costado', 2, 2100, 300, 19],
      ['Costado', 2, 520, 300, 19],
      ['Base', 2, 462, 290, 19],
      ['Techo', 2, 462, 290, 19],
      ['Trasera', 1, 2100, 462, 10],
      ['Trasera', 1, 520, 462, 10],
      ['Zócalo', 1, 500, 80, 19],
      ['Zócalo trasero', 1, 500, 80, 19],
      ['Travesaño de zócalo', 2, 202, 80, 19],
      // 2087 / 330 → 5 below, the middle one fixed; 507 / 330 → none above.
      ['Balda fija', 1, 462, 290, 19],
      ['Balda', 4, 460, 290, 19],
    ],
    hardware: [[/unión de cuerpos/, 4]],
  },
  {
    about: 'low doors: carcass 350 − 22; zone min(800, 0.4 · 1720 = 688); columns ≤ 600 with a leaf each',
    address: 'libreria?ancho=1000&alto=1800&fondo=350&frentes=bajas',
    parts: [
      ['Costado', 2, 1720, 328, 19],
      ['Base', 1, 962, 318, 19],
      ['Techo', 1, 962, 318, 19],
      ['División', 1, 1682, 318, 19],
      ['Trasera', 2, 1720, 480, 10],
      ['Zócalo', 1, 1000, 80, 19],
      ['Zócalo trasero', 1, 1000, 80, 19],
      ['Travesaño de zócalo', 3, 328 - 98, 80, 19],
      // Columns 472 and 471. (1000 − 4 − 3) / 2 = 496.5: two of 496, and the joint has the millimetre.
      ['Puerta', 2, 688, 496, 19],
      ['Balda fija', 1, 472, 318, 19],
      ['Balda fija', 1, 471, 318, 19],
      // Behind the doors 1; above 1800 − 19 − (80 + 688 + 3) = 1010, 1035 / 330 → 2.
      ['Balda', 2 * (1 + 2), 469, 318, 19],
    ],
    hardware: [
      [/recta/, 2 * 2],
      [/Pomo/, 2],
    ],
  },
  {
    about: 'melamine spans 420 mm with books: 900 → 2 columns of (900 − 57) / 2 = 421.5 are too wide, 3 of 274.67',
    address: 'libreria?ancho=900&alto=900&fondo=280&madera=melamina',
    parts: [
      ['Costado', 2, 820, 280, 19],
      ['Base', 1, 862, 270, 19],
      ['Techo', 1, 862, 270, 19],
      ['División', 2, 782, 270, 19],
      // 275, 275, 274: backs (3 · 274 + 38) / 3.
      ['Trasera', 3, 820, 286, 10],
      ['Zócalo', 1, 900, 80, 19],
      ['Zócalo trasero', 1, 900, 80, 19],
      ['Travesaño de zócalo', 4, 182, 80, 19],
      ['Balda', 3, 272, 270, 19],
    ],
  },
  {
    about: 'a table of 2 m: legs 80, aprons between them 2000 − 40 − 160; one cross rail, for 1820 / 950 → 2 fields',
    address: 'mesa?ancho=2000&alto=750&fondo=950',
    parts: [
      ['Sobre', 1, 2000, 950, 30],
      ['Pata', 4, 720, 80, 80],
      // Between legs of 70, 1820 mm: q = (100·1.18·0.95 + 675·(2·0.022·0.1 + 0.95·0.03)·1.6)·9.81/1000 = 1.448 N/mm;
      // I = (44·100³ + 950·30³)/12 = 5.80e6; 5·1.448·1820⁴/(384·10600·5.80e6) = 3.36 ≤ 6.
      ['Faldón largo', 2, 1800, 100, 22],
      ['Faldón corto', 2, 950 - 200, 100, 22],
      ['Travesaño', 1, 950 - 60 - 44, 44, 22],
    ],
    mass: oak * (2000 * 950 * 30 + 4 * 720 * 6400 + 22 * (2 * 1800 * 100 + 2 * 750 * 100 + 846 * 44)),
    hardware: [
      [/Falsa espiga/, 16 + 4],
      // 5 a long side (1820 / 400), 2 an end (770 / 400).
      [/Pinza/, 14],
    ],
  },
  {
    about: 'up to 1.8 m the legs are 70; ash',
    address: 'mesa?ancho=1600&alto=740&fondo=800&madera=fresno',
    parts: [
      ['Sobre', 1, 1600, 800, 30],
      ['Pata', 4, 710, 70, 70],
      ['Faldón largo', 2, 1600 - 180, 100, 22],
      ['Faldón corto', 2, 800 - 180, 100, 22],
      ['Travesaño', 1, 800 - 104, 44, 22],
    ],
    mass: 680e-9 * (1600 * 800 * 30 + 4 * 710 * 4900 + 22 * (2 * 1420 * 100 + 2 * 620 * 100 + 696 * 44)),
  },
  {
    about: 'a high table takes legs of 80 although it is short, and no cross rail under 950 mm',
    address: 'mesa?ancho=1000&alto=1050&fondo=700&madera=cerezo',
    parts: [
      ['Sobre', 1, 1000, 700, 30],
      ['Pata', 4, 1020, 80, 80],
      ['Faldón largo', 2, 800, 100, 22],
      ['Faldón corto', 2, 500, 100, 22],
    ],
    mass: 600e-9 * (1000 * 700 * 30 + 4 * 1020 * 6400 + 22 * 2 * (80000 + 50000)),
  },
  {
    about: 'a table wider than long is as deep as long; lacquer gives way to oak',
    address: 'mesa?ancho=900&alto=750&fondo=1100&madera=lacado',
    parts: [
      ['Sobre', 1, 900, 900, 30],
      ['Pata', 4, 720, 70, 70],
      ['Faldón largo', 2, 720, 100, 22],
      ['Faldón corto', 2, 720, 100, 22],
    ],
  },
  {
    about: 'a sideboard on a plinth: body 80…(800 − 25); fronts as wide as a third, 600',
    address: 'aparador?ancho=1800&alto=800&fondo=450&interior=baldas,baldas,baldas&base=zocalo',
    parts: [
      ['Sobre', 1, 1800, 450, 25],
      ['Costado', 2, 695, 428, 19],
      ['Base', 1, 1762, 418, 19],
      ['División', 2, 695 - 19, 418, 19],
      // Columns 600 − 19 − 9 = 572, 600 − 10 − 9 = 581, 600 − 10 − 19 = 571; one back, its grain along the piece.
      ['Trasera', 1, 1762, 695, 10],
      ['Zócalo', 1, 1800, 80, 19],
      ['Zócalo trasero', 1, 1800, 80, 19],
      ['Travesaño de zócalo', 4, 428 - 98, 80, 19],
      // 676 / 320 → 2 shelves each, 20 mm behind the front.
      ['Balda', 4, 569, 398, 19],
      ['Balda', 2, 579, 398, 19],
    ],
  },
  {
    about: 'lacquered, on beech legs, two cupboards of 600: a leaf each, 596 wide',
    address: 'aparador?ancho=1200&alto=750&fondo=400&madera=lacado&interior=puertas,puertas',
    parts: [
      ['Sobre', 1, 1200, 400, 25],
      ['Costado', 2, 750 - 25 - 150, 378, 19],
      ['Base', 1, 1162, 368, 19],
      ['División', 1, 575 - 19, 368, 19],
      ['Trasera', 1, 1162, 575, 10],
      // (1200 − 120) / 1200 → 2 pairs.
      ['Pata', 4, 150, 45, 45],
      // Columns 19…591 and 610…1181; MDF spans 633 mm, so 19 mm do. 556 / 320 → 1 shelf.
      ['Balda', 2, 569, 348, 19],
      // (1200 − 4 − 3) / 2 = 596.5; from 150 to 725 − 3.
      ['Puerta', 2, 572, 596, 19],
    ],
    hardware: [[/Bisagra/, 2 * 2]],
  },
  {
    about: 'a chest of drawers: 1 column of 762, fronts of 796; 572 high → 3 drawers',
    address: 'aparador?ancho=800&alto=750&fondo=450&madera=fresno&interior=cajones',
    parts: [
      ['Sobre', 1, 800, 450, 25],
      ['Costado', 2, 575, 428, 19],
      ['Base', 1, 762, 418, 19],
      ['Trasera', 1, 762, 575, 10],
      ['Pata', 4, 150, 45, 45],
      ['Frente de cajón', 3, 796, 188, 19],
      // Runners: 450 − 19 − 10 = 421 → 400. Boxes 762 − 42 wide inside, from 15 over the front's foot to 30 under its head.
      ['Lateral de cajón', 4, 400, 188 - 45, 15],
      ['Testero de cajón', 4, 762 - 42, 143, 15],
      // The lowest stays 5 mm over the bottom: 188 − 30 − 19 − 5.
      ['Lateral de cajón', 2, 400, 134, 15],
      ['Testero de cajón', 2, 720, 134, 15],
      ['Fondo de cajón', 3, 720, 400 - 30, 10],
    ],
    // 750 · 200 · 400 mm = 60 l · 0.2 · 1.2 = 14 kg.
    hardware: [[/guías ocultas, extracción total, 30 kg \(400 mm\)/, 3]],
  },
  {
    about:
      'an open wardrobe of one column: 862 clear; 2000 − 118 = 1882 / 380 → 4 shelves, one fixed; oak spans 921 at 25',
    address: 'armario?ancho=900&alto=2000&fondo=560&frentes=abierto&interior=baldas',
    parts: [
      ['Costado', 2, 1920, 560, 19],
      ['Base', 1, 862, 550, 19],
      ['Techo', 1, 862, 550, 19],
      ['Trasera', 1, 1920, 862, 10],
      ['Zócalo', 1, 900, 80, 19],
      ['Zócalo trasero', 1, 900, 80, 19],
      ['Travesaño de zócalo', 2, 560 - 98, 80, 19],
      ['Balda fija', 1, 862, 550, 25],
      ['Balda', 3, 860, 550, 25],
    ],
  },
  {
    about: 'coats: rail under a shelf for hats at 1.7 m, since 2082 − 1700 ≥ 25 + 250; two leaves of 496',
    address: 'armario?ancho=1000&alto=2200&fondo=600&interior=abrigos',
    parts: [
      ['Costado', 2, 2120, 578, 19],
      ['Base', 1, 962, 568, 19],
      ['Techo', 1, 962, 568, 19],
      ['Trasera', 1, 2120, 962, 10],
      ['Zócalo', 1, 1000, 80, 19],
      ['Zócalo trasero', 1, 1000, 80, 19],
      ['Travesaño de zócalo', 2, 480, 80, 19],
      // 962 > 921: 30 mm. Above it 2082 − 1730 = 352 < 400: no more.
      ['Balda fija', 1, 962, 548, 30],
      // (996 − 3) / 2 = 496.5
      ['Puerta', 2, 2117, 496, 19],
    ],
    // Leaves 2117 high, 500 · 2117 · 19 · 740e-9 = 14.9 kg: 5 by height, 4 by weight.
    hardware: [
      [/Bisagra/, 2 * 5],
      [/Barra/, 1],
    ],
  },
  {
    about: 'shirts and coats in 1800 × 2400: a module of two columns of 872 and 871, 25 mm shelves (921)',
    address: 'armario?ancho=1800&alto=2400&fondo=600&interior=camisas,abrigos',
    parts: [
      ['Costado', 2, 2320, 578, 19],
      ['Base', 1, 1762, 568, 19],
      ['Techo', 1, 1762, 568, 19],
      ['División', 1, 2282, 568, 19],
      // 900 − 19 − 9 = 872; 900 − 10 − 19 = 871; (2 · 871 + 19) / 2.
      ['Trasera', 2, 2320, 880, 10],
      ['Zócalo', 1, 1800, 80, 19],
      ['Zócalo trasero', 1, 1800, 80, 19],
      ['Travesaño de zócalo', 3, 480, 80, 19],
      // Shirts: one between two rails, one over the upper rail at 2110, and 2381 − 2110 − 19 = 252 clear over that. Coats:
      // one at 1700, and 2282 − 1725 = 557 → 1 loose above it.
      ['Balda fija', 2, 872, 548, 25],
      ['Balda fija', 1, 871, 548, 25],
      ['Balda', 1, 869, 548, 25],
      // (1800 − 4 − 3) / 2 = 896.5, and (896 − 3) / 2 = 446.5.
      ['Puerta', 4, 2317, 446, 19],
    ],
    hardware: [
      [/Barra/, 3],
      [/Bisagra.*recta/, 2 * 5],
      [/semiacodada/, 2 * 5],
    ],
  },
  {
    about: 'a narrow wardrobe for a hall, 380 deep: hangers face the front; one leaf of 596',
    address: 'armario?ancho=600&alto=2000&fondo=380&interior=frontal',
    parts: [
      ['Costado', 2, 1920, 358, 19],
      ['Base', 1, 562, 348, 19],
      ['Techo', 1, 562, 348, 19],
      ['Trasera', 1, 1920, 562, 10],
      ['Zócalo', 1, 600, 80, 19],
      ['Zócalo trasero', 1, 600, 80, 19],
      ['Travesaño de zócalo', 2, 358 - 98, 80, 19],
      // 1882 − 1700 = 182: no room for hats.
      ['Puerta', 1, 1917, 596, 19],
    ],
    // 600 · 1917 · 19 · 740e-9 = 16.2 kg: 4 by weight, 4 by height.
    hardware: [
      [/Bisagra/, 4],
      [/Colgador frontal/, 1],
    ],
  },
  {
    about: 'shoes: 1282 / 2 / 190 → 3 rows, so 2 loose and a fixed one; above 1282 − 570 = 712 / 380 → 1',
    address: 'armario?ancho=500&alto=1400&fondo=400&madera=lacado&frentes=abierto&interior=zapatero',
    parts: [
      ['Costado', 2, 1320, 400, 19],
      ['Base', 1, 462, 390, 19],
      ['Techo', 1, 462, 390, 19],
      ['Trasera', 1, 1320, 462, 10],
      ['Zócalo', 1, 500, 80, 19],
      ['Zócalo trasero', 1, 500, 80, 19],
      ['Travesaño de zócalo', 2, 400 - 98, 80, 19],
      ['Balda zapatera', 2, 460, 390, 19],
      ['Balda fija', 1, 462, 390, 19],
      ['Balda', 1, 460, 390, 19],
    ],
    mass:
      730e-9 *
      (19 * (2 * 1320 * 400 + 2 * 462 * 390 + 1000 * 80 + 604 * 80 + (920 + 462 + 460) * 390) + 10 * 1320 * 462),
  },
]

test('there are twenty', () => {
  expect(golden).toHaveLength(20)
})

test.each(golden)('$address: $about', ({ address, parts, mass, hardware = [] }) => {
  const { design, problems } = parseAddress(`/disena/${address}`)
  expect(problems).toEqual([])
  const piece = makePiece(design, roundPrices)
  const rows = piece.parts.map((part) => [part.name, part.quantity, part.length, part.width, part.thickness])
  expect(rows.map((row) => row.join(' ')).sort()).toEqual(parts.map((row) => row.join(' ')).sort())
  if (mass !== undefined) expect(piece.mass).toBeCloseTo(mass, 6)
  for (const [name, quantity] of hardware) {
    const found = piece.hardware.filter((item) => name.test(item.name))
    expect(
      found.reduce((sum, item) => sum + item.quantity, 0),
      `${name}`,
    ).toBe(quantity)
  }
})
