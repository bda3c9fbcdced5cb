// npm run price -- '<address of a design>' [--json]: every line of what a design costs, or the whole piece as JSON.
// Ends with 2 and a sentence when it was called wrongly or the address is no design.
import { parseArgs } from 'node:util'
import { parseAddress } from '#design/address.ts'
import { makePiece } from '#design/make-piece.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { priceJson, priceText } from './price/print.ts'

const usage = `npm run price -- '<dirección de un diseño>' [--json]

  npm run price -- '/disena/libreria?v=1&ancho=2400&alto=2200&fondo=320&madera=roble'`

process.exitCode = run(process.argv.slice(2))

function run(args: string[]): number {
  const { address, json, mistake } = readArguments(args)
  if (address === undefined) return complain(mistake)
  const { design, problems } = parseAddress(address)
  if (problems.length > 0) return complain(problems.join('\n'))
  const prices = readDesignPrices()
  const piece = makePiece(design, prices)
  console.log(json ? JSON.stringify(priceJson(piece), null, 2) : priceText(piece, prices.sample))
  return 0
}

function readArguments(args: string[]): { address?: string; json: boolean; mistake: string } {
  try {
    const { values, positionals } = parseArgs({ args, options: { json: { type: 'boolean' } }, allowPositionals: true })
    const address = positionals.length === 1 ? positionals[0] : undefined
    return { address, json: values.json === true, mistake: usage }
  } catch (error) {
    return { json: false, mistake: `${error instanceof Error ? error.message : error}\n\n${usage}` }
  }
}

function complain(sentence: string): number {
  console.error(sentence)
  return 2
}
