import type { Meta } from '#app/route.ts'
import { Thanks } from '#app/sections/thanks/thanks.tsx'

const text = 'GRACIAS! Por contactar con nosotros. Te responderemos en el menor tiempo posible.'

export const meta = (): Meta => ({ title: 'Gracias', description: text, noindex: true })

export default function ThankYou() {
  return (
    <Thanks
      text={text}
      home={{ to: '/', name: 'Volver a Inicio' }}
      more={{ to: '/noticias', name: 'Leer las noticias del taller' }}
    />
  )
}
