// npm run price -- '<address of a design>' [--json]: every line of what a design costs, or the whole piece as JSON.
// Ends with 2 and a sentence when it was called wrongly or the address is no design.
import { parseArgs } from 'node:util'
import { parseAddress } from '#design/address.ts'
import { edgeText } from '#design/cut-list.ts'
import { makePiece } from '#design/make-piece.ts'
import { materials } from '#design/materials.ts'
import type { Line, Part, Piece } from '#design/piece.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { weeksText } from '#words/measures-words.ts'

const usage = `npm run price -- '<dirección de un diseño>' [--json]

  npm run price -- '/disena/libreria?v=1&ancho=2400&alto=2200&fondo=320&madera=roble'`

function run(args: string[]): number {
  const { address, json, mistake } = readArguments(args)
  const { design, problems } = address ? parseAddress(address) : { design: undefined, problems: [mistake] }
  if (!design || problems.length > 0) {
    console.error(problems.join('\n'))
    return 2
  }
  const prices = readDesignPrices()
  const piece = makePiece(design, prices)
  console.log(json ? JSON.stringify(priceJson(piece), null, 2) : priceText(piece, prices.sample))
  return 0
}

function readArguments(args: string[]): { address?: string | undefined; json?: boolean | undefined; mistake: string } {
  try {
    const { values, positionals } = parseArgs({ args, options: { json: { type: 'boolean' } }, allowPositionals: true })
    const [address, ...others] = positionals
    return { address: others.length > 0 ? undefined : address, json: values.json, mistake: usage }
  } catch (error) {
    return { mistake: `${error instanceof Error ? error.message : error}\n\n${usage}` }
  }
}

/** The whole piece for other programs: mm, kg, euros with VAT. x to the right, y up, z from the wall. */
function priceJson({ kind, outer, parts, hardware, mass, warnings, price, weeks }: Piece) {
  return {
    kind,
    outer,
    parts: parts.map(({ name, quantity, length, width, thickness, material, grain, edges, boxes }) => ({
      ...{ name, quantity, length, width, thickness, material: materials[material].name, grain, edges },
      boxes: boxes.map(({ x, y, z, dx, dy, dz }) => ({ x, y, z, dx, dy, dz })),
    })),
    hardware: hardware.map(({ name, quantity }) => ({ name, quantity })),
    mass: Math.round(mass * 100) / 100,
    warnings,
    price,
    weeks,
  }
}

/** What the owner reads: the cut list, what is bought, and each line of the sum. */
function priceText(piece: Piece, sample: boolean): string {
  const { kind, outer, parts, hardware, purchases, warnings, price, mass, weeks, lines } = piece
  return [
    `${kind} de ${outer.width} × ${outer.height} × ${outer.depth} mm, ${decimal(mass, 1)} kg`,
    ...warnings.map((warning) => `· ${warning}`),
    '\nDespiece (mm)',
    ...parts.map(partLine),
    '\nHerrajes',
    ...hardware.map(({ name, quantity }) => `${String(quantity).padStart(5)}  ${name}`),
    '\nTableros que se compran',
    ...purchases.map(
      ({ material, thickness, size, boards, area }) =>
        `${String(boards).padStart(5)}  ${materials[material].name} ${thickness} mm, ${size.join(' × ')} (${decimal(area, 2)} m² de piezas)`,
    ),
    '\nSuma (euros)',
    ...lines.map((line, i) => priceLine(line, lines[i - 1]?.group)),
    `${'Total con IVA'.padEnd(88)}${decimal(total(lines), 2).padStart(10)}`,
    `\nHorquilla: de ${price.from} a ${price.to} € con IVA. Plazo: ${weeksText(weeks)}.`,
    ...(sample ? ['Precios de ejemplo: content/design-prices.yaml dice «sample: true».'] : []),
  ].join('\n')
}

const total = (lines: Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

const decimal = (value: number, digits: number) => value.toFixed(digits).replace('.', ',')

function partLine({ name, quantity, length, width, thickness, material, edges }: Part): string {
  const banded = edgeText({ edges })
  const size = `${length} × ${width} × ${thickness}`
  return `${String(quantity).padStart(5)}  ${name.padEnd(22)}${size.padEnd(20)}${materials[material].name}${banded && `, canto ${banded}`}`
}

function priceLine({ group, name, quantity, unit, rate, amount }: Line, before?: string): string {
  const sum = `${decimal(quantity, 2).padStart(9)} ${unit.padEnd(4)}× ${decimal(rate, 2).padStart(8)}`
  const line = `  ${name.padEnd(60)}${sum}${decimal(amount, 2).padStart(12)}`
  return group === before || group === name ? line : `${group}\n${line}`
}

process.exitCode = run(process.argv.slice(2))
