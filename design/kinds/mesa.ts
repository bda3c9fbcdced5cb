import type { Furniture } from '../furniture.ts'
import { buildTable } from '../joinery/table.ts'
import { apronHeight, kneeRoom, topThickness } from '../rules/table-frame.ts'

export const mesa: Furniture = {
  ...{ name: 'Mesa', feminine: true, service: 'ebanisteria', sheetHeight: 510 },
  choices: [],
  fronts: ['abierto'],
  bodies: ['tablero'],
  contents: [],
  ranges: {
    width: {
      ...{ from: 600, to: 3000 },
      low: 'por debajo de 60 cm no se come',
      high: 'el tablón viene hasta tres metros',
    },
    height: {
      ...{ from: kneeRoom + apronHeight + topThickness, to: 1100 },
      low: 'debajo del faldón tienen que caber las rodillas',
      high: 'es el alto de una barra, y no hay taburete para más',
    },
    depth: {
      ...{ from: 600, to: 1200 },
      low: 'dos platos enfrentados piden 60 cm',
      high: 'a más de 120 cm no se alcanza el centro',
    },
  },
  start: { width: 2000, height: 750, depth: 950, wood: 'roble', fronts: 'abierto' },
  adjust: (design, set) =>
    set('depth', Math.min(design.depth, design.width), 'la veta corre a lo largo, y el largo es el lado mayor'),
  build: buildTable,
}
