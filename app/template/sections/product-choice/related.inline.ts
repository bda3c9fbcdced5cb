// Compiled into the product's page, after the strip of related products: puts those of the chosen one into it.
import { cardName } from '#app/template/shop/products/choice.ts'

const script = document.currentScript
const strip = script?.parentElement
const spare = strip?.querySelector('template')?.content
const related: Record<string, string[]> = JSON.parse(script?.dataset.related ?? '{}')
const wanted = related[new URLSearchParams(location.search).get('id') ?? '']

if (wanted && strip && spare) {
  const shown = [...strip.querySelectorAll<HTMLElement>(`[${cardName}]`)]
  const places = shown.map((card) => card.parentElement)
  const cards = new Map(
    [...shown, ...spare.querySelectorAll<HTMLElement>(`[${cardName}]`)].map((card) => [
      card.getAttribute(cardName),
      card,
    ]),
  )
  for (const card of shown) card.remove()
  for (const [i, id] of wanted.entries()) places[i]?.append(cards.get(id) ?? '')
}
