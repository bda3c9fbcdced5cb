import type { QuoteDraft } from '#contracts/quotes.ts'
import { readConditions, readServices } from '#reader/read.ts'
import type { Attached } from '#server/design/attached.ts'
import type { About } from '#server/desk/enquiries/about.ts'
import { dayOf } from '#server/desk/enquiries/state.ts'
import { describeWork } from '#server/desk/quotes/sources.ts'
import { answerAddress } from '#server/mail/answer.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'

const day = 86_400_000

interface Beginning {
  enquiry: EnquiryRow
  about: About
  design: Attached | undefined
  pictures: string[]
  now: number
}

/** A quote as it begins: what the enquiry and the conditions say of it already. */
export function beginQuote({ enquiry, about, design, pictures, now }: Beginning): QuoteDraft {
  const { services, payment, quote, start, guarantee } = readConditions()
  const title = about.service(enquiry)
  const slug = readServices().find((service) => service.title === title)?.slug
  const known = services.items.find(({ service }) => service === slug) ?? services.items[0]
  // Until it is mounted: the weeks that a commission waits, then those that it takes.
  const [least, most] = known?.weeks ?? [4, 6]
  return {
    title: design?.title ?? about.title(enquiry),
    // Mending what is the customer's own is work done for him; all else is made to measure.
    subject: slug === 'restauracion' ? 'service' : 'made-to-measure',
    customer: { name: enquiry.name, nif: '', email: answerAddress(enquiry), phone: enquiry.phone, address: '' },
    place: '',
    town: '',
    description: design ? describeWork(design.piece) : '',
    lines: [],
    reduced: null,
    stages: payment.stages.map(({ percent, when }) => ({ percent, when })),
    validDays: quote.validDays,
    weeks: [start.weeks + least, start.weeks + most],
    startOn: nextMonday(now + start.weeks * 7 * day),
    guaranteeYears: guarantee.years,
    guarantee: guarantee.items.map(({ name, text }) => `${name}: ${text}`).join('\n\n'),
    design: design?.address ?? '',
    pictures,
  }
}

/** The Monday on or after a time, as the workshop's calendar has it. */
function nextMonday(at: number): string {
  const noon = Date.parse(`${dayOf(at)}T12:00:00Z`)
  return new Date(noon + ((8 - new Date(noon).getUTCDay()) % 7) * day).toISOString().slice(0, 10)
}
