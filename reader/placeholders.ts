import { upperFirst } from '#contracts/plain.ts'
import { backupDays, retentionDays } from '#contracts/retention.ts'
import { consentCookie, draftDays } from '#contracts/storage.ts'
import { channels } from './channels.ts'
import { conditionTexts, priceTexts } from './condition-texts.ts'
import { hourTexts } from './design-prices.ts'
import { holderPassages, settingPassages } from './legal-passages.ts'
import { type PlaceholderKey, placeholder } from './placeholder-keys.ts'
import { writtenConditions } from './reckoned-prices.ts'
import { readSettings, type Settings } from './settings.ts'

/** Values of the `{{…}}` that texts in content/ may use. */
export function placeholders(settings: Settings = readSettings()): Record<PlaceholderKey, string> {
  const { brand, siteUrl, address, years } = settings
  const { phone, email } = channels(settings)
  return {
    brand,
    years: String(years),
    siteUrl,
    website: nameOf(siteUrl),
    phone: phone.text,
    email: email.text,
    address: linesOf(address).join(', '),
    city: address.city,
    region: address.region,
    cookie: consentCookie(brand),
    retentionDays: String(retentionDays),
    backupDays: String(backupDays),
    draftDays: String(draftDays),
    ...conditionTexts(writtenConditions()),
    ...priceTexts(writtenConditions()),
    ...hourTexts(),
    ...holderPassages(settings),
    ...settingPassages(settings),
  }
}

/** A web address as it is written: without `https://`. */
export const nameOf = (url: string) => url.replace(/^https?:\/\//, '')

/** Postal address, one line per entry. */
export const linesOf = ({ street, postalCode, city, region }: Settings['address']) => [
  street,
  `${postalCode} ${city}, ${region}`,
]

/** The same value with each `{{key}}` of its texts filled in. Throws when a key is unknown. */
export function interpolate<T>(value: T, values: Record<string, string>): T {
  if (typeof value === 'string') return interpolateText(value, values) as T
  if (Array.isArray(value)) return value.map((entry) => interpolate(entry, values)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, interpolate(entry, values)])) as T
}

/** Somebody else's words as a text of content/: what looks like a placeholder there is none, and reads the same. */
export const literally = (text: string) => text.replace(/\{(?=\{)/g, '{\u2060')

/** Those whose values are words, which begin a sentence with a capital letter. */
const spoken = new Set(['answerDays', 'quoteDays', 'startWeeks', 'weeks', 'guaranteeYears', 'visitTime', 'payment'])

function interpolateText(text: string, values: Record<string, string>): string {
  return text.replace(placeholder, (_, key: string, at: number) => {
    const value = values[key]
    if (value === undefined)
      throw new Error(`content: "{{${key}}}" is unknown; expected one of ${Object.keys(values).join(', ')}.`)
    return spoken.has(key) && /^$|[.?!]\s$/.test(text.slice(0, at)) ? upperFirst(value) : value
  })
}
