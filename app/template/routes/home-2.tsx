import type { PageProps } from '#app/renderer/route.ts'
import { AboutBlock } from '#app/sections/about-block/about-block.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { HeroSplit } from '#app/template/sections/hero-split/hero-split.tsx'
import { ServiceJoints } from '#app/template/sections/service-cards/service-joints.tsx'
import { invitation, opinions, story } from '#reader/template/house.ts'
import { panels } from '#reader/template/panels.ts'
import { serviceItems } from '#reader/template/services-content.ts'
import { templateMeta } from './template-meta.ts'

export const header = 'side'
export const meta = templateMeta(
  'Home 2',
  'A split screen: photographs and words pass each other, with the workshop’s story and its six services.',
)

export function loader() {
  return {
    panels: panels(),
    story: story(),
    services: serviceItems(),
    opinions: opinions(),
    contact: invitation(),
  }
}

export default function Home2({ loaderData }: PageProps<typeof loader>) {
  const { panels, story, services, opinions, contact } = loaderData
  return (
    <>
      <HeroSplit label="From the workshop" panels={panels} />
      <AboutBlock {...story} />
      <ServiceJoints kicker="Services" title={'Six trades under\n*one roof.*'} services={services} />
      <Testimonials {...opinions} />
      <Invitation {...contact} />
    </>
  )
}
