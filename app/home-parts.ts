import { factsStrip } from '#content/fact-numbers.ts'
import { homeProjects, projectPages } from '#content/listing.ts'
import { projectsList } from '#content/lists.ts'
import { imageOf, pictureOf } from '#content/pictures.ts'
import { fill } from '#content/placeholders.ts'
import { galleryFilters, readFacts, readHome, readNews, readServices, readTestimonials } from '#content/read.ts'
import { readSettings } from '#content/settings.ts'
import { readSite } from '#content/site.ts'
import { contactParts } from './contact-parts.ts'

/** What the two home pages have in common: all but services and running projects. */
export function homeParts() {
  const settings = readSettings()
  const home = fill(readHome())
  const projects = homeProjects()
  return {
    description: home.description,
    hero: {
      label: home.sliderLabel,
      slides: home.slides.map(({ bgImg, ...slide }) => ({ ...slide, picture: pictureOf(bgImg) })),
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
  }
}

/** The services in rows. */
export const homeServices = () => ({
  ...fill(readHome()).services,
  services: readServices().map(({ slug, icon, title, teaser, pictures: [first = ''] }) => ({
    slug,
    icon,
    title,
    teaser,
    picture: pictureOf(first),
  })),
})
