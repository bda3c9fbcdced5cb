import type { MetaDescriptor } from 'react-router'
import { pageMeta, titleOf } from '#app/page-meta.ts'
import { Thanks } from '#app/sections/thanks/thanks.tsx'
import { readHowWeWork } from '#content/conditions.ts'
import { fill } from '#content/placeholders.ts'
import type { Route } from './+types/thank-you'

const text = 'GRACIAS! Por contactar con nosotros. Te responderemos en el menor tiempo posible.'

export const loader = () => ({ note: fill(readHowWeWork().thanks) })

export function meta({ matches, location }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({ matches, location, title: titleOf('Gracias', matches), description: text, noindex: true })
}

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  return (
    <Thanks
      text={text}
      note={loaderData.note}
      home={{ to: '/', name: 'Volver a Inicio' }}
      more={{ to: '/como-trabajamos', name: 'Qué pasa ahora: cómo trabajamos' }}
    />
  )
}
