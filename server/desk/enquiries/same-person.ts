import { sql } from 'kysely'
import type { SamePerson } from '#contracts/desk-enquiries.ts'
import { excerptOf, type JoinedRow, joined } from '#server/desk/enquiries/list.ts'
import type { Database } from '#server/storage/database.ts'
import { numberOf } from '#server/storage/number.ts'

/** More of one person nobody reads. */
const most = 50

// A Spanish number with and without its country's code.
const endOf = (phone: string) => (/^\d{9,}$/.test(phone) ? phone.slice(-9) : undefined)
const addressesOf = ({ email, reply_to }: JoinedRow) =>
  [...new Set([email, reply_to].map((address) => address.toLowerCase()))].filter(Boolean)

/** Other enquiries with the same address or phone, or joined by hand; newest first. */
export function findSame(store: Database, row: JoinedRow): Promise<JoinedRow[]> {
  const phone = endOf(row.phone)
  return joined(store)
    .where('enquiry.id', '<>', row.id)
    .where(({ eb, or }) =>
      or([
        eb(sql<string>`lower(enquiry.email)`, 'in', addressesOf(row)),
        ...(phone ? [eb('enquiry.phone', 'like', `%${phone}`)] : []),
        ...(row.thread ? [eb('desk_enquiry.thread', '=', row.thread)] : []),
      ]),
    )
    .limit(most)
    .execute()
}

/** How another enquiry is told, with what makes it the same person's. */
export function tellSame(row: JoinedRow, other: JoinedRow): SamePerson {
  const byMail = addressesOf(other).some((address) => addressesOf(row).includes(address))
  const byPhone = endOf(other.phone) !== undefined && endOf(other.phone) === endOf(row.phone)
  return {
    id: other.id,
    number: numberOf(other.id),
    name: other.name,
    receivedAt: other.received_at,
    state: other.state,
    excerpt: excerptOf(other.message),
    by: byMail ? 'mail' : byPhone ? 'phone' : 'hand',
  }
}
