import type { MetaDescriptor } from 'react-router'
import { pageMeta, titleOf } from '#app/page-meta.ts'
import { Thanks } from '#app/sections/thanks/thanks.tsx'
import type { Route } from './+types/thank-you'

const text = 'GRACIAS! Por contactar con nosotros. Te responderemos en el menor tiempo posible.'

export function meta({ matches, location }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({ matches, location, title: titleOf('Gracias', matches), description: text, noindex: true })
}

export default function ThankYou() {
  return (
    <Thanks
      text={text}
      home={{ to: '/', name: 'Volver a Inicio' }}
      more={{ to: '/noticias', name: 'Leer las noticias del taller' }}
    />
  )
}
