// Compiled into the product's page, after its products: shows the one that the address names.
const id = new URLSearchParams(location.search).get('id')
const all = [...(document.currentScript?.parentElement?.querySelectorAll<HTMLElement>('[data-product]') ?? [])]
const chosen = all.find(({ dataset }) => dataset.product === id)
if (chosen?.dataset.title) document.title = chosen.dataset.title
if (chosen instanceof HTMLTemplateElement) all[0]?.replaceChildren(chosen.content)
