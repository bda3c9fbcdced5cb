import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { whileUnchanged } from './kept.ts'

const number = 'an international number such as "+34 600 11 22 33", or ""'
const phone = z.union([z.literal(''), z.string().regex(/^\+\d[\d ]{7,17}$/, { error: number })], { error: number })
const secure = 'an address that begins with https://, or ""'
const httpsUrl = z.union([z.literal(''), z.url({ protocol: /^https$/, error: secure })], { error: secure })
const mail = 'an e-mail address, or ""'
const freeText = z.string({ error: 'a text, or ""' })
const clock = 'a time in quotes such as "08:00"'
const time = z.string({ error: clock }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: clock })
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const weekday = z.enum(days, { error: `one of ${days.join(', ')}` })
const place = 'a path such as /api/submit or an address that begins with https://'
const endpoint = z.string({ error: place }).regex(/^(\/(?!\/)\S*|https?:\/\/\S+)$/, { error: place })
const siteUrl = 'an address such as https://example.es, without a slash at the end'
const filled = 'a text that is not empty'
const text = z.string({ error: filled }).min(1, { error: filled })
const digits = 'five digits in quotes such as "45860"'
const country = 'a two-letter country code such as ES'

const shape = z.strictObject({
  brand: text,
  siteUrl: z.string({ error: siteUrl }).regex(/^https?:\/\/[^/\s]+$/, { error: siteUrl }),
  contact: z.strictObject({
    phone,
    phoneSecond: phone,
    phonePlaceholder: phone,
    whatsapp: phone,
    whatsappText: freeText,
    email: z.union([z.literal(''), z.email({ error: mail })], { error: mail }),
    emailPlaceholder: z.email({ error: 'an e-mail address' }),
    hours: z.array(z.strictObject({ days: text, opens: time, closes: time, week: z.array(weekday).nonempty() })),
    hoursSample: z.boolean({ error: 'true until the owner has confirmed the hours, else false' }),
  }),
  address: z.strictObject({
    street: text,
    postalCode: z.string({ error: digits }).regex(/^\d{5}$/, { error: digits }),
    city: text,
    region: text,
    country: z.string({ error: country }).regex(/^[A-Z]{2}$/, { error: country }),
  }),
  social: z.strictObject({ instagram: httpsUrl, facebook: httpsUrl }),
  owner: z.strictObject({ name: freeText, nif: freeText, registry: freeText }),
  years: z.int({ error: 'a whole number' }).positive({ error: 'a whole number above 0' }),
  home: z.enum(['slider', 'boxes'], { error: '"slider" or "boxes"' }),
  consent: z.enum(['scroll', 'choice'], { error: '"scroll" or "choice"' }),
  enquiry: z.strictObject({ endpoint, accessKey: text }),
  category: z.strictObject({ endpoint }),
  measuring: z.strictObject({ webVitals: httpsUrl }),
})

/** Who only scrolls has agreed to nothing: what is not strictly necessary waits for a choice (art. 22.2 LSSI). */
const askedFirst = ({ value, issues }: z.core.ParsePayload<z.infer<typeof shape>>) => {
  const { consent, measuring } = value
  if (consent !== 'scroll' || measuring.webVitals === '') return
  const message = '"" while "consent" is "scroll", because scrolling is no consent to measuring; set consent: choice'
  issues.push({ code: 'custom', path: ['measuring', 'webVitals'], input: measuring.webVitals, message })
}

/** Shape of `content/settings.yaml`: the workshop's own data and the choices of this site. */
export const Settings = shape.check(askedFirst)
export type Settings = z.infer<typeof Settings>

const file = 'content/settings.yaml'

/** Reads and checks the settings. Throws one sentence that names the file, the key, the value and what is allowed. */
export function readSettings(root = process.cwd()): Settings {
  const path = join(root, file)
  return whileUnchanged(path, () => readFrom(path))
}

function readFrom(path: string): Settings {
  let value: unknown
  try {
    value = parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  const result = Settings.safeParse(value, { error: expectation })
  if (result.success) return result.data
  throw new Error(result.error.issues.map((issue) => describeIssue(file, value, issue)).join('\n'))
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

/** What is expected, in words, where the schema itself does not say it. */
export function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected
  if (issue.code === 'too_small') return `at least ${issue.minimum}${issue.origin === 'array' ? ' entries' : ''}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}${issue.origin === 'array' ? ' entries' : ''}`
  return undefined
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
