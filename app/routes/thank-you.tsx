import type { Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { Thanks } from '#app/sections/thanks/thanks.tsx'
import { ThanksSteps } from '#app/sections/thanks/thanks-steps.tsx'
import { readHowWeWork, readPages } from '#reader/read.ts'
import { readSite } from '#reader/site.ts'

export const loader = () => ({ ...readPages().thanks, next: readHowWeWork().thanks, whatsapp: readSite().whatsapp })

export const meta = ({ loaderData: { title, text } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title,
  description: text,
  noindex: true,
})

export default function ThankYou({
  loaderData: { text, picture, next, home, more, whatsapp },
}: PageProps<typeof loader>) {
  const links = { home: { to: '/', name: home }, more: { to: '/como-trabajamos', name: more } }
  return (
    <>
      <Thanks text={text} picture={picture} whatsappHref={whatsapp.set ? whatsapp.href : ''} {...links} />
      <ThanksSteps {...next} />
    </>
  )
}
