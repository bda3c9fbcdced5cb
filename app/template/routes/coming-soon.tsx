import type { PageProps } from '#app/renderer/route.ts'
import { ShortFooter } from '#app/sections/short-footer/short-footer.tsx'
import { Countdown } from '#app/template/sections/countdown/countdown.tsx'
import { SubscribeForm } from '#app/template/sections/subscribe-form/subscribe-form.tsx'
import { englishPicture } from '#reader/pictures.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Coming soon',
  'A sample page for what is not ready yet: days, hours, minutes and seconds to a date, and a form for an address.',
)

export const loader = () => ({ picture: englishPicture('fabricacion-2') })

export default function ComingSoon({ loaderData: { picture } }: PageProps<typeof loader>) {
  return (
    <>
      <Countdown
        title={'Still\n*drying.*'}
        text="A sample of a page for what is not ready yet. Its countdown ends on 31 March 2023, and the form keeps no address: nobody will write to you."
        target="2023-03-31T00:00:00+02:00"
        picture={picture}
        link={{ to: '/about', name: 'Who we are' }}
      >
        <SubscribeForm label="E-mail" button="Subscribe" />
      </Countdown>
      <ShortFooter />
    </>
  )
}
