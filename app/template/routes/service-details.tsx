import type { PageProps } from '#app/renderer/route.ts'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { NextPage } from '#app/sections/next-page/next-page.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { Questions } from '#app/sections/questions/questions.tsx'
import { ServiceSlider } from '#app/sections/service-slider/service-slider.tsx'
import { ServiceStory } from '#app/sections/service-story/service-story.tsx'
import { TradeDrawing } from '#app/sections/trade-drawing/trade-drawing.tsx'
import { WorkSteps } from '#app/sections/work-steps/work-steps.tsx'
import { englishPicture } from '#reader/pictures.ts'
import { invitation } from '#reader/template/house.ts'
import { serviceStory } from '#reader/template/service-content.ts'
import { serviceItem } from '#reader/template/services-content.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Service details',
  'Cabinet-making: tables, sideboards and bookcases, with the woods, the finishes and the steps of a commission.',
)

export const loader = () => ({
  ...serviceStory(),
  plate: englishPicture('armonia-detalle'),
  pictures: ['ebanisteria-1', 'aparador-nogal', 'ebanisteria-3', 'ebanisteria-2'].map((id) => englishPicture(id)),
  next: { ...serviceItem('manufacturing'), to: '/service-1', label: 'Next service' },
  contact: { ...invitation(1), picture: englishPicture('cola-marcada') },
})

export default function ServiceDetails({ loaderData }: PageProps<typeof loader>) {
  const { title, lead, pictures, drawing, process, questions, next, contact } = loaderData
  return (
    <>
      <PageHead
        title={title}
        label="02"
        lead={lead}
        crumbs={[{ name: 'Services', to: '/service-1' }, { name: title }]}
      />
      <ServiceSlider label="Pictures of our cabinet-making" pictures={pictures} />
      <ServiceStory {...loaderData} />
      <TradeDrawing of="cajon" {...drawing} />
      <WorkSteps steps={process} />
      <Questions kicker="Questions" title="What people ask us." questions={questions} />
      <NextPage name="Other services" next={next} />
      <Invitation {...contact} />
    </>
  )
}
