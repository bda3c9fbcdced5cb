/** The index of a longer text. */
export const contentsWords = { name: 'En esta página' }
