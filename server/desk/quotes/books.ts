import { csv } from '#contracts/csv.ts'
import { dayOf, slashedDay } from '#contracts/days.ts'
import type { Quote, VatRate } from '#contracts/quotes.ts'
import { unpaidOf } from '#server/desk/quotes/figures.ts'
import { acceptedVersion } from '#server/desk/quotes/shape.ts'

type Entry = ReturnType<typeof entriesOf>[number]

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
          ...{ acceptedOn: dayOf(acceptance.at), mountedOn: steps.mounted ?? '', sums, unpaidCents: unpaidOf(quote) },
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

const rateOf = ({ sums }: Entry, wanted: VatRate) => sums.rates.find(({ rate }) => rate === wanted)

/** Columns of the spreadsheet by their heads. */
const columns: Record<string, (entry: Entry) => string> = {
  Número: ({ number }) => number,
  Versión: ({ version }) => String(version),
  Estado: ({ state }) => (state === 'cancelled' ? 'Terminado sin hacer' : 'Aceptado'),
  Aceptado: ({ acceptedOn }) => slashedDay(acceptedOn),
  Entregado: ({ mountedOn }) => slashedDay(mountedOn),
  Cliente: ({ customer }) => customer.name,
  NIF: ({ customer }) => customer.nif,
  Domicilio: ({ customer }) => customer.address,
  Lugar: ({ place }) => place,
  Concepto: ({ title }) => title,
  'Base 21 %': (entry) => money(rateOf(entry, 21)?.baseCents),
  'IVA 21 %': (entry) => money(rateOf(entry, 21)?.vatCents),
  'Base 10 %': (entry) => money(rateOf(entry, 10)?.baseCents),
  'IVA 10 %': (entry) => money(rateOf(entry, 10)?.vatCents),
  Total: ({ sums }) => money(sums.totalCents),
  Cobrado: ({ sums, unpaidCents }) => money(sums.totalCents - unpaidCents),
  'Por cobrar': ({ unpaidCents }) => money(unpaidCents),
  Cobros: ({ stages }) =>
    stages
      .filter(({ paidOn }) => paidOn !== '')
      .map(({ paidOn, amountCents }) => `${slashedDay(paidOn)}: ${money(amountCents)}`)
      .join(', '),
}

/** The same for a Spanish spreadsheet: one line each, parted by semicolons, decimals with a comma. */
export const booksCsv = (quotes: readonly Quote[]): string =>
  csv([Object.keys(columns), ...entriesOf(quotes).map((entry) => Object.values(columns).map((cell) => cell(entry)))])

const money = (cents = 0) => (cents / 100).toFixed(2).replace('.', ',')
