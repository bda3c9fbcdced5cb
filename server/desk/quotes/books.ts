import { csv } from '#contracts/csv.ts'
import { dayOf, slashedDay } from '#contracts/days.ts'
import type { Quote } from '#contracts/quotes.ts'
import { unpaidOf } from '#server/desk/quotes/figures.ts'
import { acceptedVersion } from '#server/desk/quotes/shape.ts'

/** What a bookkeeper needs of each accepted quote, money in cents, in the order of the numbers. */
function entriesOf(quotes: readonly Quote[]) {
  return quotes
    .flatMap((quote) => {
      const { acceptance, payments, steps, state, number } = quote
      const document = acceptedVersion(quote)?.document
      if (!acceptance || !document) return []
      const { customer, place, title, sums, stages } = document
      return [
        {
          ...{ number, version: acceptance.version, title, state, customer, place },
          ...{
            acceptedOn: dayOf(acceptance.at),
            mountedOn: steps.mounted ?? '',
            sums,
            unpaidCents: unpaidOf(quote),
          },
          stages: stages.map(({ percent, when, amountCents }, at) => ({
            ...{ percent, when, amountCents },
            paidOn: payments.find(({ position }) => position === at)?.paidOn ?? '',
          })),
        },
      ]
    })
    .toSorted((a, b) => a.number.localeCompare(b.number))
}

export const booksJson = (quotes: readonly Quote[]): string => JSON.stringify(entriesOf(quotes), null, 2)

const heads = [
  ...([
    'Número',
    'Versión',
    'Estado',
    'Aceptado',
    'Entregado',
    'Cliente',
    'NIF',
    'Domicilio',
    'Lugar',
    'Concepto',
  ] as const),
  ...(['Base 21 %', 'IVA 21 %', 'Base 10 %', 'IVA 10 %', 'Total', 'Cobrado', 'Por cobrar', 'Cobros'] as const),
]

/** The same for a Spanish spreadsheet: one line each, parted by semicolons, decimals with a comma. */
export function booksCsv(quotes: readonly Quote[]): string {
  const rows = entriesOf(quotes).map(({ customer, sums, stages, ...entry }) => {
    const ofRate = (rate: number) => sums.rates.find((row) => row.rate === rate)
    const paid = stages.filter(({ paidOn }) => paidOn !== '')
    return [
      ...[entry.number, String(entry.version), entry.state === 'cancelled' ? 'Terminado sin hacer' : 'Aceptado'],
      ...[slashedDay(entry.acceptedOn), slashedDay(entry.mountedOn), customer.name, customer.nif, customer.address],
      ...[entry.place, entry.title],
      ...[21, 10].flatMap((rate) => [money(ofRate(rate)?.baseCents), money(ofRate(rate)?.vatCents)]),
      ...[money(sums.totalCents), money(sums.totalCents - entry.unpaidCents), money(entry.unpaidCents)],
      paid.map(({ paidOn, amountCents }) => `${slashedDay(paidOn)}: ${money(amountCents)}`).join(', '),
    ]
  })
  return csv([heads, ...rows])
}

const money = (cents = 0) => (cents / 100).toFixed(2).replace('.', ',')
