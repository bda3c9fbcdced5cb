import type { PageProps } from '#app/route.ts'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { NextPage } from '#app/sections/next-page/next-page.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { Questions } from '#app/sections/questions/questions.tsx'
import { ServiceSlider } from '#app/sections/service-slider/service-slider.tsx'
import { ServiceStory } from '#app/sections/service-story/service-story.tsx'
import { renderMarkdown } from '#content/markdown.ts'
import { invitation } from './content/house.ts'
import { plate } from './content/plates.ts'
import { serviceStory } from './content/service.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Service details',
  'Cabinet-making: tables, sideboards and bookcases, with the woods, the finishes and the steps of a commission.',
)

export const loader = () => ({
  ...serviceStory,
  html: renderMarkdown(serviceStory.text).html,
  pictures: ['ebanisteria-1', 'aparador-nogal', 'ebanisteria-3', 'ebanisteria-2'].map(plate),
  next: { to: '/service-1', label: 'Next service', title: 'Manufacturing', picture: plate('fabricacion-1') },
  contact: invitation(),
})

export default function ServiceDetails({ loaderData }: PageProps<typeof loader>) {
  const { title, lead, pictures, questions, next, contact } = loaderData
  return (
    <>
      <PageHead
        lang="en"
        title={title}
        label="02"
        lead={lead}
        crumbs={[{ name: 'Home', to: '/home-3' }, { name: 'Services', to: '/service-1' }, { name: title }]}
      />
      <ServiceSlider lang="en" label="Pictures of our cabinet-making" pictures={pictures} />
      <ServiceStory lang="en" {...loaderData} />
      <Questions kicker="Questions" title="What people *ask us.*" questions={questions} />
      <NextPage name="Other services" next={next} />
      <Invitation {...contact} />
    </>
  )
}
