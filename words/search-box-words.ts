/** The results while typing, which only Spanish pages have. */
export const searchBoxWords = {
  results: 'Resultados',
  failed: 'La búsqueda no responde. Pulsa Intro para probar en la página de resultados.',
  older: 'Pulsa Intro para buscar también en lo más antiguo.',
}
