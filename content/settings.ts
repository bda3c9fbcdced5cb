import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const phone = z.union([z.literal(''), z.string().regex(/^\+\d[\d ]{7,17}$/)], {
  error: 'an international number such as "+34 600 11 22 33", or ""',
})
const httpsUrl = z.union([z.literal(''), z.url({ protocol: /^https$/ })], {
  error: 'an address that begins with https://, or ""',
})
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as "08:00"' })
const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
const endpoint = z.string().regex(/^(\/(?!\/)\S*|https?:\/\/\S+)$/, {
  error: 'a path such as /api/submit or an address that begins with https://',
})
const text = z.string().min(1, { error: 'a text that is not empty' })

/** Shape of `content/settings.yaml`: the workshop's own data and the choices of this site. */
export const Settings = z.strictObject({
  brand: text,
  siteUrl: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/, { error: 'an address such as https://example.es, without a slash at the end' }),
  contact: z.strictObject({
    phone,
    phoneSecond: phone,
    phonePlaceholder: phone,
    whatsapp: phone,
    whatsappText: z.string(),
    email: z.union([z.literal(''), z.email()], { error: 'an e-mail address, or ""' }),
    emailPlaceholder: z.email({ error: 'an e-mail address' }),
    hours: z.array(z.strictObject({ days: text, opens: time, closes: time, week: z.array(weekday).nonempty() })),
  }),
  address: z.strictObject({
    street: text,
    postalCode: z.string().regex(/^\d{5}$/, { error: 'five digits' }),
    city: text,
    region: text,
    country: z.string().regex(/^[A-Z]{2}$/, { error: 'a two-letter country code such as ES' }),
  }),
  social: z.strictObject({ instagram: httpsUrl, facebook: httpsUrl }),
  owner: z.strictObject({ name: z.string(), nif: z.string(), registry: z.string() }),
  years: z.int({ error: 'a whole number' }).positive({ error: 'a whole number above 0' }),
  home: z.enum(['slider', 'boxes'], { error: '"slider" or "boxes"' }),
  consent: z.enum(['scroll', 'choice'], { error: '"scroll" or "choice"' }),
  enquiry: z.strictObject({ endpoint, accessKey: text }),
  category: z.strictObject({ endpoint }),
  measuring: z.strictObject({ webVitals: httpsUrl }),
})
export type Settings = z.infer<typeof Settings>

/** Reads and checks the settings. Throws one sentence that names the file, the key, the value and what is allowed. */
export function readSettings(root = process.cwd()): Settings {
  const file = 'content/settings.yaml'
  let value: unknown
  try {
    value = parse(readFileSync(join(root, file), 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  const result = Settings.safeParse(value)
  if (result.success) return result.data
  throw new Error(result.error.issues.map((issue) => describeIssue(file, value, issue)).join('\n'))
}

/** One sentence for one Zod issue: file, key, the value that stands there and what is expected. */
export function describeIssue(file: string, value: unknown, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const where = issue.path.length > 0 ? ` under "${issue.path.join('.')}"` : ''
    return `${file}: unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}${where}; remove it or correct its spelling.`
  }
  const found = issue.path.reduce<unknown>(
    (at, key) => (at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  )
  const is = found === undefined ? 'is missing' : `is ${JSON.stringify(found)}`
  return `${file}: "${issue.path.join('.')}" ${is}; expected ${issue.message}.`
}
