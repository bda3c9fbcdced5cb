import { Readable } from 'node:stream'
import { cutListCsv } from '#design/cut-list.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { type Attached, keptDesign } from '#server/design/attached.ts'
import { designPdf, type SheetHead } from '#server/design/sheet.ts'
import type { Attachment } from '#server/mail/message.ts'
import { extraOf } from '#server/storage/enquiry-row.ts'

type Head = Omit<SheetHead, 'lists'>
type Enquiry = { extra: string; received_at: number }

/** What mails carry of the design that came with an enquiry; nothing where none did. */
export function designFiles(parts: { settings: Pick<SheetHead, 'brand' | 'siteUrl' | 'phone'> }) {
  // Now: a mistake in the price file shall stop the start, not a mail.
  readDesignPrices()
  const of = async (enquiry: Enquiry, files: typeof workshopFiles): Promise<Attachment[]> => {
    const attached = keptDesign(extraOf(enquiry), readDesignPrices())
    return attached ? files(attached, { ...parts.settings, date: new Date(enquiry.received_at) }) : []
  }
  return {
    forWorkshop: (enquiry: Enquiry) => of(enquiry, workshopFiles),
    forVisitor: (enquiry: Enquiry) => of(enquiry, visitorFiles),
  }
}

/** What the workshop's mail carries of a design: the sheet for the bench, the one for the office, the cut list for the saw. */
export async function workshopFiles(attached: Attached, head: Head): Promise<Attachment[]> {
  const name = fileName(attached)
  return [
    file(`${name}-taller.pdf`, 'application/pdf', await designPdf(attached, { ...head, lists: 'bench' })),
    file(`${name}-oficina.pdf`, 'application/pdf', await designPdf(attached, { ...head, lists: 'office' })),
    file(`${name}-despiece.csv`, 'text/csv; charset=utf-8', Buffer.from(cutListCsv(attached.piece))),
  ]
}

export const visitorFiles = async (attached: Attached, head: Head): Promise<Attachment[]> => [
  file(`${fileName(attached)}.pdf`, 'application/pdf', await designPdf(attached, head)),
]

const file = (filename: string, contentType: string, content: Buffer): Attachment => ({
  filename,
  contentType,
  content: Readable.from([content], { objectMode: false }),
})

const fileName = ({ piece: { kind, outer } }: Attached) => `${kind}-${outer.width}x${outer.height}x${outer.depth}`
