import { z } from 'zod'
import { entries, group, like, named, textField, wrong } from './fields.ts'
import { readOne } from './reading.ts'

/** What may be left empty. */
const orNothing = <T extends z.ZodType>(one: T, error: string) => z.union([z.literal(''), one], { error })
const number = 'an international number such as "+34 600 11 22 33", or ""'
const phone = orNothing(z.string().regex(/^\+\d[\d ]{7,17}$/, { error: number }), number).meta({
  widget: 'phone',
  wanted: 'Un número con el prefijo, como «+34 600 11 22 33», o nada.',
})
const secure = 'an address that begins with https://, or ""'
const httpsUrl = orNothing(z.url({ protocol: /^https$/, error: secure }), secure).meta({
  widget: 'url',
  wanted: 'Una dirección que empiece por «https://», o nada.',
})
const mail = 'an e-mail address, or ""'
const freeText = z.string({ error: 'a text, or ""' }).meta({ widget: 'text' })
const time = like(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time in quotes such as "08:00"').meta({
  widget: 'time',
  wanted: 'Una hora, como «08:00».',
})
const weekday = named({
  Monday: 'Lunes',
  Tuesday: 'Martes',
  Wednesday: 'Miércoles',
  Thursday: 'Jueves',
  Friday: 'Viernes',
  Saturday: 'Sábado',
  Sunday: 'Domingo',
})
const endpoint = like(
  /^(\/(?!\/)\S*|https?:\/\/\S+)$/,
  'a path such as /api/submit or an address that begins with https://',
).meta({ wanted: 'Una ruta como «/api/submit», o una dirección que empiece por «https://».' })

const iban = 'an IBAN whose check digits are right, such as "ES91 2100 0418 4502 0005 1332", or ""'
const link = 'an address that begins with https://buy.stripe.com/, or ""'
/** By its check digits (ISO 13616). */
function isIban(value: string): boolean {
  const text = value.replaceAll(' ', '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}

const contact = z.strictObject({
  phone: phone.meta({ title: 'Teléfono', description: 'Mientras esté vacío, la web enseña el de relleno.' }),
  phoneSecond: phone.meta({ title: 'Segundo teléfono' }),
  phonePlaceholder: phone.meta({ title: 'Teléfono de relleno' }),
  whatsapp: phone.meta({ title: 'WhatsApp', description: 'El número que contesta en WhatsApp.' }),
  whatsappText: freeText.meta({ title: 'Mensaje ya escrito en WhatsApp' }),
  email: orNothing(z.email({ error: mail }), mail).meta({
    title: 'Correo',
    widget: 'email',
    wanted: 'Una dirección de correo, o nada.',
  }),
  emailPlaceholder: z
    .email({ error: 'an e-mail address' })
    .meta({ title: 'Correo de relleno', widget: 'email', wanted: 'Una dirección de correo.' }),
  hours: entries('Horario', 'tramo', {
    days: textField('Días, como se leen', 'Por ejemplo «Lunes a viernes».'),
    opens: time.meta({ title: 'Abre' }),
    closes: time.meta({ title: 'Cierra' }),
    week: z
      .array(weekday)
      .nonempty()
      .meta({ title: 'Qué días son', description: 'Para los buscadores.', wanted: 'Marca un día por lo menos.' }),
  }),
  hoursSample: z.boolean({ error: 'true until the owner has confirmed the hours, else false' }).meta({
    title: 'El horario es de ejemplo',
    description: 'Mientras lo sea, la web dice «por confirmar» y los buscadores no lo reciben.',
  }),
})

const shape = z.strictObject({
  brand: textField('Nombre del taller'),
  siteUrl: like(/^https?:\/\/[^/\s]+$/, 'an address such as https://example.es, without a slash at the end').meta({
    title: 'Dirección de la web',
    widget: 'url',
    wanted: 'Una dirección como «https://ejemplo.es», sin barra al final.',
  }),
  contact: contact.meta({ title: 'Teléfono, correo y horario' }),
  address: group('Dirección del taller', {
    street: textField('Calle y número'),
    postalCode: like(/^\d{5}$/, 'five digits in quotes such as "45860"').meta({
      title: 'Código postal',
      widget: 'postcode',
      wanted: 'Cinco cifras, como «45860».',
    }),
    city: textField('Población'),
    region: textField('Provincia'),
    country: like(/^[A-Z]{2}$/, 'a two-letter country code such as ES').meta({
      title: 'País',
      wanted: 'Las dos letras del país en mayúsculas, como «ES».',
    }),
  }),
  social: group('Redes sociales', {
    instagram: httpsUrl.meta({ title: 'Instagram', description: 'La dirección entera del perfil.' }),
    facebook: httpsUrl.meta({ title: 'Facebook', description: 'La dirección entera del perfil.' }),
  }),
  owner: group(
    'Titular',
    {
      name: freeText.meta({ title: 'Nombre o razón social' }),
      nif: freeText.meta({ title: 'NIF' }),
      registry: freeText.meta({ title: 'Datos de inscripción registral', description: 'Si es una sociedad.' }),
      roesb: freeText.meta({
        title: 'Número en el ROESB',
        description: 'El registro de empresas que tratan con biocidas: para tratar carcoma a clientes.',
      }),
    },
    { description: 'Lo exige la ley (LSSI, artículo 10): sale en el aviso legal.' },
  ),
  bank: group(
    'Cobros',
    {
      iban: orNothing(z.string().refine(isIban, { error: iban }), iban).meta({
        title: 'IBAN',
        wanted: 'Un IBAN entero, como «ES91 2100 0418 4502 0005 1332», o nada.',
      }),
      paymentLink: orNothing(z.url({ protocol: /^https$/, hostname: /^buy\.stripe\.com$/, error: link }), link).meta({
        title: 'Enlace de pago con tarjeta',
        description: 'De Stripe, con importe libre. Vacío: solo transferencia.',
        widget: 'url',
        wanted: 'Una dirección que empiece por «https://buy.stripe.com/», o nada.',
      }),
    },
    { description: 'Lo ve quien ha aceptado un presupuesto.' },
  ),
  years: z
    .int({ error: 'a whole number' })
    .positive({ error: 'a whole number above 0' })
    .meta({ title: 'Años de experiencia', unit: 'años', wanted: 'Un número entero, mayor que cero.' }),
  home: named(
    { slider: 'Con el pase de fotos grandes', boxes: 'Con los servicios en seis cajas' },
    '"slider" or "boxes"',
  ).meta({ title: 'Página de inicio' }),
  consent: named(
    { scroll: 'Se cierra al seguir navegando', choice: 'Con dos botones, aceptar y rechazar' },
    '"scroll" or "choice"',
  ).meta({
    title: 'Aviso de cookies',
    description: 'Para medir visitas hace falta que cada uno elija: seguir navegando no es consentir.',
  }),
  enquiry: group(
    'Formulario',
    {
      endpoint: endpoint.meta({ title: 'A dónde va el formulario' }),
      accessKey: textField('Clave del formulario'),
    },
    { description: 'No lo toques si no sabes por qué: sin esto no llegan consultas.' },
  ),
  category: group('Tienda de muestra', { endpoint: endpoint.meta({ title: 'De dónde salen las categorías' }) }),
  measuring: group('Medición de la velocidad', {
    webVitals: httpsUrl.meta({ title: 'Dirección que recibe las medidas', description: 'Vacío: no se mide nada.' }),
  }),
})

/** Who only scrolls has agreed to nothing: what is not strictly necessary waits for a choice (art. 22.2 LSSI). */
const askedFirst = ({ value, issues }: z.core.ParsePayload<z.infer<typeof shape>>) => {
  const { consent, measuring } = value
  if (consent !== 'scroll' || measuring.webVitals === '') return
  const message = '"" while "consent" is "scroll", because scrolling is no consent to measuring; set consent: choice'
  const wanted = 'Tiene que quedar vacía mientras el aviso de cookies se cierre solo: pon antes los dos botones.'
  issues.push(wrong(['measuring', 'webVitals'], measuring.webVitals, message, wanted))
}

/** Shape of `content/settings.yaml`: the workshop's own data and the choices of this site. */
export const Settings = shape.check(askedFirst)
export type Settings = z.infer<typeof Settings>

/** Throws when something is missing or wrong. */
export const readSettings = (): Settings => readOne('settings', Settings)
