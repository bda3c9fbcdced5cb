// Passages of the legal texts that depend on a setting: content/legal/passages.yaml has their words.
import { z } from 'zod'
import { photosDays } from '#contracts/enquiry.ts'
import { consentCookie } from '#contracts/storage.ts'
import { channels } from './channels.ts'
import { text } from './fields.ts'
import { readOne } from './reading.ts'
import type { Settings } from './settings.ts'

const own = text.meta({ title: 'Con el servidor de esta web' })
const outside = text.meta({ title: 'Con un servicio de fuera' })

export const Passages = z.strictObject({
  formService: z.strictObject({ own, outside }).meta({ title: 'Quién recibe el formulario' }),
  photos: z
    .strictObject({
      by: z.strictObject({ own, outside }).meta({ title: 'Por dónde llegan' }),
      lines: text.meta({ title: 'Qué se hace con ellas', lines: true }),
    })
    .meta({ title: 'Fotos' }),
  card: text.meta({ title: 'Si se puede pagar con tarjeta', lines: true }),
  consent: z
    .strictObject({
      scroll: text.meta({ title: 'Si se cierra al seguir navegando' }),
      choice: text.meta({ title: 'Si hay dos botones' }),
    })
    .meta({ title: 'Aviso de cookies' }),
  measuring: z
    .strictObject({ none: text.meta({ title: 'Si no se mide' }), outside: text.meta({ title: 'Si se mide' }) })
    .meta({ title: 'Medición' }),
  holder: z
    .strictObject({
      unnamed: text.meta({ title: 'Si falta el nombre' }),
      onRequest: text.meta({ title: 'Si falta el NIF' }),
      named: text.meta({ title: 'Con nombre' }),
      details: text.meta({ title: 'Cómo pedir los datos' }),
      labels: z
        .strictObject({
          owner: text.meta({ title: 'Titular' }),
          responsible: text.meta({ title: 'Responsable' }),
          nif: text.meta({ title: 'NIF' }),
          registry: text.meta({ title: 'Registro' }),
        })
        .meta({ title: 'Etiquetas' }),
    })
    .meta({ title: 'Titular' }),
})

const readPassages = () => readOne('legal/passages', Passages)

/** How enquiries, consent and measuring work with these settings. */
export function settingPassages({ brand, enquiry, consent, measuring, bank }: Settings) {
  const passages = readPassages()
  const isOwn = enquiry.endpoint.startsWith('/')
  return {
    formService: isOwn
      ? passages.formService.own
      : interpolate(passages.formService.outside, { host: hostOf(enquiry.endpoint) }),
    photosBy: isOwn ? passages.photos.by.own : passages.photos.by.outside,
    photoLines: isOwn ? interpolate(passages.photos.lines, { days: String(photosDays) }) : '',
    // Quotes are paid where our own server takes enquiries.
    cardLines: bank.paymentLink && isOwn ? interpolate(passages.card, { host: hostOf(bank.paymentLink) }) : '',
    consent: interpolate(passages.consent[consent], { cookie: consentCookie(brand) }),
    measuring:
      measuring.webVitals === ''
        ? passages.measuring.none
        : interpolate(passages.measuring.outside, { host: hostOf(measuring.webVitals) }),
  }
}

/** Who stands behind the site; `npm run launch` names what the owner has not given yet. */
export function holderPassages(settings: Settings) {
  const { brand, owner } = settings
  const { holder } = readPassages()
  const { email, phone } = channels(settings)
  const name = owner.name || interpolate(holder.unnamed, { brand })
  const nif = owner.nif || interpolate(holder.onRequest, { email: email.text, phone: phone.text })
  const { labels } = holder
  return {
    'owner.name': name,
    ownerLines: owner.name
      ? lines([
          [labels.owner, name],
          [labels.nif, nif],
          [labels.registry, owner.registry],
        ])
      : lines([[labels.owner, interpolate(holder.details, { name })]]),
    responsibleLines: owner.name
      ? lines([
          [labels.responsible, interpolate(holder.named, { name, brand })],
          [labels.nif, nif],
        ])
      : lines([[labels.responsible, name]]),
  }
}

const hostOf = (address: string) => new URL(address).host

const interpolate = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)

const lines = (rows: [string, string][]) =>
  rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `- **${label}:** ${value}`)
    .join('\n')
