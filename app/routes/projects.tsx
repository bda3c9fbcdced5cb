import { listCrumbs, listMeta, pageBar } from '#app/list-page.ts'
import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/route.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ProjectPlates } from '#app/sections/project-plates/project-plates.tsx'
import { listGraph } from '#app/structured-data/pages.ts'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { projectPage, projectPages } from '#content/listing.ts'
import { pageNumber, perPage, projectsList } from '#content/lists.ts'
import { imageOf } from '#content/pictures.ts'

const list = {
  title: 'Trabajos',
  path: projectsList,
  description:
    'Todos los trabajos del taller, los últimos primero: puertas, cocinas, armarios, escaleras y muebles restaurados, cada uno con su madera.',
  holds: 'los trabajos del taller: puertas, cocinas, armarios, escaleras y muebles restaurados',
}

/** Every project, twelve to a page, the newest first. */
export function loader({ path }: LoaderArgs) {
  const at = pageNumber(path)
  const projects = projectPage(at)
  if (!projects) throw new Error(`There is no page at ${path}.`)
  return {
    at,
    last: projectPages(),
    plates: projects.map(({ id, img, details, facts }) => ({ id, picture: imageOf(img), details, facts })),
    structuredData: listGraph(list, at),
  }
}

export const meta = ({ loaderData }: MetaArgs<ReturnType<typeof loader>>): Meta => listMeta(loaderData, list)

export default function Projects({ loaderData }: PageProps<typeof loader>) {
  const { at, last, plates } = loaderData
  return (
    <>
      <PageHead title={list.title} lead="Piezas del taller, las últimas primero." crumbs={listCrumbs(list, at)} />
      <ProjectPlates title={list.title} plates={plates} first={(at - 1) * perPage + 1}>
        {last > 1 && <Pagination {...pageBar(list, loaderData)} />}
      </ProjectPlates>
    </>
  )
}
