import { Island } from '#app/renderer/island/island.tsx'
import type { PageProps } from '#app/renderer/route.ts'
import { FunFacts } from '#app/sections/fun-facts/fun-facts.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { ProjectGallery } from '#app/sections/project-gallery/project-gallery.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { HeroIndex } from '#app/template/sections/hero-index/hero-index.tsx'
import arrangements from '#app/template/sections/project-arrangements/arrangements.module.css'
import { englishPicture } from '#reader/pictures.ts'
import { funFacts, invitation, opinions } from '#reader/template/house.ts'
import { galleryProjects, projectFilters } from '#reader/template/projects-content.ts'
import { serviceRows } from '#reader/template/services-content.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Home 8',
  'The services first, as an index as tall as the window; each line shows its photograph when pointed at.',
)

export const loader = () => ({
  services: serviceRows(),
  funFacts: funFacts(),
  opinions: opinions(1),
  projects: galleryProjects(['residences', 'interiors']),
  filters: projectFilters(['residences', 'interiors']),
  contact: { ...invitation(2), picture: englishPicture('escalera-fresno') },
})

export default function Home8({ loaderData }: PageProps<typeof loader>) {
  const { services, funFacts, opinions, projects, filters, contact } = loaderData
  return (
    <>
      <HeroIndex title={'Six trades under *one roof,*\nand the roof is ours too.'} entries={services} />
      <FunFacts label="The workshop in figures" facts={funFacts} />
      <Testimonials {...opinions} />
      <Island>
        <ProjectGallery
          kicker="Projects"
          title="Indoors, mostly oak."
          arrangement={arrangements.pairs}
          captions={arrangements.named}
          projects={projects}
          filters={filters}
        />
      </Island>
      <Invitation {...contact} bleed="start" />
    </>
  )
}
