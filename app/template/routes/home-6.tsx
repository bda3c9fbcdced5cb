import type { PageProps } from '#app/renderer/route.ts'
import { FactsStrip } from '#app/sections/facts-strip/facts-strip.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { NewsCards } from '#app/sections/news-cards/news-cards.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { HeroThumbs } from '#app/template/sections/hero-thumbs/hero-thumbs.tsx'
import { RunningProjects } from '#app/template/sections/running-projects/running-projects.tsx'
import { englishPicture } from '#reader/pictures.ts'
import { journal } from '#reader/template/blog-content.ts'
import { invitation, opinions, promises } from '#reader/template/house.ts'
import { moreProjects } from '#reader/template/projects-content.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Home 6',
  'A large photograph chosen from a column of small ones, then the promises, the projects and the journal.',
)

export const loader = () => ({
  pictures: ['slide-carpinteria', 'libreria-pared', 'escritorio-roble', 'dormitorio-cabecero'].map((id) =>
    englishPicture(id),
  ),
  projects: moreProjects(['cocina-roble-verde', 'proyecto-residencia-2', 'proyecto-exterior-2']),
  promises: promises(2, ['armario-interior', 'comoda-cajon', 'noticia-proceso', 'fabricacion-2']),
  opinions: opinions(2),
  news: journal(1),
  contact: { ...invitation(1), picture: englishPicture('aparador-alto') },
})

export default function Home6({ loaderData }: PageProps<typeof loader>) {
  const { pictures, projects, promises, opinions, news, contact } = loaderData
  return (
    <>
      <HeroThumbs
        title="Rooms that *know you.*"
        label="Four rooms"
        pictures={pictures}
        link={{ to: '/project-3', name: 'All rooms' }}
      />
      <FactsStrip label="What we promise" facts={promises} />
      <RunningProjects kicker="Projects" title="Lately, and gladly." projects={projects} />
      <Testimonials {...opinions} />
      <NewsCards {...news} />
      <Invitation {...contact} />
    </>
  )
}
