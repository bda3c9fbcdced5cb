import { Island } from '#app/renderer/island/island.tsx'
import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ProjectGallery } from '#app/sections/project-gallery/project-gallery.tsx'
import arrangements from '#app/template/sections/project-arrangements/arrangements.module.css'
import { englishPicture } from '#reader/pictures.ts'
import { invitation } from '#reader/template/house.ts'
import { galleryProjects, projectFilters, projectItems } from '#reader/template/projects-content.ts'
import { templateMeta } from './template-meta.ts'

const head = templateMeta(
  'Projects',
  'Projects of the workshop: houses, rooms, gardens and fronts, with a filter for each kind.',
)

const pages = {
  'project-1': {
    title: 'Work, in its place.',
    filters: ['exterior', 'residences', 'interiors', 'landscape'] as const,
    arrangement: arrangements.columns,
    closing: () => ({}),
  },
  'project-2': {
    title: 'Rooms that were drawn first.',
    filters: ['residences', 'interiors'] as const,
    arrangement: arrangements.pairs,
    closing: () => ({ picture: englishPicture('montaje-dia'), bleed: 'start' as const }),
  },
  'project-3': {
    title: 'Inside, and out.',
    filters: ['residences', 'interiors', 'landscape'] as const,
    arrangement: arrangements.rows,
    closing: () => ({ picture: englishPicture('armario-fresno') }),
  },
}

/** One module for the three arrangements. */
export function loader({ path }: LoaderArgs) {
  const page = pages[path.slice(1) as keyof typeof pages]
  if (!page) throw new Error(`There is no page of projects at ${path}.`)
  const { title, filters, arrangement, closing } = page
  const items = projectItems([...filters])
  const projects = galleryProjects([...filters]).map((project, i) => ({
    ...project,
    ...(arrangement === arrangements.rows && { meta: `${items[i]?.category}, ${items[i]?.year} · ${project.meta}` }),
  }))
  const years = items.map(({ year }) => year).sort()
  return {
    title,
    label: `${years[0]}–${years.at(-1)}`,
    arrangement,
    filters: projectFilters([...filters]),
    projects,
    contact: { ...invitation(2), ...closing() },
  }
}

/** Found by the names of the projects, which stand beneath their pictures. */
export function meta({ path, loaderData: { projects } }: MetaArgs<ReturnType<typeof loader>>): Meta {
  const own = head({ path })
  if (!own.search) return own
  const words = ['Projects', own.description, ...projects.map(({ details }) => details)].join('\n')
  return { ...own, search: { ...own.search, title: 'Projects', picture: projects[0]?.picture, words } }
}

export default function Projects({ loaderData }: PageProps<typeof loader>) {
  const { title, label, contact, ...gallery } = loaderData
  return (
    <>
      <PageHead title={title} label={label} crumbs={[{ name: 'Projects' }]} />
      <Island>
        <ProjectGallery title="Projects" captions={arrangements.named} {...gallery} />
      </Island>
      <Invitation {...contact} />
    </>
  )
}
