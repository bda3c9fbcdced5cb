import type { MetaDescriptor } from 'react-router'
import { contactParts } from '#app/contact-parts.ts'
import { pageMeta, titleOf } from '#app/page-meta.ts'
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
import { homeProjects, projectPages } from '#content/listing.ts'
import { projectsList } from '#content/lists.ts'
import { isRender, pictureOf } from '#content/pictures.ts'
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
import type { Route } from './+types/home'

const boxesPreview = '/inicio-servicios'
const previewDescription =
  'Otra portada del taller: los seis servicios en cajas y los trabajos en curso. Se elige en los ajustes del sitio.'

/** Home page. `home: boxes` in the settings shows the six boxes; `/inicio-servicios` shows them whatever is set. */
export function loader({ url }: Route.LoaderArgs) {
  const settings = readSettings()
  const preview = url.pathname.startsWith(boxesPreview)
  const home = fill(readHome())
  const facts = readFacts()
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
      services: readServices().map(({ slug, title, teaser, pictures: [first = ''] }) => ({
        slug,
        title,
        teaser,
        picture: pictureOf(first),
      })),
    },
    about: { ...home.about, picture: pictureOf(home.about.picture) },
    counters: { label: home.factsLabel, facts: facts.counters },
    strip: { label: facts.label, facts: facts.strip },
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
        picture: pictureOf(img),
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
  return {
    boxes: { kicker: boxes.kicker, title: boxes.title, boxes: boxes.items },
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

export function meta({ loaderData, matches, location }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return []
  const { preview, description } = loaderData
  const title = titleOf(preview ? 'Inicio, servicios en seis cajas' : 'Carpintería y ebanistería en Toledo', matches)
  return pageMeta({ matches, location, title, description, noindex: preview })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, boxes, services, about, counters, strip, gallery, testimonials, news, contact, channels, enquiry } =
    loaderData
  return (
    <>
      <HeroSlider {...hero} />
      {boxes ? <ServicesBoxes {...boxes.boxes} /> : <ServicesStrip {...services} />}
      <AboutBlock {...about} />
      <FunFacts {...counters} />
      {boxes && <RunningProjects {...boxes.running} />}
      <ProjectGallery {...gallery} />
      <FactsStrip {...strip} />
      <Testimonials kicker={testimonials.kicker} note={testimonials.note} testimonials={testimonials.quotes} />
      <NewsCards {...news} />
      <ContactBlock {...contact} channels={channels}>
        <EnquiryForm enquiry={enquiry} />
      </ContactBlock>
    </>
  )
}
