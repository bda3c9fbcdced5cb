/** The drawings that a service's page may show, each with how many of its parts are numbered and named beside it. */
export const tradeDrawings = { escalera: 5, cajon: 6, despiece: 6, capas: 5, diagnostico: 6, planta: 6 } as const
export type TradeDrawingName = keyof typeof tradeDrawings
