import type { PageProps } from '#app/route.ts'
import { FunFacts } from '#app/sections/fun-facts/fun-facts.tsx'
import { HeroIndex } from '#app/sections/hero-index/hero-index.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { ProjectGallery } from '#app/sections/project-gallery/project-gallery.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { Island } from '#app/ui/island/island.tsx'
import { funFacts, invitation, opinions } from './content/house.ts'
import { galleryProjects, projectFilters } from './content/projects.ts'
import { serviceRows } from './content/services.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Home 8',
  'The services first, as an index as tall as the window; each line shows its photograph when pointed at.',
)

export const loader = () => ({
  services: serviceRows(),
  funFacts,
  opinions,
  projects: galleryProjects(['residences', 'interiors']),
  filters: projectFilters(['residences', 'interiors']),
  contact: invitation(),
})

export default function Home8({ loaderData }: PageProps<typeof loader>) {
  const { services, funFacts, opinions, projects, filters, contact } = loaderData
  return (
    <>
      <HeroIndex title={'Six trades under *one roof,*\nand the roof is ours too.'} entries={services} />
      <FunFacts label="The workshop in figures" facts={funFacts} />
      <Testimonials lang="en" {...opinions} />
      <Island>
        <ProjectGallery
          lang="en"
          kicker="Projects"
          title="Indoors, *mostly oak.*"
          arrangement="pairs"
          projects={projects}
          filters={filters}
        />
      </Island>
      <Invitation {...contact} />
    </>
  )
}
