import type { Design, Finish } from './design.ts'
import { type HardwareId, hardwareNames } from './hardware.ts'
import type { Kind } from './kinds.ts'
import { type MaterialId, materials } from './materials.ts'
import type { Hardware, Line, Operation, OperationId, Part } from './piece.ts'
import { stripWidth } from './purchase.ts'

/** The least and the most. */
type Weeks = readonly [number, number]

/** Euros without VAT. Waste, margin and VAT are shares of one. */
export type Prices = {
  /**
   * €/m² by thickness in mm. `leftover`: of a thickness that the workshop does not keep, what remains of the last board
   * and finds no other job, as a share of a board.
   */
  boards: Record<string, { waste: number; leftover: Record<string, number>; perM2: Record<string, number> }>
  /** €/m³ by species. */
  solid: Record<string, { waste: number; perM3: number }>
  /** €/m, glued and trimmed, by board. */
  edging: Record<string, number>
  /** € apiece; rails by the metre. */
  hardware: Record<HardwareId, number>
  hours: Record<OperationId, number>
  hourlyRate: number
  /** €/m² of both faces. */
  finish: Record<Finish, number>
  /** € for coming, and € for each m² of front put up. */
  fitting: { visit: number; perM2: number }
  margin: number
  vat: number
  /** The band around the sum, ± this share, rounded outwards to `step` euros. */
  band: number
  step: number
  /** From approval to fitting, queue included: the least and the most. */
  weeks: Record<Kind, Weeks>
  /** How far coming is in the price. */
  freeKm: number
}

type Priced = { parts: Part[]; hardware: Hardware[]; operations: Operation[] }

export type Sum = { lines: Line[]; price: { from: number; to: number }; weeks: Weeks }

/** Adds a piece up, line by line. Throws a sentence when the price file lacks something that the piece needs. */
export function sumUp(design: Design, piece: Priced, prices: Prices): Sum {
  const work = workLines(piece.operations, prices)
  const lines = [
    ...materialLines(piece.parts, prices),
    ...edgingLines(piece.parts, prices),
    ...piece.hardware.map((item) => hardwareLine(item, prices)),
    ...work,
    ...finishLines(design, piece.parts, prices),
    ...fittingLines(design, prices),
  ]
  const cost = lines.reduce((sum, { amount }) => sum + amount, 0)
  const margin = cost * prices.margin
  const vat = (cost + margin) * prices.vat
  lines.push(share('Margen del taller', prices.margin, cost), share('IVA', prices.vat, cost + margin))
  return { lines, price: bandAround(cost + margin + vat, prices), weeks: prices.weeks[design.kind] }
}

/**
 * The same prices as the customer pays them: margin and VAT are in every rate, so that what a browser gets says nothing of
 * what the workshop earns. The band and the weeks that come of them are the same.
 */
export function salesPrices(prices: Prices): Prices {
  const factor = (1 + prices.margin) * (1 + prices.vat)
  const times = <T>(value: T): T =>
    (typeof value === 'number'
      ? Number((value * factor).toFixed(4))
      : Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, times(part)]))) as T
  const wasted = <T extends { waste: number; leftover?: unknown }>(entries: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(entries).map(([id, { waste, leftover, ...rest }]) => [id, { ...times(rest), waste, leftover }]),
    )
  const hourlyRate = times(prices.hourlyRate)
  return {
    ...prices,
    boards: wasted(prices.boards) as Prices['boards'],
    solid: wasted(prices.solid) as Prices['solid'],
    edging: times(prices.edging),
    hardware: times(prices.hardware),
    finish: times(prices.finish),
    fitting: times(prices.fitting),
    ...{ hourlyRate, margin: 0, vat: 0 },
  }
}

function bandAround(total: number, { band, step }: Prices) {
  return { from: Math.floor((total * (1 - band)) / step) * step, to: Math.ceil((total * (1 + band)) / step) * step }
}

const share = (name: string, rate: number, of: number): Line => ({
  group: name,
  name,
  quantity: rate * 100,
  unit: '%',
  rate: of / 100,
  amount: rate * of,
})

const lineOf = (line: Omit<Line, 'amount'>): Line => ({ ...line, amount: line.quantity * line.rate })

function materialLines(parts: Part[], prices: Prices): Line[] {
  const totals = new Map<string, { part: Part; amount: number }>()
  for (const part of parts) {
    const key = `${part.material} ${materials[part.material].board ? part.thickness : ''}`
    const total = totals.get(key) ?? { part, amount: 0 }
    total.amount +=
      part.quantity * (materials[part.material].board ? boardArea(part) : areaOf(part) * (part.thickness / 1000))
    totals.set(key, total)
  }
  return [...totals.values()].flatMap(({ part, amount }) => materialLine(part, amount, prices))
}

/** m² of one face. */
const areaOf = ({ length, width }: Part) => (length * width) / 1e6

/**
 * m² of a board that a part uses up. What lies across the depth is sawn in strips along the grain, as many as the board is
 * wide: their share of what is over counts. Boards without grain are turned as it suits.
 */
function boardArea(part: Part): number {
  const { length, width, material, grain, along, boxes } = part
  const board = materials[material].board
  const across = along !== 'z' && boxes[0]?.dz === width
  return board && grain === 'largo' && across ? (length * stripWidth(width, board[1])) / 1e6 : areaOf(part)
}

function materialLine({ material, thickness }: Part, amount: number, prices: Prices): Line[] {
  const { name, board } = materials[material]
  const entry = board ? prices.boards[material] : prices.solid[material.replace('macizo-', '')]
  const rate = entry && ('perM3' in entry ? entry.perM3 : entry.perM2[thickness])
  if (!entry || rate === undefined)
    throw new Error(`content/design-prices.yaml: no price for ${name}${board ? ` of ${thickness} mm` : ''}.`)
  const bought = amount * (1 + (entry.waste ?? 0))
  const title = `${name}${board ? ` ${thickness} mm` : ''}`
  const line = (name: string, quantity: number) =>
    lineOf({ group: 'Madera y tablero', name, quantity, unit: board ? 'm²' : 'm³', rate })
  const over = board && 'leftover' in entry ? ((entry.leftover[thickness] ?? 0) * (board[0] * board[1])) / 1e6 : 0
  return [
    line(`${title} + ${Math.round(entry.waste * 100)} % de merma`, bought),
    ...(over > 0 ? [line(`${title}, lo que sobra del tablero`, over)] : []),
  ]
}

function edgingLines(parts: Part[], { edging }: Prices): Line[] {
  const metres = new Map<MaterialId, number>()
  for (const { material, quantity, length, width, edges } of parts) {
    const each = (edges.long * length + edges.short * width) / 1000
    if (each > 0) metres.set(material, (metres.get(material) ?? 0) + each * quantity)
  }
  return [...metres].map(([material, quantity]) => {
    const rate = edging[material]
    if (rate === undefined) throw new Error(`content/design-prices.yaml: no edging for ${materials[material].name}.`)
    const name = `Canto de ${materials[material].name}`
    return lineOf({ group: 'Cantos', name, quantity, unit: 'm', rate })
  })
}

function hardwareLine({ id, name, quantity, length }: Hardware, { hardware }: Prices): Line {
  const rate = hardware[id]
  const sold = length === undefined ? { quantity, unit: 'ud.' } : { quantity: (quantity * length) / 1000, unit: 'm' }
  return lineOf({ group: 'Herrajes', name: name || hardwareNames[id], rate, ...sold })
}

const workNames: Record<OperationId, string> = {
  cut: 'Cortar, mecanizar y lijar piezas',
  carcass: 'Montar cuerpos',
  shelf: 'Ajustar baldas',
  door: 'Colgar y ajustar puertas',
  drawer: 'Hacer y ajustar cajones',
  rail: 'Poner barras y colgadores',
  glueUp: 'Encolar y cepillar tableros macizos',
  tableFrame: 'Ensamblar el armazón',
  leg: 'Tornear o escuadrar patas',
  dovetail: 'Colas de milano',
  slidingDoor: 'Montar y ajustar correderas',
  filler: 'Ajustar remates a pared y techo',
}

const workLines = (operations: Operation[], { hours, hourlyRate }: Prices): Line[] =>
  operations.map(({ id, quantity }) => {
    const name = `${workNames[id]}, ${Number(quantity.toFixed(2))} × ${hours[id]} h`.replaceAll('.', ',')
    return lineOf({ group: 'Horas de taller', name, quantity: quantity * hours[id], unit: 'h', rate: hourlyRate })
  })

/** Drawer boxes come varnished, melamine needs nothing; the legs under it are varnished. */
function finishLines({ finish }: Design, parts: Part[], prices: Prices): Line[] {
  const coated = parts.filter(({ material }) => material !== 'abedul' && material !== 'melamina')
  const quantity = coated.reduce((sum, part) => sum + 2 * areaOf(part) * part.quantity, 0)
  if (quantity === 0) return []
  const name = finish === 'ninguno' ? 'barniz' : finish
  const rate = prices.finish[name]
  return [lineOf({ group: 'Acabado', name, quantity, unit: 'm²', rate })]
}

function fittingLines({ width, height }: Design, { fitting }: Prices): Line[] {
  const quantity = (width * height) / 1e6
  const group = 'Entrega y montaje'
  return [
    lineOf({ group, name: 'Desplazamiento', quantity: 1, unit: 'ud.', rate: fitting.visit }),
    lineOf({ group, name: 'Montaje', quantity, unit: 'm²', rate: fitting.perM2 }),
  ]
}
