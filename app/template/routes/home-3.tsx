import { Island } from '#app/renderer/island/island.tsx'
import type { PageProps } from '#app/renderer/route.ts'
import { AboutBlock } from '#app/sections/about-block/about-block.tsx'
import { FunFacts } from '#app/sections/fun-facts/fun-facts.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { NewsCards } from '#app/sections/news-cards/news-cards.tsx'
import { ProjectGallery } from '#app/sections/project-gallery/project-gallery.tsx'
import { HeroPlate } from '#app/template/sections/hero-plate/hero-plate.tsx'
import arrangements from '#app/template/sections/project-arrangements/arrangements.module.css'
import { englishPicture } from '#reader/pictures.ts'
import { journal } from '#reader/template/blog-content.ts'
import { funFacts, invitation, story } from '#reader/template/house.ts'
import { galleryProjects, projectFilters } from '#reader/template/projects-content.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Home 3',
  'One wide photograph with its caption plate, then the projects of the workshop, its story and its news.',
)

export const loader = () => ({
  hero: {
    title: 'A house is\n*one tree* after\nanother.',
    text: 'We choose the boards before we draw the room. It saves explaining afterwards.',
    picture: englishPicture('cocina-roble-verde'),
    link: { to: '/project-1', name: 'Look around' },
  },
  projects: galleryProjects().slice(1, 7),
  filters: projectFilters(['residences', 'interiors', 'exterior', 'landscape']),
  funFacts: funFacts(),
  story: { ...story(), picture: englishPicture('sobre-historia') },
  news: journal(),
  contact: { ...invitation(1), picture: englishPicture('montaje-dia') },
})

export default function Home3({ loaderData }: PageProps<typeof loader>) {
  const { hero, projects, filters, funFacts, story, news, contact } = loaderData
  return (
    <>
      <HeroPlate {...hero} />
      <Island>
        <ProjectGallery
          arrangement={`swiped ${arrangements.plates}`}
          captions={arrangements.named}
          kicker="Projects"
          title="What has left *the bench.*"
          projects={projects}
          filters={filters}
          first={2}
        />
      </Island>
      <FunFacts label="The workshop in figures" facts={funFacts} />
      <AboutBlock {...story} />
      <NewsCards {...news} />
      <Invitation {...contact} bleed="start" />
    </>
  )
}
