import { retentionDays } from '#contracts/retention.ts'
import { conditionalTexts } from './conditional-texts.ts'
import { conditionTexts, readConditions } from './conditions.ts'
import { holderTexts } from './holder-texts.ts'
import { type PlaceholderKey, placeholder } from './placeholder-keys.ts'
import { readSettings, type Settings } from './settings.ts'
import { readSite } from './site.ts'

/** Values of the `{{…}}` that texts in content/ may use. */
export function placeholders(settings: Settings = readSettings()): Record<PlaceholderKey, string> {
  const { brand, address, years } = settings
  const site = readSite(settings)
  return {
    brand,
    years: String(years),
    siteUrl: settings.siteUrl,
    website: site.website.text,
    phone: site.phone.text,
    email: site.email.text,
    address: site.address.join(', '),
    city: address.city,
    region: address.region,
    cookie: site.cookie,
    retentionDays: String(retentionDays),
    ...conditionTexts(readConditions()),
    ...holderTexts(settings, { email: site.email.text, phone: site.phone.text }),
    ...conditionalTexts(settings, site.cookie),
  }
}

/** The same value with each `{{key}}` of its texts filled in. Throws when a key is unknown. */
export function fill<T>(value: T, values: Record<string, string> = placeholders()): T {
  if (typeof value === 'string') return fillText(value, values) as T
  if (Array.isArray(value)) return value.map((entry) => fill(entry, values)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, values)])) as T
}

function fillText(text: string, values: Record<string, string>): string {
  return text.replace(placeholder, (_, key: string) => {
    const value = values[key]
    if (value === undefined)
      throw new Error(`content: "{{${key}}}" is unknown; expected one of ${Object.keys(values).join(', ')}.`)
    return value
  })
}
