import type { PageProps } from '#app/route.ts'
import { AboutBlock } from '#app/sections/about-block/about-block.tsx'
import { FunFacts } from '#app/sections/fun-facts/fun-facts.tsx'
import { HeroPlate } from '#app/sections/hero-plate/hero-plate.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { NewsCards } from '#app/sections/news-cards/news-cards.tsx'
import { ProjectGallery } from '#app/sections/project-gallery/project-gallery.tsx'
import { Island } from '#app/ui/island/island.tsx'
import { newsItems } from './content/blog.ts'
import { funFacts, invitation, story } from './content/house.ts'
import { plate } from './content/plates.ts'
import { galleryProjects, projectFilters } from './content/projects.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Home 3',
  'One wide photograph with its caption plate, then the projects of the workshop, its story and its news.',
)

export const loader = () => ({
  hero: {
    title: 'A house is\n*one tree* after\nanother.',
    text: 'We choose the boards before we draw the room. It saves explaining afterwards.',
    picture: plate('cocina-roble-verde'),
    link: { to: '/project-1', name: 'Look around' },
  },
  projects: galleryProjects().slice(0, 6),
  filters: projectFilters(['residences', 'interiors', 'exterior', 'landscape']),
  funFacts,
  story: story(),
  news: newsItems(),
  contact: invitation(),
})

export default function Home3({ loaderData }: PageProps<typeof loader>) {
  const { hero, projects, filters, funFacts, story, news, contact } = loaderData
  return (
    <>
      <HeroPlate {...hero} />
      <Island>
        <ProjectGallery
          lang="en"
          kicker="Projects"
          title="What has left *the bench.*"
          projects={projects}
          filters={filters}
        />
      </Island>
      <FunFacts label="The workshop in figures" facts={funFacts} />
      <AboutBlock {...story} />
      <NewsCards
        kicker="Journal"
        title="Written *beside the bench.*"
        items={news}
        all={{ to: '/blog', name: 'All articles' }}
      />
      <Invitation {...contact} />
    </>
  )
}
