import { HeroPicture } from '#app/sections/hero-picture/hero-picture.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { PageLinks } from '#app/sections/page-links/page-links.tsx'
import { ProjectStory } from '#app/sections/project-story/project-story.tsx'
import { RunningProjects } from '#app/sections/running-projects/running-projects.tsx'
import { ServiceSlider } from '#app/sections/service-slider/service-slider.tsx'
import { ShareLinks } from '#app/sections/share-links/share-links.tsx'
import { readSettings } from '#content/settings.ts'
import type { Route } from './+types/project-details'
import { plate } from './content/plates.ts'
import { projectStories } from './content/project.ts'
import { moreProjects } from './content/projects.ts'
import { templateMeta } from './template-meta.ts'

export const handle = { lang: 'en', shell: 'template' }
export const meta = templateMeta(
  'Project details',
  'One project of the workshop: what was asked, what was built, and the facts beside it.',
)

/** One module for both: a gallery slider, or a single picture. */
export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replaceAll('/', '')
  const single = path === 'project-details-2'
  const { pictures, ...story } = projectStories[single ? 'single' : 'gallery']
  const other = single ? '/project-details' : '/project-details-2'
  return {
    ...story,
    url: `${readSettings().siteUrl}/${path}`,
    pictures: pictures.map(plate),
    previous: { to: other, label: 'Previous', title: single ? 'A table for fourteen' : 'The deck that greyed' },
    next: { to: other, label: 'Next', title: single ? 'Hall with an oak stair' : 'Bench under the olive' },
    more: moreProjects(['proyecto-interior-2', 'cocina-roble-verde', 'proyecto-exterior-2']),
  }
}

export default function ProjectDetails({ loaderData }: Route.ComponentProps) {
  const { title, lead, pictures, heading, paragraphs, facts, url, previous, next, more } = loaderData
  const [single, ...others] = pictures
  return (
    <>
      <PageHead
        lang="en"
        title={title}
        lead={lead}
        label="Project"
        crumbs={[
          { name: 'Home', to: '/home-3' },
          { name: 'Projects', to: '/project-1' },
          { name: title.replaceAll('*', '') },
        ]}
      />
      {single && others.length === 0 && <HeroPicture picture={single} />}
      {others.length > 0 && (
        <ServiceSlider lang="en" delay={4000} label="Pictures of the project" pictures={pictures} />
      )}
      <ProjectStory title={heading} paragraphs={paragraphs} facts={facts}>
        <ShareLinks title={title.replaceAll('*', '')} url={url} />
      </ProjectStory>
      <PageLinks
        name="Projects"
        previous={previous}
        next={next}
        all={{ to: '/project-1', label: 'All', title: 'All projects' }}
      />
      <RunningProjects kicker="Projects" title="More Projects" projects={more} />
    </>
  )
}
