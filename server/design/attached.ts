import { formatAddress, parseAddress } from '#design/address.ts'
import type { Design } from '#design/design.ts'
import { pieceName, sidesOf } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import type { Piece } from '#design/piece.ts'
import type { Prices } from '#design/price.ts'
import { coreVersion } from '#design/version.ts'
import { ownFields } from '#server/enquiry/own-fields.ts'
import { wholeEuros } from '#words/money-words.ts'

/** A design that came with an enquiry, reckoned here: what a browser says it costs is not even asked. */
export type Attached = { address: string; design: Design; piece: Piece; title: string }

/** «de 3.100 € a 3.650 €, IVA incluido». */
export const bandOf = ({ price }: Piece) => `de ${wholeEuros(price.from)} a ${wholeEuros(price.to)}, IVA incluido`

/**
 * What an enquiry keeps of the field `design` of its form: the piece, its address on the site, the price reckoned here and
 * the version of the arithmetic. Of one that cannot be read it keeps why: no enquiry is lost for its design.
 */
export function receiveDesign(field: string | undefined, prices: Prices, siteUrl: string): Record<string, string> {
  if (!field) return {}
  const { problems } = parseAddress(field)
  if (problems.length > 0) return { [ownFields.unreadable]: problems.slice(0, 3).join(' ') }
  const { address, title, piece } = attachedAt(field, prices)
  return {
    ...{ [ownFields.title]: title, [ownFields.design]: `${siteUrl}${address}` },
    ...{ [ownFields.price]: bandOf(piece), [ownFields.core]: coreVersion },
  }
}

/** What the visitor is told of a design that could not be read. */
export const unreadDesign = (extra: Record<string, string>): string | undefined =>
  extra[ownFields.unreadable] && `El diseño no va con tu consulta: ${extra[ownFields.unreadable]}`

/** The design of a kept enquiry, by its further fields; undefined where it has none. */
export function keptDesign(extra: Record<string, string>, prices: Prices): Attached | undefined {
  return designAt(extra[ownFields.design], prices)
}

/** The design at an address of the tool; undefined where there is none, or none that can be read. */
export const designAt = (address: string | undefined, prices: Prices): Attached | undefined =>
  address && parseAddress(address).problems.length === 0 ? attachedAt(address, prices) : undefined

function attachedAt(given: string, prices: Prices): Attached {
  const { design } = parseAddress(given)
  const piece = makePiece(design, prices)
  const title = `${pieceName(design)}, ${sidesOf({ kind: piece.kind, ...piece.outer }).join(' × ')} mm`
  // Without what networks add to a link.
  return { address: formatAddress(design), design, piece, title }
}
