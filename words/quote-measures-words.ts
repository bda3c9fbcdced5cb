/** What is asked of a piece for which the owner has named no measures of its own. */
export const usualMeasures = ['Ancho', 'Alto', 'Fondo']
