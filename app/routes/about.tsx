import { contactParts } from '#app/contact-parts.ts'
import type { Meta, MetaArgs, PageProps } from '#app/route.ts'
import { AboutBlock } from '#app/sections/about-block/about-block.tsx'
import { Banner } from '#app/sections/banner/banner.tsx'
import { ContactBlock } from '#app/sections/contact-block/contact-block.tsx'
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx'
import { FactsStrip } from '#app/sections/facts-strip/facts-strip.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ServicesStrip } from '#app/sections/services-strip/services-strip.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { plainGraph } from '#app/structured-data/pages.ts'
import { Island } from '#app/ui/island/island.tsx'
import { factsStrip } from '#content/fact-numbers.ts'
import { pictureOf } from '#content/pictures.ts'
import { fill } from '#content/placeholders.ts'
import { readAbout, readServices, readTestimonials } from '#content/read.ts'
import { readSettings } from '#content/settings.ts'
import { readSite } from '#content/site.ts'

const title = 'Sobre Nosotros'

export function loader() {
  const { description, banner, story, quality, services, contact } = fill(readAbout())
  return {
    description,
    services,
    contact,
    banner: { ...banner, picture: pictureOf(banner.picture) },
    story: { ...story, picture: pictureOf(story.picture) },
    quality: { ...quality, picture: pictureOf(quality.picture) },
    rows: readServices().map(({ slug, icon, title, teaser, pictures }) => ({
      slug,
      icon,
      title,
      teaser,
      picture: pictureOf(pictures[0] as string),
    })),
    facts: factsStrip(),
    testimonials: readTestimonials(),
    ...contactParts(readSite(), readSettings()),
    structuredData: plainGraph(title, '/sobre-nosotros', 'AboutPage'),
  }
}

export const meta = ({ loaderData, site }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title,
  wholeTitle: `${title} | ${site.brand} Factory Design`,
  description: loaderData.description,
})

export default function About({ loaderData }: PageProps<typeof loader>) {
  const { banner, services, rows, story, quality, facts, testimonials, contact, channels, enquiry } = loaderData
  return (
    <>
      <PageHead title={title} crumbs={[{ name: 'Inicio', to: '/' }, { name: title }]} />
      <Banner {...banner} priority />
      <ServicesStrip {...services} services={rows} />
      <AboutBlock {...story} />
      <Banner {...quality} bleed="start" />
      <FactsStrip {...facts} />
      <Testimonials kicker={testimonials.kicker} note={testimonials.note} testimonials={testimonials.quotes} />
      <ContactBlock {...contact} channels={channels}>
        <Island>
          <EnquiryForm enquiry={enquiry} />
        </Island>
      </ContactBlock>
    </>
  )
}
