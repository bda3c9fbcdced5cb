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
