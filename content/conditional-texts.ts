import type { Settings } from './settings.ts'

const hostOf = (address: string) => new URL(address).host
const isOwn = (endpoint: string) => endpoint.startsWith('/')

/** Sentences of the legal texts that depend on a setting. They must stay true whatever the owner chooses. */
export function conditionalTexts({ enquiry, consent, measuring }: Settings, cookie: string) {
  return {
    formService: isOwn(enquiry.endpoint)
      ? 'El formulario lo recibe el propio servidor de esta web, que guarda la consulta y nos avisa. No pasa por ningún servicio externo de formularios.'
      : outsideForm(hostOf(enquiry.endpoint)),
    consent: consent === 'scroll' ? scrollNotice(cookie) : choiceNotice(cookie),
    measuring:
      measuring.webVitals === ''
        ? 'Este sitio no mide audiencias ni incorpora programas de terceros que te sigan.'
        : `Si das tu consentimiento, y solo entonces, tu navegador envía a ${hostOf(measuring.webVitals)} unas cifras sobre la rapidez con la que se cargó la página. No llevan tu nombre ni lo que escribes.`,
  }
}

const outsideForm = (host: string) =>
  `El formulario se envía desde tu navegador a ${host}, un servicio externo de reenvío de formularios que actúa por encargo nuestro y nos hace llegar la consulta. Sus servidores pueden estar fuera del Espacio Económico Europeo; esa transferencia internacional se apoya en una decisión de adecuación de la Comisión Europea o en cláusulas contractuales tipo (arts. 45 y 46 RGPD). Puedes pedirnos más información sobre esas garantías. Si prefieres que tus datos no pasen por ese servicio, llámanos o escríbenos un correo.`

const scrollNotice = (cookie: string) =>
  `Al llegar verás un aviso: «Al seguir navegando estás dando tu consentimiento para el uso de cookies». Se cierra solo cuando has bajado más del 20 % de la altura de la página; en ese momento se guarda la cookie \`${cookie}\`, con el valor «true», para no volver a mostrártelo.`

const choiceNotice = (cookie: string) =>
  `Al llegar verás un aviso con dos botones del mismo tamaño: «Aceptar» y «Rechazar». Puedes seguir leyendo sin pulsar ninguno. Cuando eliges, se guarda la cookie \`${cookie}\` con tu respuesta («true» o «false») para no volver a preguntártelo. Rechazar no te quita nada: el sitio funciona igual.`
