import type { LoaderArgs, PageProps } from '#app/renderer/route.ts'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { WorkSteps } from '#app/sections/work-steps/work-steps.tsx'
import { ServiceCards } from '#app/template/sections/service-cards/service-cards.tsx'
import { ServiceJoints } from '#app/template/sections/service-cards/service-joints.tsx'
import { englishPicture } from '#reader/pictures.ts'
import { invitation } from '#reader/template/house.ts'
import { serviceStory } from '#reader/template/service-content.ts'
import { serviceItems } from '#reader/template/services-content.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Services',
  'The six services of the workshop: carpentry, cabinet-making, manufacturing, lacquer, restoration, interiors.',
)

/** One module for the two looks. */
export const loader = ({ path }: LoaderArgs) => ({
  look: path.includes('service-2') ? ('cards' as const) : ('boxes' as const),
  services: serviceItems(),
  steps: serviceStory().process,
  contact: { ...invitation(2), picture: englishPicture('taller-retrato') },
})

export default function Services({ loaderData: { look, services, steps, contact } }: PageProps<typeof loader>) {
  const crumbs = [{ name: 'Services' }]
  return look === 'boxes' ? (
    <>
      <PageHead
        title="What we make."
        label="01–06"
        lead="Six trades, and one person who answers for all of them."
        crumbs={crumbs}
      />
      <ServiceJoints kicker="Services" services={services} />
      <WorkSteps kicker="A commission" title="From the first visit to the last hinge." steps={steps} />
      <Invitation {...contact} />
    </>
  ) : (
    <>
      <PageHead title="Six trades, one roof." label="01–06" crumbs={crumbs} />
      <ServiceCards label="Services" services={services} />
      <Invitation {...contact} bleed="start" />
    </>
  )
}
