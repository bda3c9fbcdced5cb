import type { Meta } from '#app/renderer/route.ts'
import { factsStrip } from '#reader/fact-numbers.ts'
import { homeGallery, homeNews, homeProjects, projectPages } from '#reader/listing.ts'
import { newsList, projectsList } from '#reader/lists.ts'
import { markOfAny } from '#reader/pictures.ts'
import { readFacts, readHome, readPages, readServices, shownTestimonials } from '#reader/read.ts'
import { wordsOf } from '#reader/search.ts'
import { readSettings } from '#reader/settings.ts'
import { shellWords } from '#words/shell-words.ts'
import { contactParts } from './contact-parts.ts'
import { designWays } from './ways-on.ts'

type Told = Pick<ReturnType<typeof homeParts>, 'title' | 'description' | 'hero' | 'about'>

/** Of the page at `/`, whichever it is. */
export const homeMeta = ({ title, description, hero: { slides }, about }: Told): Meta => ({
  title,
  description,
  sources: [
    ...['content/home.yaml', 'content/facts.yaml', 'content/testimonials.yaml'],
    ...[...readServices(), ...homeProjects(), ...homeNews()].map(({ file }) => file),
  ],
  search: {
    title: shellWords.es.home,
    picture: slides[0]?.picture,
    words: wordsOf(
      about.paragraphs,
      slides.map(({ name }) => name),
    ),
  },
})

/** What the two home pages have in common: all but services and running projects. */
export function homeParts() {
  const { counters, countersSample } = readFacts()
  const { title, description, sliderLabel, slides, design, about, factsLabel, gallery, news, contact } = readHome()
  const strip = factsStrip()
  const items = homeNews()
  const all = { to: projectsList, name: readPages().projects.all }
  return {
    title,
    description,
    hero: { label: sliderLabel, slides },
    design: { ...design, ways: designWays().ways },
    about: { ...about, years: readSettings().years },
    counters: { label: factsLabel, facts: counters, sample: countersSample },
    strip: { ...strip, mark: markOfAny(strip.facts) },
    gallery: { ...gallery, ...homeGallery(), first: slides.length + 1, all: projectPages() > 0 ? all : undefined },
    testimonials: shownTestimonials(),
    news: { ...news, items, mark: markOfAny(items), all: { to: newsList, name: news.all } },
    contact,
    ...contactParts({ title }),
  }
}
