import { minuteOf } from '#contracts/days.ts'
import { answersOf, extraOf } from '#server/storage/enquiry-row.ts'
import type { PhotoInfo } from '#server/storage/photos.ts'
import type { DeliveryRow, EnquiryRow } from '#server/storage/schema.ts'

/** Pictures by the ID of their enquiry. */
export type Photos = ReadonlyMap<string, readonly PhotoInfo[]>

/** What a terminal shows: no control characters, so that no text can move the cursor or colour the screen. */
export const plain = (text: string) => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text)

/** Enquiries one a line: short ID, when, who, how to reach, the text's beginning. */
export function asTable(enquiries: readonly EnquiryRow[]): string {
  if (enquiries.length === 0) return 'No enquiries.'
  const rows = enquiries.map(({ id, received_at, answered_at, spam, name, email, phone, message }) => [
    id.slice(0, 8),
    minuteOf(received_at),
    answered_at === null ? (spam === '' ? 'waiting' : 'spam?') : 'answered',
    cut(plain(name), 24),
    cut(plain(email), 32),
    phone,
    cut(plain(message), 40),
  ])
  return writeTable([['ID', 'Received', 'State', 'Name', 'E-mail', 'Phone', 'Message'], ...rows])
}

export function writeTable(table: readonly string[][]): string {
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0))
  const widths = (table[0] ?? []).map((_, column) => width(column))
  const asLine = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return table.map(asLine).join('\n')
}

export function asCards(enquiries: readonly EnquiryRow[], photos: Photos): string {
  if (enquiries.length === 0) return 'No enquiries.'
  return enquiries
    .map(({ id, received_at, answered_at, name, email, phone, message, ...row }) => {
      const known = [
        ['Page', row.page],
        ['Campaign', row.campaign],
        ['Looks like spam', row.spam],
      ].filter(([, value]) => value !== '')
      const rows = [
        ['ID', id],
        ['Received', minuteOf(received_at)],
        ['Answered', answered_at === null ? 'no' : minuteOf(answered_at)],
        ['Name', name],
        ['E-mail', email],
        ['Phone', phone],
        ...answersOf(row).map(({ label, value }) => [label, value]),
        ...Object.entries(extraOf(row)),
        ...known,
        ...(photos.get(id) ?? []).map((photo) => [`Photo ${photo.position}`, describe(photo)]),
      ]
      const text = message.split('\n').map(plain).join('\n')
      return `${rows.map(([label, value]) => `${plain(label ?? '')}: ${plain(value ?? '')}`).join('\n')}\n\n${text}`
    })
    .join('\n\n---\n\n')
}

const describe = ({ name, width, height, bytes }: PhotoInfo) =>
  `${name} (${width} × ${height}, ${Math.ceil(bytes / 1024)} kB)`

const record = ({ received_at, answered_at, reported_in: _, ...row }: EnquiryRow) => ({
  ...row,
  received_at: new Date(received_at).toISOString(),
  answered_at: answered_at === null ? null : new Date(answered_at).toISOString(),
  extra: extraOf(row),
  answers: answersOf(row),
})

export function asJson(enquiries: readonly EnquiryRow[], photos: Photos): string {
  const all = enquiries.map((enquiry) => ({
    ...record(enquiry),
    photos: (photos.get(enquiry.id) ?? []).map(({ name, type, width, height, bytes }) => {
      return { name, type, width, height, bytes }
    }),
  }))
  return JSON.stringify(all, null, 2)
}

/** Refused messages one a line: whose enquiry, by which way, what the other side said. */
export function asReasons(refused: readonly DeliveryRow[]): string {
  if (refused.length === 0) return 'Nothing was refused.'
  return refused.map((row) => `${row.enquiry_id.slice(0, 8)}  ${row.channel}  ${plain(row.last_error)}`).join('\n')
}
