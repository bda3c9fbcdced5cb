import type { AnswerTemplate } from '#contracts/desk-enquiries.ts'
import { interpolate } from '#contracts/plain.ts'
import { readAnswers } from '#reader/answers.ts'
import { totalWeeks } from '#reader/conditions.ts'
import { readConditions, readServices } from '#reader/read.ts'
import { serviceOf, titleOf } from '#server/desk/enquiries/about.ts'
import { firstNameOf } from '#server/mail/visitor.ts'
import { numberOf } from '#server/storage/enquiry-row.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'
import { dayText } from '#words/day-words.ts'
import { unknownWork } from '#words/desk-enquiry-words.ts'
import { type Weeks, weeksText } from '#words/measures-words.ts'

/** The beginnings of answers, filled in for an enquiry and whoever answers it. */
export function fillTemplates(enquiry: EnquiryRow, person: string): AnswerTemplate[] {
  const answers = readAnswers()
  const firstName = firstNameOf(enquiry.name)
  const known = { number: numberOf(enquiry.id), day: dayText(enquiry.received_at), person }
  const asked = { work: titleOf(enquiry) || unknownWork, weeks: weeksText(weeksOf(serviceOf(enquiry))) }
  const greeting = interpolate(firstName === undefined ? answers.greetingWithoutName : answers.greeting, {
    ...known,
    name: firstName ?? '',
  })
  const say = (text: string) => interpolate(text, { ...known, ...asked, name: enquiry.name, greeting }).trimEnd()
  return answers.templates.map(({ id, name, subject, text }) => ({
    id,
    name,
    subject: say(subject ?? answers.subject),
    text: say(text),
  }))
}

/** What a commission of the service takes today, the wait with it; where the service is not known, what any of them takes. */
function weeksOf(service: string | undefined): Weeks {
  const conditions = readConditions()
  const slug = readServices().find(({ title }) => title === service)?.slug
  const all = conditions.services.items.filter((item) => slug === undefined || item.service === slug)
  const weeks = all.flatMap((item) => item.weeks)
  return totalWeeks(conditions, [Math.min(...weeks), Math.max(...weeks)])
}
