// Passages of the legal texts that depend on a setting: content/legal/passages.yaml has their words.
import { z } from 'zod'
import { photosDays } from '#contracts/enquiry.ts'
import { consentCookie } from '#contracts/storage.ts'
import { channels } from './channels.ts'
import { group, text, textField } from './fields.ts'
import { readOne } from './reading.ts'
import type { Settings } from './settings.ts'

const own = textField('Con el servidor de esta web')
const outside = textField('Con un servicio de fuera')

export const Passages = z.strictObject({
  formService: group('Quién recibe el formulario', { own, outside }),
  photos: group('Fotos', {
    by: group('Por dónde llegan', { own, outside }),
    lines: text.meta({ title: 'Qué se hace con ellas', lines: true }),
  }),
  card: text.meta({ title: 'Si se puede pagar con tarjeta', lines: true }),
  consent: group('Aviso de cookies', {
    scroll: textField('Si se cierra al seguir navegando'),
    choice: textField('Si hay dos botones'),
  }),
  measuring: group('Medición', { none: textField('Si no se mide'), outside: textField('Si se mide') }),
  holder: group('Titular', {
    unnamed: textField('Si falta el nombre'),
    onRequest: textField('Si falta el NIF'),
    named: textField('Con nombre'),
    details: textField('Cómo pedir los datos'),
    labels: group('Etiquetas', {
      owner: textField('Titular'),
      responsible: textField('Responsable'),
      nif: textField('NIF'),
      registry: textField('Registro'),
    }),
  }),
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
    .map(([label, value]) => `- **${label}:** ${value.charAt(0).toUpperCase()}${value.slice(1)}`)
    .join('\n')
