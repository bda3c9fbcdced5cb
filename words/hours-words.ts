/** «18:30 (por confirmar)» */
export const hoursToConfirm = (closes: string) => `${closes} (por\u00a0confirmar)`

/** `08:00`, `18:30` → «de 8:00 a 18:30» */
export const fromTo = (opens: string, closes: string) => `de ${short(opens)} a ${short(closes)}`

const short = (time: string) => time.replace(/^0/, '')
