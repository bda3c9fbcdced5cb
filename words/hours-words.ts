/** «Lunes a viernes (por confirmar)» */
export const hoursToConfirm = (days: string) => `${days} (por confirmar)`
