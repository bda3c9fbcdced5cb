/** What is asked of a piece for which the owner has named no measures of its own. */
export const usualMeasures = ['Ancho', 'Alto', 'Fondo']

/** As the search says it of a piece: «Medidas: largo, ancho, alto.» */
export const measuresOf = (measures: string[]) => `Medidas: ${measures.join(', ').toLowerCase()}.`
