import type { QuoteDraft } from '#contracts/quotes.ts'
import { readConditions, readServices } from '#reader/read.ts'
import type { Attached } from '#server/design/attached.ts'
import type { About } from '#server/desk/enquiries/about.ts'
import { describeWork } from '#server/desk/quotes/sources.ts'
import { replyAddressOf } from '#server/storage/enquiry-row.ts'
import type { EnquiryRow } from '#server/storage/schema.ts'

interface Beginning {
  enquiry: EnquiryRow
  about: About
  design: Attached | undefined
  pictures: string[]
}

/** A quote as it begins: what the enquiry and the conditions say of it already. */
export function beginQuote({ enquiry, about, design, pictures }: Beginning): QuoteDraft {
  const { services, payment, quote, start, guarantee } = readConditions()
  const title = about.service(enquiry)
  const slug = readServices().find((service) => service.title === title)?.slug
  const known = services.items.find(({ service }) => service === slug) ?? services.items[0]
  // Work on what is the customer's own, and a project that is only drawn: one can withdraw from it. All else is made to measure.
  const onlyDrawn = !design && slug === 'interiorismo' && about.title(enquiry) === title
  const isService = onlyDrawn || (!design && (slug === 'restauracion' || slug === 'instalacion-industrial'))
  const subject = isService ? 'service' : 'made-to-measure'
  // Until it is mounted: the weeks that a commission waits, then those that it takes.
  const [least, most] = known?.weeks ?? [4, 6]
  // A drawing begins in the week after the acceptance; what is made waits its turn in the workshop.
  const wait = onlyDrawn ? 1 : start.weeks
  return {
    title: design?.title ?? about.title(enquiry),
    subject,
    customer: { name: enquiry.name, nif: '', email: replyAddressOf(enquiry), phone: enquiry.phone, address: '' },
    place: '',
    town: '',
    description: design ? describeWork(design.piece) : '',
    lines: [],
    reduced: null,
    stages: payment.stages.map(({ percent, when }) => ({ percent, when })),
    validDays: quote.validDays,
    weeks: onlyDrawn ? [quote.projectWeeks, quote.projectWeeks] : [wait + least, wait + most],
    startOn: '',
    startWeeks: wait,
    // What is only drawn has nothing that a year could be counted for: it says what is put right.
    guaranteeYears: onlyDrawn ? 0 : isService ? guarantee.serviceYears : guarantee.years,
    guarantee: guarantee.items
      .filter(({ of }) => (onlyDrawn ? of === 'project' : (of ?? subject) === subject))
      .map(({ name, text }) => `${name}: ${text}`)
      .join('\n\n'),
    design: design?.address ?? '',
    pictures,
  }
}
