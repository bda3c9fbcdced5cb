import type { PageProps } from '#app/renderer/route.ts'
import { FactsStrip } from '#app/sections/facts-strip/facts-strip.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { ServicesStrip } from '#app/sections/services-strip/services-strip.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { HeroFilmstrip } from '#app/template/sections/hero-filmstrip/hero-filmstrip.tsx'
import { englishPicture } from '#reader/pictures.ts'
import { invitation, opinions, promises } from '#reader/template/house.ts'
import { projectFrames } from '#reader/template/projects-content.ts'
import { serviceRows } from '#reader/template/services-content.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Home 4',
  'A filmstrip of projects across the page, the six services as an index, and what the workshop promises.',
)

export const loader = () => ({
  frames: projectFrames().slice(0, 8),
  services: serviceRows(),
  promises: promises(),
  opinions: opinions(1),
  contact: { ...invitation(2), picture: englishPicture('dormitorio-alto') },
})

export default function Home4({ loaderData }: PageProps<typeof loader>) {
  const { frames, services, promises, opinions, contact } = loaderData
  return (
    <>
      <HeroFilmstrip
        title={'Eight works,\n*frame by frame.*'}
        text="Kitchens, stairs and single pieces, the newest first."
        label="Recent projects"
        frames={frames}
      />
      <ServicesStrip kicker="Services" title={'Six trades,\none *workshop.*'} services={services} />
      <FactsStrip label="What we promise" facts={promises} />
      <Testimonials {...opinions} />
      <Invitation {...contact} />
    </>
  )
}
