import { csv } from '#contracts/csv.ts'
import { dayOf, minuteOf, slashedDay } from '#contracts/days.ts'
import { type JoinedRow, tagsOf } from '#server/desk/enquiries/list.ts'
import { answersOf, extraOf, numberOf, signsOf } from '#server/storage/enquiry-row.ts'
import { exportHeads, outcomeNames, stateNames, tellSigns } from '#words/desk-enquiry-words.ts'

const timeOf = (at: number | null) => (at === null ? '' : `${slashedDay(dayOf(at))} ${minuteOf(at).slice(11)}`)

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
    answers: listOf(answersOf(row).map(({ label, value }) => [label, value])),
    extra: listOf(Object.entries(extraOf(row))),
    tags: tagsOf(row).join(', '),
    outcome: row.outcome ? outcomeNames[row.outcome] : '',
    amount: row.value_cents === null ? '' : row.value_cents / 100,
    answered: timeOf(row.answered_at),
    remind: slashedDay(row.remind_on ?? ''),
    page: row.page,
    campaign: row.campaign,
    spam: tellSigns(signsOf(row)),
  }
}

const listOf = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([label, value]) => `${label}: ${value}`).join(' · ')
