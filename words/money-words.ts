const format = (digits: number) =>
  new Intl.NumberFormat('es-ES', {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
const whole = format(0)
const cents = format(2)

/** `2900.4` → «2.900 €» */
export const wholeEuros = (amount: number) => whole.format(amount)

/** «720 € / hoja», or the amount alone. */
export const perUnit = (amount: string, unit: string) => [amount, unit].filter(Boolean).join(' / ')

/** `2900` → «2.900 €», `0.45` → «0,45 €» */
export const euros = (amount: number) => (Number.isInteger(amount) ? whole : cents).format(amount)
