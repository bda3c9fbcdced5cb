import type { Meta, PageProps } from '#app/route.ts'
import { Thanks } from '#app/sections/thanks/thanks.tsx'
import { readHowWeWork } from '#content/conditions.ts'
import { fill } from '#content/placeholders.ts'

const text = 'GRACIAS! Por contactar con nosotros. Te responderemos en el menor tiempo posible.'

export const loader = () => ({ note: fill(readHowWeWork().thanks) })

export const meta = (): Meta => ({ title: 'Gracias', description: text, noindex: true })

export default function ThankYou({ loaderData }: PageProps<typeof loader>) {
  return (
    <Thanks
      text={text}
      note={loaderData.note}
      home={{ to: '/', name: 'Volver a Inicio' }}
      more={{ to: '/como-trabajamos', name: 'Qué pasa ahora: cómo trabajamos' }}
    />
  )
}
