export const partName = 'data-choice'
export const cardName = 'data-product'

/** Marks a part of a product's page that another product replaces by its own of that name (sections/product-choice). */
export const choicePart = (name: string) => ({ [partName]: name })

/** Marks the card of a product among those related to another. */
export const productCard = (id: string | number) => ({ [cardName]: id })
