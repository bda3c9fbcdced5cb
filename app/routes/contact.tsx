import type { Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { plainGraph } from '#app/routes/structured-data/pages.ts'
import { WhatFollows } from '#app/sections/contact-block/what-follows.tsx'
import { ContactDetails } from '#app/sections/contact-details/contact-details.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { PictureBand } from '#app/sections/picture-band/picture-band.tsx'
import { underHeaderSecond } from '#app/ui/under-header.ts'
import { readConditions, readHome, readHowWeWork, readPages } from '#reader/read.ts'
import { wordsOf } from '#reader/search.ts'
import { readSettings } from '#reader/settings.ts'
import { onPage, readSite } from '#reader/site.ts'
import { Contact } from './parts/contact.tsx'
import { contactParts } from './parts/contact-parts.ts'

export function loader() {
  const { title, description, more, picture, found } = readPages().contact
  const { address, hours } = onPage(readSite(), title)
  const { area, visits } = readConditions()
  return {
    title,
    description,
    more,
    picture,
    found,
    contact: { ...readHome().contact, kicker: undefined },
    after: readHowWeWork().contact,
    ...contactParts({ title }),
    details: { address, hours, freeKm: area.freeKm, visits: visits.items },
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
    search: { text: found.text, picture, words: wordsOf(address, days, found.words) },
  }
}

export default function ContactPage({ loaderData }: PageProps<typeof loader>) {
  const { title, details, contact, after, more } = loaderData
  const below = <WhatFollows {...after} more={{ to: '/como-trabajamos', name: more }} />
  return (
    <>
      <div className="on-second lined" {...underHeaderSecond}>
        <PageHead title={title} crumbs={[{ name: title }]} size="tool" />
      </div>
      <Contact {...loaderData} contact={{ ...contact, below }} isOpen />
      <ContactDetails {...details} />
      <PictureBand picture={loaderData.picture} isLast />
    </>
  )
}
