import { homeParts, homeServices } from '#app/home-parts.ts'
import type { Meta, MetaArgs, PageProps } from '#app/route.ts'
import { AboutBlock } from '#app/sections/about-block/about-block.tsx'
import { ContactBlock } from '#app/sections/contact-block/contact-block.tsx'
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx'
import { FactsStrip } from '#app/sections/facts-strip/facts-strip.tsx'
import { FunFacts } from '#app/sections/fun-facts/fun-facts.tsx'
import { HeroSlider } from '#app/sections/hero-slider/hero-slider.tsx'
import { NewsCards } from '#app/sections/news-cards/news-cards.tsx'
import { ProjectGallery } from '#app/sections/project-gallery/project-gallery.tsx'
import { ServicesStrip } from '#app/sections/services-strip/services-strip.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { homeGraph } from '#app/structured-data/pages.ts'
import { Island } from '#app/ui/island/island.tsx'

/** Home page; `home: boxes` in the settings shows home-boxes.tsx in its place. */
export const loader = () => ({ ...homeParts(), services: homeServices(), structuredData: homeGraph() })

export const meta = ({ loaderData: { description } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title: 'Carpintería y ebanistería en Toledo',
  description,
})

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { hero, services, about, counters, strip, gallery, testimonials, news, contact, channels, enquiry } = loaderData
  return (
    <>
      <HeroSlider {...hero} />
      <ServicesStrip {...services} />
      <AboutBlock {...about} />
      <FunFacts {...counters} />
      <Island>
        <ProjectGallery {...gallery} />
      </Island>
      <FactsStrip {...strip} />
      <Testimonials kicker={testimonials.kicker} note={testimonials.note} testimonials={testimonials.quotes} />
      <NewsCards {...news} />
      <ContactBlock {...contact} channels={channels}>
        <Island>
          <EnquiryForm enquiry={enquiry} />
        </Island>
      </ContactBlock>
    </>
  )
}
