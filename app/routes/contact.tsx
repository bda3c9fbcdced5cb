import { Island } from '#app/renderer/island/island.tsx'
import type { Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { plainGraph } from '#app/routes/structured-data/pages.ts'
import { WhatFollows } from '#app/sections/contact-block/what-follows.tsx'
import { ContactOpening } from '#app/sections/contact-opening/contact-opening.tsx'
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx'
import { ShortFooter } from '#app/sections/short-footer/short-footer.tsx'
import { WayThere } from '#app/sections/way-there/way-there.tsx'
import { readConditions, readHome, readPages } from '#reader/read.ts'
import { wordsOf } from '#reader/search.ts'
import { readSettings } from '#reader/settings.ts'
import { onPage, readSite } from '#reader/site.ts'
import { contactParts, whatFollows } from './parts/contact-parts.ts'

export function loader() {
  const page = readPages().contact
  const { title } = page
  const { address, hours } = onPage(readSite(), title)
  const { visits } = readConditions()
  const { call, channels, enquiry } = contactParts({ title })
  const invitation = readHome().contact
  return {
    ...page,
    invitation: { ...invitation, title: invitation.title.replace('\n', ' ') },
    enquiry,
    details: { call, channels, address, hours },
    after: whatFollows(),
    way: { address, visits: visits.items },
    structuredData: plainGraph(title, '/contacto', 'ContactPage'),
  }
}

export const meta = ({
  loaderData: { title, description, picture, found },
}: MetaArgs<ReturnType<typeof loader>>): Meta => {
  const { address, contact } = readSettings()
  const days = contact.hours.map((line) => line.days)
  return {
    title,
    description,
    sources: ['content/home.yaml', 'content/settings.yaml'],
    photo: picture,
    search: { text: found.text, words: wordsOf(address, days, found.words) },
  }
}

export default function ContactPage({ loaderData }: PageProps<typeof loader>) {
  const { title, picture, invitation, details, enquiry, after, way } = loaderData
  const form = (
    <Island when="touched">
      <EnquiryForm enquiry={enquiry} />
    </Island>
  )
  return (
    <>
      <ContactOpening {...{ title, picture, details, invitation, form }}>
        <WhatFollows {...after} isRow />
      </ContactOpening>
      <WayThere {...way} />
      <ShortFooter />
    </>
  )
}
