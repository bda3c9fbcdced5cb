import { homeParts } from '#app/home-parts.ts'
import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/route.ts'
import { AboutBlock } from '#app/sections/about-block/about-block.tsx'
import { ContactBlock } from '#app/sections/contact-block/contact-block.tsx'
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx'
import { FactsStrip } from '#app/sections/facts-strip/facts-strip.tsx'
import { FunFacts } from '#app/sections/fun-facts/fun-facts.tsx'
import { HeroSlider } from '#app/sections/hero-slider/hero-slider.tsx'
import { NewsCards } from '#app/sections/news-cards/news-cards.tsx'
import { ProjectGallery } from '#app/sections/project-gallery/project-gallery.tsx'
import { RunningProjects } from '#app/sections/running-projects/running-projects.tsx'
import { ServicesBoxes } from '#app/sections/services-boxes/services-boxes.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { homeGraph } from '#app/structured-data/pages.ts'
import { Island } from '#app/ui/island/island.tsx'
import { isRender, pictureOf } from '#content/pictures.ts'
import { fill } from '#content/placeholders.ts'
import { readBoxes, readServices } from '#content/read.ts'
import { renderMark } from '#content/schema.ts'

/** The home page with six boxes and the running projects: at `/` where the settings want it, else to be looked at only. */
export function loader({ path }: LoaderArgs) {
  const { boxes, running } = fill(readBoxes())
  const { items, ...head } = running
  const icons = new Map(readServices().map(({ slug, icon }) => [`/${slug}`, icon]))
  const preview = path !== '/'
  return {
    ...homeParts(),
    preview,
    boxes: {
      kicker: boxes.kicker,
      title: boxes.title,
      boxes: boxes.items.map((box) => ({ ...box, icon: icons.get(box.link.split('#')[0] ?? '') ?? 'cepillo' })),
    },
    running: {
      ...head,
      projects: items.map(({ img, ...project }) => ({
        ...project,
        picture: pictureOf(img),
        mark: isRender(img) ? renderMark : undefined,
      })),
    },
    structuredData: preview ? undefined : homeGraph(),
  }
}

export const meta = ({ loaderData: { preview, description } }: MetaArgs<ReturnType<typeof loader>>): Meta =>
  preview
    ? {
        title: 'Inicio, servicios en seis cajas',
        description:
          'Otra portada del taller: los seis servicios en cajas y los trabajos en curso. Se elige en los ajustes del sitio.',
        noindex: true,
      }
    : { title: 'Carpintería y ebanistería en Toledo', description }

export default function HomeBoxes({ loaderData }: PageProps<typeof loader>) {
  const { hero, boxes, running, about, counters, strip, gallery, testimonials, news, contact, channels, enquiry } =
    loaderData
  return (
    <>
      <HeroSlider {...hero} />
      <ServicesBoxes {...boxes} />
      <AboutBlock {...about} />
      <FunFacts {...counters} />
      <RunningProjects {...running} />
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
