// Compiled into the product's page, after its products: shows the one that the address names.
import { partName } from '#app/template/shop/products/choice.ts'

const place = document.currentScript?.parentElement
const id = new URLSearchParams(location.search).get('id')
const templates = [...(place?.querySelectorAll('template') ?? [])]
const chosen = templates.find(({ dataset }) => dataset.id === id)

if (chosen) {
  document.title = chosen.dataset.title ?? ''
  for (const part of chosen.content.querySelectorAll<HTMLElement>(`[${partName}]`))
    place?.querySelector(`[${partName}=${part.getAttribute(partName)}]`)?.replaceWith(part)
}
