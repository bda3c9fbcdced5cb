import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { listGraph } from '#app/routes/structured-data/pages.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ProjectPlates } from '#app/sections/project-plates/project-plates.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { plates, projectPage, projectPages } from '#reader/listing.ts'
import { pageNumber, perPage, projectsList } from '#reader/lists.ts'
import { readPages } from '#reader/read.ts'
import { listCrumbs, listMeta, pageBar } from './parts/list-page.ts'

const list = () => ({ ...readPages().projects, path: projectsList })

/** Every project, twelve to a page, the newest first. */
export function loader({ path }: LoaderArgs) {
  const at = pageNumber(path)
  const projects = projectPage(at)
  if (!projects) throw new Error(`There is no page at ${path}.`)
  return {
    at,
    last: projectPages(),
    projects,
    plates: plates(projects),
    structuredData: listGraph(list(), at),
  }
}

export const meta = ({ loaderData }: MetaArgs<ReturnType<typeof loader>>): Meta =>
  listMeta(loaderData, list(), loaderData.projects)

export default function Projects({ loaderData }: PageProps<typeof loader>) {
  const { at, last } = loaderData
  const { title, lead } = list()
  return (
    <>
      <PageHead title={title} lead={lead} crumbs={listCrumbs(list(), at)} />
      <ProjectPlates title={title} plates={loaderData.plates} first={(at - 1) * perPage + 1}>
        {last > 1 && <Pagination {...pageBar(list(), loaderData)} />}
      </ProjectPlates>
    </>
  )
}
