import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { PageLinks } from '#app/sections/page-links/page-links.tsx'
import { ServiceSlider } from '#app/sections/service-slider/service-slider.tsx'
import { HeroPicture } from '#app/template/sections/hero-picture/hero-picture.tsx'
import { ProjectStory } from '#app/template/sections/project-story/project-story.tsx'
import { RunningProjects } from '#app/template/sections/running-projects/running-projects.tsx'
import { ShareLinks } from '#app/template/sections/share-links/share-links.tsx'
import { englishPicture } from '#reader/pictures.ts'
import { wordsOf } from '#reader/search.ts'
import { projectPage } from '#reader/template/project.ts'
import { moreProjects } from '#reader/template/projects-content.ts'
import { templateMeta } from './template-meta.ts'

/** One module for both: a gallery slider, or a single picture. */
export function loader({ path }: LoaderArgs) {
  const page = projectPage(path.slice(1))
  if (page.pictures.length > 1) return { ...page, detail: englishPicture('fabricacion-3') }
  return {
    ...page,
    detail: undefined,
    more: moreProjects(['proyecto-paisaje-2', 'pergola-jardin', 'proyecto-exterior-1']),
  }
}

/** Other projects stand on the page: it is found by its own words. */
export function meta({ path, loaderData }: MetaArgs<ReturnType<typeof loader>>): Meta {
  const { title, lead, pictures, paragraphs, facts } = loaderData
  const own = templateMeta(
    'Project details',
    `${lead} What was asked, what was built, and the facts beside it.`,
  )({ path })
  const words = wordsOf(title, lead, paragraphs, facts)
  return {
    ...own,
    search: { ...own.search, title: title.replaceAll('*', ''), text: lead, picture: pictures[0], words },
  }
}

export default function ProjectDetails({ loaderData }: PageProps<typeof loader>) {
  const { title, lead, pictures, heading, paragraphs, facts, url, previous, next, more, detail } = loaderData
  const [single, ...others] = pictures
  const name = title.replaceAll('*', '')
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        label={facts.find(({ name }) => name === 'Year')?.value}
        crumbs={[{ name: 'Projects', to: '/project-1' }, { name }]}
      />
      {single && others.length === 0 && <HeroPicture picture={single} />}
      {others.length > 0 && <ServiceSlider label="Pictures of the project" pictures={pictures} />}
      <ProjectStory title={heading} paragraphs={paragraphs} facts={facts} picture={detail}>
        <ShareLinks title={name} url={url} />
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
