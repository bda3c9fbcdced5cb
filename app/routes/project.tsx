import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { projectGraph } from '#app/routes/structured-data/pages.ts'
import { BeforeAfter } from '#app/sections/before-after/before-after.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { JobStory } from '#app/sections/job-story/job-story.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { PictureBand } from '#app/sections/picture-band/picture-band.tsx'
import { ProjectPlates } from '#app/sections/project-plates/project-plates.tsx'
import { readProjectPage } from '#reader/project-page.ts'
import { projectWords } from '#words/project-words.ts'

/** One module for every project that has a story. */
export function loader({ path }: LoaderArgs) {
  const page = readProjectPage(path)
  if (!page) throw new Error(`There is no project with a story at ${path}.`)
  return { ...page, structuredData: projectGraph(page) }
}

export const meta = ({ loaderData: { project, title, description } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title,
  description,
  type: 'article',
  sources: [project.file],
})

export default function Project({ loaderData }: PageProps<typeof loader>) {
  const { project, title, heading, trade, opening, html, facts, album, w, band } = loaderData
  const { before, after = project.picture } = project
  return (
    <>
      <PageHead size="beside" title={heading} crumbs={[trade, { name: title }]} />
      {before ? (
        <BeforeAfter id="antes-y-despues" kicker={w.kicker} before={before} after={after} />
      ) : (
        <PictureBand picture={opening} />
      )}
      <JobStory html={html} facts={facts} sample={project.sample} />
      {album.length > 0 && <ProjectPlates {...projectWords.album} plates={album} />}
      <Invitation {...band} />
    </>
  )
}
