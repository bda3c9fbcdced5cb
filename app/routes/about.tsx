import type { Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { plainGraph } from '#app/routes/structured-data/pages.ts'
import { AboutBlock } from '#app/sections/about-block/about-block.tsx'
import { Banner } from '#app/sections/banner/banner.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ServicesStrip } from '#app/sections/services-strip/services-strip.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { ToolTeam } from '#app/sections/tool-team/tool-team.tsx'
import { turned } from '#reader/lists.ts'
import { markOfAny } from '#reader/pictures.ts'
import { readAbout, readConditions, readPages, readServices, shownTestimonials } from '#reader/read.ts'
import { wordsOf } from '#reader/search.ts'
import { readSettings } from '#reader/settings.ts'
import { contactDetailsWords } from '#words/contact-details-words.ts'
import { ContactBeside } from './parts/contact-beside.tsx'
import { contactParts } from './parts/contact-parts.ts'

export const loader = () => {
  const about = readAbout()
  const { testimonials, ...head } = shownTestimonials()
  return {
    ...about,
    team: { ...about.team, mark: markOfAny(about.team.members) },
    story: { ...about.story, years: readSettings().years },
    rows: readServices(),
    testimonials: { ...head, testimonials: turned(testimonials, 1) },
    after: {
      title: contactDetailsWords.way,
      // That one makes an appointment stands over it.
      items: readConditions().visits.items.slice(1),
      more: { to: '/contacto', name: contactDetailsWords.toMap },
    },
    ...contactParts(about),
    structuredData: plainGraph(about.title, '/sobre-nosotros', 'AboutPage'),
  }
}

export const meta = ({
  loaderData: { title, description, banner, story, quality },
}: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title,
  wholeTitle: `${title} | ${readPages().workshop.name}`,
  description,
  sources: ['content/about.yaml', 'content/testimonials.yaml'],
  photo: story.picture,
  search: { words: wordsOf(banner, story, quality) },
})

export default function About({ loaderData }: PageProps<typeof loader>) {
  const { title, banner, services, rows, story, team, quality, testimonials } = loaderData
  return (
    <>
      <PageHead title={title} crumbs={[{ name: title }]} />
      <Banner {...banner} priority />
      <AboutBlock {...story} />
      <ToolTeam {...team} />
      <ServicesStrip {...services} services={rows} open={4} />
      <Banner {...quality} />
      <Testimonials {...testimonials} />
      <ContactBeside {...loaderData} />
    </>
  )
}
