import { Island } from '#app/renderer/island/island.tsx'
import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { homeGraph } from '#app/routes/structured-data/pages.ts'
import { AboutBlock } from '#app/sections/about-block/about-block.tsx'
import { DesignWays } from '#app/sections/design-ways/design-ways.tsx'
import { PlainFacts } from '#app/sections/facts-strip/plain-facts.tsx'
import { FunFacts } from '#app/sections/fun-facts/fun-facts.tsx'
import { HeroFromLeft } from '#app/sections/hero-slider/hero-from-left.tsx'
import { NewsCards } from '#app/sections/news-cards/news-cards.tsx'
import { ProjectGallery } from '#app/sections/project-gallery/project-gallery.tsx'
import { ServicesBoxes } from '#app/sections/services-boxes/services-boxes.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { WorkInHand } from '#app/sections/work-in-hand/work-in-hand.tsx'
import { turned } from '#reader/lists.ts'
import { markOfAny } from '#reader/pictures.ts'
import { readAbout, readBoxes, readPages } from '#reader/read.ts'
import { ContactBeside } from './parts/contact-beside.tsx'
import { whatFollows } from './parts/contact-parts.ts'
import { homeMeta, homeParts } from './parts/home-parts.ts'

/** The home page with six boxes and the running projects: at `/` where the settings want it, else to be looked at only. */
export function loader({ path }: LoaderArgs) {
  const preview = path !== '/'
  const { strip, hero, ...parts } = homeParts()
  const { boxes, running } = readBoxes()
  const { items, ...after } = whatFollows()
  const { story } = readAbout()
  // Ten photographs stand above them.
  const facts = strip.facts.map((fact) => ({ ...fact, picture: undefined }))
  return {
    ...parts,
    // Another picture and other words than those of the other home page, in another order; the founder has a quotation.
    about: { ...parts.about, ...story, paragraphs: story.paragraphs.slice(1) },
    running,
    boxes: { ...boxes, mark: markOfAny(boxes.items) },
    hero: { ...hero, slides: turned(hero.slides, 1) },
    strip: { label: strip.label, facts },
    // Without the zone, or it would stand lower than the form.
    after: { ...after, items: items.slice(0, 2) },
    preview,
    structuredData: preview ? undefined : homeGraph(),
  }
}

export const meta = ({ loaderData }: MetaArgs<ReturnType<typeof loader>>): Meta =>
  loaderData.preview ? { ...readPages().preview, noindex: true } : homeMeta(loaderData)

export default function HomeBoxes({ loaderData }: PageProps<typeof loader>) {
  const { hero, boxes, running, strip, gallery, testimonials, design, about, counters, news, ...contact } = loaderData
  return (
    <>
      <HeroFromLeft {...hero} />
      <ServicesBoxes {...boxes} boxes={boxes.items} />
      <WorkInHand {...running} />
      <PlainFacts {...strip} />
      <Island when="touched">
        <ProjectGallery {...gallery} />
      </Island>
      <Testimonials {...testimonials} />
      <DesignWays {...design} />
      <AboutBlock {...about} />
      <FunFacts {...counters} />
      <NewsCards {...news} />
      <ContactBeside {...contact} />
    </>
  )
}
