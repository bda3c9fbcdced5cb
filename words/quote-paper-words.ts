// Words of the written quote: on its paper, on the customer's page and in the refusals of the desk.
// What is said of the law, article by article: docs/decisions/0043-what-a-quote-says.md.

/** What the desk says of a QuoteConflict. @public */
export const quoteRefusals = {
  gone: 'Este presupuesto ya no está.',
  stale: 'Alguien lo ha cambiado mientras tanto. Mira cómo ha quedado y repite lo que falte.',
  accepted:
    'El cliente lo acaba de aceptar: este papel ya no se cambia. Si cambia algo, envíale otro presupuesto con la diferencia, aunque sea de cero euros.',
  replaced: 'Ya se ha enviado una versión más nueva: es la que vale.',
  expired: 'Su plazo ha terminado. Envía una versión nueva.',
  state: 'Tal como está este presupuesto, eso no se puede hacer.',
  incomplete: 'Faltan datos que un presupuesto tiene que llevar.',
  often: 'El cliente ya ha escrito muchas veces hoy.',
}

export const jobStepNames = {
  accepted: 'Aceptado',
  measured: 'Medidas comprobadas',
  workshop: 'En el taller',
  ready: 'Terminado',
  mounted: 'Entregado',
}

export const paperWords = {
  quote: 'Presupuesto',
  version: (version: number) => `versión ${version}`,
  customer: 'Para',
  workshop: 'De',
  nif: (nif: string) => `NIF ${nif}`,
  place: 'Lugar',
  date: 'Fecha',
  validUntil: 'Vale hasta el',
  start: 'Inicio',
  startText: (weeks: number) => `${weeks === 1 ? 'a la semana' : `a las ${weeks} semanas`} de aceptarlo`,
  weeks: 'Plazo',
  weeksText: (from: number, to: number) =>
    `${from === to ? from : `de ${from} a ${to}`} ${to === 1 ? 'semana' : 'semanas'}, desde que aceptas hasta que queda entregado o montado`,
  works: 'Trabajos y materiales',
  prices: 'Precio',
  line: 'Concepto',
  quantity: 'Cantidad',
  price: 'Precio',
  vat: 'IVA',
  amount: 'Importe',
  base: (rate: number) => `Base al ${rate}\u00a0%`,
  vatOf: (rate: number) => `IVA del ${rate}\u00a0%`,
  total: 'Total, IVA incluido',
  stages: 'Pagos',
  terms: 'Antes de firmar',
  signatures: 'Firmas',
  signWorkshop: 'Por el taller',
  signCustomer: 'El cliente: nombre, fecha y firma',
  drawing: 'Dibujo',
  picture: (at: number) => `Foto ${at}`,
  noInvoice: 'Precios con IVA. Este documento no es una factura.',
  seal: (hash: string) => `Huella del documento: ${hash.slice(0, 16)}`,
}

interface Draft {
  title: string
  subject: 'made-to-measure' | 'service'
  guaranteeYears: number
  guarantee: string
  reduced: { reason: 'renovation' | 'developer'; materialsPercent: number } | null
}
type Workshop = Record<'name' | 'address' | 'phone' | 'email' | 'siteUrl', string> & { changeOfMind?: string }
export interface Term {
  title: string
  text: string
}

const law = 'texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios'

const withdrawal = ({ subject }: Draft, { email, changeOfMind = '' }: Workshop): Term =>
  subject === 'made-to-measure'
    ? {
        title: 'Sin derecho de desistimiento',
        text: `Lo que encargas se hace a tu medida y como tú lo has elegido. Por eso, desde que aceptas, no tienes los catorce días para desistir que la ley da en otros contratos hechos a distancia o en tu casa (artículos 97.1.l, 102 y 103.c del ${law}).${changeOfMind && ` ${changeOfMind}`} Antes de aceptar puedes pedir cambios, sin compromiso.`,
      }
    : {
        title: 'Tienes catorce días para desistir',
        text: `Desde el día en que aceptas tienes catorce días naturales para desistir, sin dar motivos y sin coste (artículos 102 a 106 del ${law}). Basta con que nos lo digas con claridad antes de que pasen, por carta o a ${email}; abajo tienes un modelo, que no es obligatorio. Te devolvemos lo pagado en catorce días como máximo (artículo 107). Si nos pides que empecemos antes y después desistes, pagas la parte que ya esté hecha (artículo 108.3), y una vez terminado del todo el trabajo, si lo pediste sabiendo esto, ya no podrás desistir (artículo 103.a).`,
      }

const form = ({ subject, title }: Draft, { name, address, email }: Workshop): Term[] =>
  subject === 'made-to-measure'
    ? []
    : [
        {
          title: 'Modelo de desistimiento',
          text: `A la atención de ${name}, ${address}, ${email}: por la presente comunico que desisto de mi contrato de prestación del siguiente servicio: ${title}. Aceptado el día: ____. Nombre y domicilio: ____. Fecha y, si es en papel, firma: ____.`,
        },
      ]

const reduced = ({ reduced }: Draft): string => {
  if (!reduced) return ''
  return reduced.reason === 'renovation'
    ? ` Las líneas al 10\u00a0% son obra de renovación o reparación de una vivienda (artículo 91.Uno.2.10.º de la Ley 37/1992, del IVA): al aceptar declaras que la encargas como particular, que la vivienda es para tu uso y que se terminó de construir o rehabilitar hace al menos dos años. Los materiales que ponemos suponen el ${reduced.materialsPercent}\u00a0% de la base; la ley permite hasta el 40\u00a0%.`
    : ' Las líneas al 10\u00a0% son armarios empotrados o muebles de cocina o baño instalados por contrato directo con quien promueve la construcción o rehabilitación de la vivienda (artículo 91.Uno.3.2.º de la Ley 37/1992, del IVA): al aceptar declaras que eres tú.'
}

/** What the law grants on goods, and on a service what the workshop adds to it: on one that is only drawn no years. */
const guaranteeTerm = ({ subject, guaranteeYears: years, guarantee }: Draft): Term =>
  subject === 'made-to-measure'
    ? {
        title: years > 3 ? `Garantía de ${years} años, los tres primeros por ley` : 'Garantía legal de 3 años',
        text: `Si algo no es como se acordó, la ley te da derecho a que lo reparemos o lo cambiemos gratis, a una rebaja o a resolver el contrato (artículos 114 a 127 bis de la misma ley).\n\n${guarantee.trim()}`.trim(),
      }
    : {
        title: years > 0 ? `Garantía del trabajo: ${years} ${years === 1 ? 'año' : 'años'}` : 'Si algo no está bien',
        text: `Es un servicio${years > 0 ? ', y la garantía la añade el taller' : ''}: si no queda como se acordó, tienes también los derechos que da la ley.\n\n${guarantee.trim()}`.trim(),
      }

/** What stands before the signature, in its order: first what cannot be undone. */
export const quoteTerms = (draft: Draft, workshop: Workshop): Term[] => [
  withdrawal(draft, workshop),
  {
    title: 'Precio e impuestos',
    text: `El total lleva todos los impuestos y, dentro del precio o en su línea, el transporte y el montaje. No se cobra nada más: un trabajo añadido va antes por escrito y solo con tu acuerdo expreso (artículo 60 bis).${reduced(draft)}`,
  },
  {
    title: 'Si nos retrasamos',
    text: 'Te llamamos el mismo día en que lo sabemos. Puedes darnos un plazo nuevo acorde con las circunstancias y, si tampoco lo cumplimos, resolver el contrato y recuperar lo pagado; si el día era esencial y consta aquí, puedes hacerlo ya en el primer retraso (artículo 66 bis).',
  },
  guaranteeTerm(draft),
  {
    title: 'Cómo se contrata',
    text: 'Aceptas al escribir tu nombre y pulsar el botón de la página privada que te enviamos, al firmar este papel o, si nos llamas tú, al decírnoslo por teléfono. Hasta entonces se corrige lo que haga falta. El contrato se hace en castellano; guardamos lo aceptado y te lo enviamos por correo en un PDF (artículos 63, 97 y 98; artículos 27 y 28 de la Ley 34/2002).',
  },
  {
    title: 'Si algo no va bien',
    text: `Escríbenos a ${workshop.email} o llámanos al ${workshop.phone}. Tienes hojas de reclamaciones en el taller. Puedes acudir también a la oficina de consumo de tu municipio, o a los juzgados de tu domicilio.`,
  },
  {
    title: 'Tus datos',
    text: `Los usamos para este presupuesto y, si lo aceptas, para el encargo. Lo aceptado se guarda mientras dure la garantía y, después, bloqueado, lo que marca la ley: con carácter general cinco años, y seis los libros y las facturas (artículo 1964 del Código Civil y artículo 30 del Código de Comercio); lo demás se borra con tu consulta. Más en ${workshop.siteUrl}/politica-privacidad.`,
  },
  ...form(draft, workshop),
]

export const quoteHeads = {
  number: 'Número',
  version: 'Versión',
  state: 'Estado',
  sent: 'Enviado',
  valid_until: 'Vale hasta',
  accepted: 'Aceptado',
  mounted: 'Entregado',
  customer: 'Cliente',
  nif: 'NIF',
  address: 'Dirección',
  place: 'Lugar',
  title: 'Concepto',
  base_21: 'Base 21 %',
  vat_21: 'IVA 21 %',
  base_10: 'Base 10 %',
  vat_10: 'IVA 10 %',
  total: 'Total',
  paid: 'Cobrado',
  hash: 'Huella',
}
