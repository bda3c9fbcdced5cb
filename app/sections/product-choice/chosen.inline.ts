// Compiled into the product's page, after its products: shows the one that the address names.
const place = document.currentScript?.parentElement
const id = new URLSearchParams(location.search).get('id')
const templates = [...(place?.querySelectorAll('template') ?? [])]
const chosen = templates.find(({ dataset }) => dataset.product === id)

if (chosen) {
  document.title = chosen.dataset.title ?? ''
  for (const part of chosen.content.querySelectorAll<HTMLElement>('[data-part]'))
    place?.querySelector(`[data-part=${part.dataset.part}]`)?.replaceWith(part)
}
