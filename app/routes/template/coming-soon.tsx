import type { PageProps } from '#app/route.ts'
import { Countdown } from '#app/sections/countdown/countdown.tsx'
import { SubscribeForm } from '#app/sections/subscribe-form/subscribe-form.tsx'
import { plate } from './content/plates.ts'
import { templateMeta } from './template-meta.ts'

export const handle = { lang: 'en', shell: 'template' }
export const meta = templateMeta(
  'Coming soon',
  'Something is on the bench: the days, hours, minutes and seconds until it may be seen, and how to hear of it.',
)

export const loader = () => ({ picture: plate('fabricacion-2') })

export default function ComingSoon({ loaderData: { picture } }: PageProps<typeof loader>) {
  return (
    <Countdown
      title={'Still *drying,*\nnot long now.'}
      text="We open the new collection when the wood says so. Leave an address and we write once, on that day."
      target="2023-03-31T00:00:00+02:00"
      picture={picture}
      link={{ to: '/about', name: 'Who we are' }}
    >
      <SubscribeForm label="E-mail" button="Tell me" />
    </Countdown>
  )
}
