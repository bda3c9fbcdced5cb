export const contentsWords = { name: 'En esta página' }
