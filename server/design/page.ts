import { escapeHtml } from '#contracts/html.ts'
import { formatAddress, parseAddress } from '#design/address.ts'
import { boardOf } from '#design/drawing/board.ts'
import { describePiece } from '#design/drawing/describe.ts'
import { drawingsOf } from '#design/drawing/svg.ts'
import { fitDesign } from '#design/fit.ts'
import { madeOf, pieceName, sidesOf } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import { centimetres } from '#design/names.ts'
import type { Prices } from '#design/price.ts'
import { designWords } from '#words/design-words.ts'
import { wholeEuros } from '#words/money-words.ts'

const island = '<div style="display:contents" data-island="DesignBoard"'
const field = /(<input type="hidden"[^>]* name="design" value=")[^"]*"/

/**
 * Writes the design of `/disena/armario?v=1&ancho=…` into its built page, for visitors without JavaScript: drawing, name,
 * price and what to know, in place of the start design's, and the address into the enquiry's form. With scripts nobody
 * sees it: it is `noscript`, and the board reads the address itself.
 */
export const designPage =
  (prices: () => Prices) =>
  (url: URL, html: string): string => {
    const at = html.indexOf(island)
    if (url.search === '' || at < 0) return html
    const { design, problems } = parseAddress(url.pathname + url.search)
    const shown = `<noscript class="asked-design">${asked(design, problems, prices())}</noscript>`
    const address = escapeHtml(formatAddress(design))
    return html.slice(0, at) + shown + html.slice(at).replace(field, (_, start: string) => `${start}${address}"`)
  }

function asked(design: ReturnType<typeof parseAddress>['design'], problems: string[], prices: Prices): string {
  const piece = makePiece(design, prices)
  const fitted = fitDesign(design).design
  const name = designWords.named(
    pieceName(fitted),
    `${sidesOf({ kind: piece.kind, ...piece.outer })
      .map(centimetres)
      .join(' × ')} cm`,
  )
  const price = designWords.price(wholeEuros(piece.price.from), wholeEuros(piece.price.to))
  const facts = designWords.facts(prices.freeKm, designWords.weeks(piece.weeks))
  const mass = designWords.mass(`${Math.round(piece.mass)}\u00a0kg`)
  const list = (lines: string[], attributes = '') =>
    lines.length === 0 ? '' : `<ul${attributes}>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
  const views = drawingsOf(piece).map(({ svg }) => `<div>${svg}</div>`)
  return [
    list(problems, ' role="alert"'),
    `<figure><div class="asked-wide">${boardOf(piece, { finish: fitted.finish }).svg}</div><div class="asked-narrow">${views.join('')}</div>`,
    `<figcaption>${escapeHtml(name)}</figcaption></figure>`,
    `<p class="label">${designWords.estimate}</p><p class="asked-price">${escapeHtml(price)}</p><p>${escapeHtml(facts)}</p>`,
    `<p>${escapeHtml(`${madeOf(fitted)} ${mass}`)}</p>`,
    list(piece.warnings),
    `<p><a href="#presupuesto">${designWords.ask}</a></p>`,
    list(describePiece(piece)),
  ].join('')
}
