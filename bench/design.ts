// npm run bench:design: how long the core takes for a design, over designs of every kind. The promise is 1 ms, median.

import { parseAddress } from '#design/address.ts'
import { type Kind, kinds } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import { readDesignPrices } from '#reader/design-prices.ts'

const prices = readDesignPrices()
const loaded: Partial<Record<Kind, string>> = {
  armario: 'alto=2500&fondo=600&interior=abrigos,cajones,camisas,zapatero&ancho=',
  libreria: 'alto=2600&fondo=320&frentes=bajas&ancho=',
  mesa: 'fondo=950&ancho=',
  aparador: 'fondo=450&interior=puertas,cajones,puertas&ancho=',
}

console.table(kinds.map((kind) => ({ kind, ...measure(`/disena/${kind}?v=1&${loaded[kind] ?? 'ancho='}`) })))

function measure(address: string) {
  const times: number[] = []
  for (let run = 0; run < 5; run++)
    for (let width = 1000; width <= 3000; width += 7) {
      const start = performance.now()
      makePiece(parseAddress(`${address}${width}`).design, prices)
      times.push(performance.now() - start)
    }
  times.sort((a, b) => a - b)
  const at = (share: number) => `${(times[Math.floor(share * (times.length - 1))] as number).toFixed(3)} ms`
  return { designs: times.length, median: at(0.5), p99: at(0.99), slowest: at(1) }
}
