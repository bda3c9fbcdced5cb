import type { AnswerTemplate } from '#contracts/desk-enquiries.ts'
import { readAnswers } from '#reader/answers.ts'
import { numberOf } from '#server/enquiry/number.ts'
import { longDay } from '#server/mail/answer.ts'
import { interpolate } from '#server/mail/message.ts'
import { firstNameOf } from '#server/mail/visitor.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'

/** The beginnings of answers, filled in for an enquiry and whoever answers it. */
export function fillTemplates(enquiry: EnquiryRow, person: string): AnswerTemplate[] {
  const answers = readAnswers()
  const firstName = firstNameOf(enquiry.name)
  const known = { number: numberOf(enquiry.id), day: longDay(enquiry.received_at), person }
  const greeting = interpolate(firstName === undefined ? answers.greetingWithoutName : answers.greeting, {
    ...known,
    name: firstName ?? '',
  })
  const say = (text: string) => interpolate(text, { ...known, name: enquiry.name, greeting }).trimEnd()
  return answers.templates.map(({ id, name, subject, text }) => ({
    id,
    name,
    subject: say(subject ?? answers.subject),
    text: say(text),
  }))
}
