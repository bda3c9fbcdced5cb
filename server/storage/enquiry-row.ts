import type { Answer } from '#contracts/enquiry.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'

/** The guided quote's answers, in their order. */
export const answersOf = ({ answers }: Pick<EnquiryRow, 'answers'>) => JSON.parse(answers) as Answer[]

/** Further fields of its form, and what the server itself says of it (`ownFields`), by label. */
export const extraOf = ({ extra }: Pick<EnquiryRow, 'extra'>) => JSON.parse(extra) as Record<string, string>

/** Why it looks like spam. */
export const signsOf = ({ spam }: Pick<EnquiryRow, 'spam'>) => spam.split(/, */).filter(Boolean)

/** Where an answer to it goes. */
export const replyAddressOf = ({ email, reply_to }: Pick<EnquiryRow, 'email' | 'reply_to'>) => reply_to || email

/** What somebody sent, and from where: what other programs get of an enquiry. */
export const contentOf = ({ id, name, email, phone, message, page, campaign, spam, ...row }: EnquiryRow) => ({
  ...{ id, name, email, phone, message, extra: extraOf(row), answers: answersOf(row) },
  ...{ page, campaign, spam },
})

// The number by which visitor and workshop call an enquiry on the telephone: seven digits, «412-78-05». It is the beginning
// of the enquiry's ID in other clothes, so that nothing else has to be kept, and IDs of one number stand together.

const numbers = 10_000_000
const beginnings = 0x1_0000_0000

/** @param id UUID of the enquiry, or its first eight characters */
export function numberOf(id: string): string {
  const number = Math.floor((Number.parseInt(id.slice(0, 8), 16) / beginnings) * numbers)
  return String(number)
    .padStart(7, '0')
    .replace(/^(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3')
}

/** The IDs that have a number, as the first eight characters `from` and, behind the last, `before`; undefined for what is no number. */
export function idsOf(written: string): { from: string; before: string } | undefined {
  if (!/^\d{3}[-. ]?\d{2}[-. ]?\d{2}$/.test(written)) return undefined
  const number = Number(written.replace(/\D/g, ''))
  const beginning = (at: number) =>
    Math.ceil((at / numbers) * beginnings)
      .toString(16)
      .padStart(8, '0')
  // Behind the last number comes "g", which no ID begins with.
  return { from: beginning(number), before: number + 1 === numbers ? 'g' : beginning(number + 1) }
}
