import { contactParts } from '#app/contact-parts.ts'
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
import { ServicesStrip } from '#app/sections/services-strip/services-strip.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { homeGraph } from '#app/structured-data/pages.ts'
import { Island } from '#app/ui/island/island.tsx'
import { factsStrip } from '#content/fact-numbers.ts'
import { homeProjects, projectPages } from '#content/listing.ts'
import { projectsList } from '#content/lists.ts'
import { imageOf, isRender, pictureOf } from '#content/pictures.ts'
import { fill } from '#content/placeholders.ts'
import {
  galleryFilters,
  readBoxes,
  readFacts,
  readHome,
  readNews,
  readServices,
  readTestimonials,
} from '#content/read.ts'
import { renderMark } from '#content/schema.ts'
import { readSettings } from '#content/settings.ts'
import { readSite } from '#content/site.ts'

const boxesPreview = '/inicio-servicios'
const previewDescription =
  'Otra portada del taller: los seis servicios en cajas y los trabajos en curso. Se elige en los ajustes del sitio.'

/** Home page. `home: boxes` in the settings shows the six boxes; `/inicio-servicios` shows them whatever is set. */
export function loader({ path }: LoaderArgs) {
  const settings = readSettings()
  const preview = path.startsWith(boxesPreview)
  const home = fill(readHome())
  const projects = homeProjects()
  return {
    preview,
    boxes: preview || settings.home === 'boxes' ? boxesVariant() : null,
    description: preview ? previewDescription : home.description,
    hero: {
      label: home.sliderLabel,
      slides: home.slides.map(({ bgImg, ...slide }) => ({ ...slide, picture: pictureOf(bgImg) })),
    },
    services: {
      ...home.services,
      services: readServices().map(({ slug, icon, title, teaser, pictures: [first = ''] }) => ({
        slug,
        icon,
        title,
        teaser,
        picture: pictureOf(first),
      })),
    },
    about: { ...home.about, picture: pictureOf(home.about.picture) },
    counters: { label: home.factsLabel, facts: readFacts().counters },
    strip: factsStrip(),
    gallery: {
      ...home.gallery,
      filters: galleryFilters().filter(({ tag }) => projects.some((project) => project.tag.includes(tag))),
      all: projectPages() > 0 ? { to: projectsList, name: 'Ver todos los trabajos' } : undefined,
      projects: projects.map(({ id, img, details, tag, name, link }) => ({
        id,
        details,
        name,
        link,
        tags: tag,
        picture: imageOf(img),
      })),
    },
    testimonials: readTestimonials(),
    news: {
      kicker: home.news.kicker,
      title: home.news.title,
      all: { to: '/noticias', name: home.news.all },
      items: readNews()
        .slice(-3)
        .map(({ postCount, title, text, date, dateTime, link, img }) => ({
          postCount,
          title,
          text,
          date,
          dateTime,
          link,
          picture: pictureOf(img),
        })),
    },
    contact: home.contact,
    ...contactParts(readSite(settings), settings),
    structuredData: preview ? undefined : homeGraph(),
  }
}

function boxesVariant() {
  const { boxes, running } = fill(readBoxes())
  const { items, ...head } = running
  const icons = new Map(readServices().map(({ slug, icon }) => [`/${slug}`, icon]))
  return {
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
  }
}

export const meta = ({ loaderData: { preview, description } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title: preview ? 'Inicio, servicios en seis cajas' : 'Carpintería y ebanistería en Toledo',
  description,
  noindex: preview,
})

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { hero, boxes, services, about, counters, strip, gallery, testimonials, news, contact, channels, enquiry } =
    loaderData
  return (
    <>
      <HeroSlider {...hero} />
      {boxes ? <ServicesBoxes {...boxes.boxes} /> : <ServicesStrip {...services} />}
      <AboutBlock {...about} />
      <FunFacts {...counters} />
      {boxes && <RunningProjects {...boxes.running} />}
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
