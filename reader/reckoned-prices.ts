// Prices of the list that the design tool reckons: one sum for the list and for who draws the piece (decision 41).
import { parseAddress } from '#design/address.ts'
import { kinds } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import { findingWords } from '#words/finding-words.ts'
import { checkedConditions, conditionsFile } from './conditions.ts'
import type { Conditions, WrittenConditions, WrittenPrice } from './conditions-schema.ts'
import { once } from './content.ts'
import { readDesignPrices } from './design-prices.ts'
import { type Finding, findingIn, throwIfAny } from './findings.ts'

/**
 * The conditions with every price in euros; their placeholders stay, whose values need some of these facts (read.ts has
 * them filled in). Throws when a price names a piece that the design tool does not know.
 */
export const writtenConditions = (): Conditions =>
  once('reckoned conditions', () => {
    const conditions = checkedConditions()
    throwIfAny(unknownDesigns(conditions))
    const items = conditions.services.items.map((item) => ({
      ...item,
      prices: item.prices.map((price) => ({ ...price, from: price.from ?? reckoned(price) })),
    }))
    return { ...conditions, services: { ...conditions.services, items } }
  })

/** Prices whose piece the design tool does not know, or would build otherwise. */
export const unknownDesigns = ({ services }: WrittenConditions): Finding[] =>
  services.items.flatMap(({ prices }, i) =>
    prices.flatMap(({ design = '' }, j) => {
      const problem = design === '' ? undefined : problemOf(design)
      if (problem === undefined) return []
      const path = ['services', 'items', i, 'prices', j, 'design']
      const why = `"${path.join('.')}" is "${design}": ${problem}`
      return findingIn(conditionsFile, path, why, findingWords.noDesign(problem))
    }),
  )

function problemOf(design: string): string | undefined {
  if (!kinds.some((kind) => design.startsWith(`/disena/${kind}?`))) return '/disena/…'
  return parseAddress(design).problems[0]
}

/** The lower end of the band that the tool shows for the piece. */
const reckoned = ({ design = '' }: WrittenPrice): number =>
  makePiece(parseAddress(design).design, readDesignPrices()).price.from
