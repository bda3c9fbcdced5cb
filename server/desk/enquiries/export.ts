import { csv } from '#contracts/csv.ts'
import type { Answer } from '#contracts/enquiry.ts'
import { type JoinedRow, tagsOf } from '#server/desk/enquiries/list.ts'
import { numberOf } from '#server/storage/number.ts'
import { exportHeads, outcomeNames, stateNames, tellSigns } from '#words/desk-enquiry-words.ts'

const zone = { timeZone: 'Europe/Madrid' } as const
const day = new Intl.DateTimeFormat('es-ES', { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' })
const clock = new Intl.DateTimeFormat('es-ES', { ...zone, hour: '2-digit', minute: '2-digit' })
const timeOf = (at: number | null) => (at === null ? '' : `${day.format(at)} ${clock.format(at)}`)
const dayOf = (isoDay: string | null) => (isoDay ?? '').split('-').toReversed().join('/')

/** Enquiries with what the desk notes of them, as CSV for a spreadsheet; times are the workshop's. */
export const exportCsv = (rows: readonly JoinedRow[]): string =>
  csv([Object.values(exportHeads), ...rows.map((row) => Object.values(cellsOf(row)))])

function cellsOf(row: JoinedRow): Record<keyof typeof exportHeads, string | number> {
  return {
    number: numberOf(row.id),
    received: timeOf(row.received_at),
    state: stateNames[row.state],
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    answers: listOf((JSON.parse(row.answers) as Answer[]).map(({ label, value }) => [label, value])),
    extra: listOf(Object.entries(JSON.parse(row.extra) as Record<string, string>)),
    tags: tagsOf(row).join(', '),
    outcome: row.outcome ? outcomeNames[row.outcome] : '',
    amount: row.value_cents === null ? '' : row.value_cents / 100,
    answered: timeOf(row.answered_at),
    remind: dayOf(row.remind_on),
    page: row.page,
    campaign: row.campaign,
    spam: tellSigns(row.spam.split(/, */).filter(Boolean)),
  }
}

const listOf = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([label, value]) => `${label}: ${value}`).join(' · ')
