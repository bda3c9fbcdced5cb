// What the settings do not say yet: who is behind the site, how to reach them, where to pay.
import { upperFirst } from '#contracts/plain.ts'
import { readSettings, type Settings } from './settings.ts'

/** `why` is for the terminal, `said` the same for the workshop. */
export type Missing = {
  file: string
  field: string
  why: string
  said: string
  /** What has to be confirmed, one by one. */
  facts?: string[]
}
const settingsFile = 'content/settings.yaml'

/** Who is behind the site and how to reach them. */
export function holder(): Missing[] {
  const settings = readSettings()
  return missingOf(settingsFile, [...identity(settings), ...channels(settings)])
}

export type Row = [missing: boolean, field: string, why: string, said: string]

export const missingOf = (file: string, rows: Row[]): Missing[] =>
  rows.flatMap(([is, field, why, said]) => (is ? [{ file, field, why, said }] : []))

const identity = ({ siteUrl, owner }: Settings): Row[] => [
  [
    siteUrl.endsWith('.example'),
    'siteUrl',
    `is ${siteUrl}: search engines, cards and mails would lead there`,
    `La dirección del sitio (${siteUrl}) es de ejemplo: buscadores, tarjetas y correos llevarían allí.`,
  ],
  [
    owner.name === '',
    'owner.name',
    'is empty: the law wants the holder named (LSSI art. 10, GDPR art. 13)',
    'Falta el nombre del titular: la ley pide que conste (LSSI art. 10, RGPD art. 13).',
  ],
  [
    owner.nif === '',
    'owner.nif',
    'is empty: the law wants it in the legal notice (LSSI art. 10)',
    'Falta el NIF: la ley pide que conste en el aviso legal (LSSI art. 10).',
  ],
  [
    owner.roesb === '',
    'owner.roesb',
    'is empty: who treats woodworm for customers with a biocide has to be in the ROESB, or buys the treatment from a firm that is',
    'Falta el número del ROESB: quien trata carcoma a clientes con un biocida ha de estar inscrito, o encargarlo a una empresa que lo esté.',
  ],
]

const channels = ({ contact, address, social, bank, enquiry }: Settings): Row[] => [
  [
    contact.phone === '',
    'contact.phone',
    `is empty: ${contact.phonePlaceholder} is shown, which is nobody's`,
    `Falta el teléfono: se enseña ${contact.phonePlaceholder}, que no es de nadie.`,
  ],
  [
    contact.email === '',
    'contact.email',
    `is empty: ${contact.emailPlaceholder} is shown, which is nobody's`,
    `Falta el correo: se enseña ${contact.emailPlaceholder}, que no es de nadie.`,
  ],
  [
    contact.whatsapp === '',
    'contact.whatsapp',
    'is empty: its links dial the placeholder',
    'Falta el WhatsApp: sus enlaces marcan el teléfono de ejemplo.',
  ],
  [
    contact.hoursSample,
    'contact.hoursSample',
    'is true: the hours are marked as not confirmed',
    'El horario no está confirmado.',
  ],
  [
    address.street === 'Polígono industrial, s/n',
    'address.street',
    'is still the sample',
    'La calle es todavía la de ejemplo.',
  ],
  ...(['instagram', 'facebook'] as const).map((name): Row => {
    const said = `Falta ${upperFirst(name)}: sus enlaces no llevan a ningún perfil.`
    return [social[name] === '', `social.${name}`, 'is empty: its links lead to no profile', said]
  }),
  [
    // Who has no server of this project sends no quotes from it.
    bank.iban === '' && enquiry.endpoint.startsWith('/'),
    'bank.iban',
    'is empty: who accepts a quote is not told where to pay',
    'Falta el IBAN: a quien acepta un presupuesto no se le dice dónde pagar.',
  ],
]
