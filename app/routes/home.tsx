import { Island } from '#app/renderer/island/island.tsx'
import type { Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { homeGraph } from '#app/routes/structured-data/pages.ts'
import { AboutBlock } from '#app/sections/about-block/about-block.tsx'
import { DesignWays } from '#app/sections/design-ways/design-ways.tsx'
import { FactsStrip } from '#app/sections/facts-strip/facts-strip.tsx'
import { FunFacts } from '#app/sections/fun-facts/fun-facts.tsx'
import { HeroSlider } from '#app/sections/hero-slider/hero-slider.tsx'
import { NewsCards } from '#app/sections/news-cards/news-cards.tsx'
import { PictureBand } from '#app/sections/picture-band/picture-band.tsx'
import { ProjectGallery } from '#app/sections/project-gallery/project-gallery.tsx'
import { ServicesStrip } from '#app/sections/services-strip/services-strip.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { readHome, readServices } from '#reader/read.ts'
import { Contact } from './parts/contact.tsx'
import { homeMeta, homeParts } from './parts/home-parts.ts'

/** Home page; `home: boxes` in the settings shows home-boxes.tsx in its place. */
export const loader = () => ({
  ...homeParts(),
  band: readHome().band,
  services: { ...readHome().services, services: readServices() },
  structuredData: homeGraph(),
})

export const meta = ({ loaderData }: MetaArgs<ReturnType<typeof loader>>): Meta => homeMeta(loaderData)

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { hero, services, design, about, counters, band, gallery, strip, testimonials, news, ...contact } = loaderData
  return (
    <>
      <HeroSlider {...hero} />
      <ServicesStrip {...services} />
      <DesignWays {...design} />
      <AboutBlock {...about} />
      <FunFacts {...counters} />
      <PictureBand {...band} />
      <Island when="touched">
        <ProjectGallery {...gallery} />
      </Island>
      <FactsStrip {...strip} />
      <Testimonials {...testimonials} />
      <NewsCards {...news} />
      <Contact {...contact} />
    </>
  )
}
