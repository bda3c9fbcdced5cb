import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import { minimumFillSeconds } from '#contracts/enquiry.ts'
import { retentionDays } from '#contracts/retention.ts'

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number()
    .int()
    .min(min)
    .max(max)
    .meta({ allowed: `a whole number from ${min} to ${max}` })

const limit = (max: number, number: string) =>
  z
    .union([z.literal('off').transform(() => 0), z.coerce.number().int().min(1).max(max)])
    .meta({ allowed: `"off" or ${number} above 0` })

const address = (protocol: RegExp, allowed: string) => z.url({ protocol }).meta({ allowed })

const list = (item: z.ZodString, allowed: string) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(item))
    .meta({ allowed })

const flag = z
  .enum(['on', 'off'])
  .transform((value) => value === 'on')
  .meta({ allowed: '"on" or "off"' })

const mailbox = z
  .union([z.email(), z.string().regex(/^[^<>\r\n]{1,120}<[^<>\s@]+@[^<>\s@]+>$/)])
  .meta({ allowed: 'an e-mail address, or a name with an address in <>' })
const secret = (allowed: string) => z.string().min(16).meta({ allowed })

const network = z.string().regex(/^(loopback|[\da-f:.]+(\/\d{1,3})?)$/i)
const origin = z.string().regex(/^https?:\/\/[^/\s]+$/)

const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: z.string().default('').meta({ allowed: 'a host name or address' }),
  DATA_DIR: z.string().min(1).default('./data').meta({ allowed: 'a folder' }),
  SITE_DIR: z.string().min(1).default('./build').meta({ allowed: 'the folder of the built site' }),
  CONTENT_DIR: z.string().min(1).default('./content').meta({ allowed: 'the folder of the texts and pictures' }),
  /** The start sets it where content/ has a mistake, and CONTENT_DIR is what the last good build was made from. */
  CONTENT_STALE: flag.default(false),
  DATABASE_URL: address(/^postgres(ql)?$/, 'an address that begins with postgres://').default(''),
  SMTP_URL: address(/^smtps?$/, 'an address that begins with smtp:// or smtps://').default(''),
  MAIL_FROM: mailbox.default(''),
  MAIL_TO: mailbox.default(''),
  AUTO_REPLY: flag.default(false),
  WEBHOOK_URL: address(/^https?$/, 'an address that begins with https://').default(''),
  WEBHOOK_SECRET: secret('a secret of at least 16 characters').default(''),
  OUTBOX_RETRY_SECONDS: wholeNumber(1, 3600).default(5),
  OUTBOX_LEASE_SECONDS: wholeNumber(2, 3600).default(120),
  RATE_LIMIT: limit(1_000_000, 'a whole number').default(5),
  OVERALL_LIMIT: limit(1_000_000, 'a whole number').default(300),
  MIN_FILL_SECONDS: wholeNumber(0, 60).default(minimumFillSeconds),
  ALTCHA_KEY: secret('a secret of at least 16 characters, or nothing').default(''),
  CORS_ORIGINS: list(origin, 'origins such as https://example.es, separated by commas').default([]),
  TRUST_PROXY: list(network, 'addresses or networks such as 10.0.0.0/8, or "loopback", separated by commas').default(
    [],
  ),
  RETENTION_DAYS: limit(36_500, 'a whole number of days').default(retentionDays),
  METRICS_TOKEN: secret('a secret of at least 16 characters, or nothing').default(''),
  DESK_ORIGIN: origin.meta({ allowed: 'the origin of the site, such as https://example.es' }).default(''),
  DESK_GIT_REMOTE: z
    .string()
    .max(500)
    .regex(/^(?!-)\S*$/)
    .meta({ allowed: 'the address of a Git repository' })
    .default(''),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .meta({ allowed: 'debug, info, warn, error or silent' })
    .default('info'),
})

export type Config = ReturnType<typeof readConfig>

/** Reads the server's settings from environment variables. Throws one sentence for each wrong value. */
export function readConfig(env: Record<string, string | undefined>) {
  // An empty variable is an unset one: that is how compose files and systemd leave a setting out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = Environment.safeParse(given)
  if (!result.success) throw new Error(wrongKeys(result.error, given).join('\n'))
  const values = result.data
  requireTogether(values)
  return {
    ...values,
    DATA_DIR: resolve(values.DATA_DIR),
    SITE_DIR: resolve(values.SITE_DIR),
    CONTENT_DIR: resolve(values.CONTENT_DIR),
    instance: randomBytes(6).toString('hex'),
  }
}

function wrongKeys(error: z.ZodError, given: Record<string, string | undefined>): string[] {
  const keys = [...new Set(error.issues.map(({ path }) => String(path[0])))]
  return keys.map((key) => {
    const shape = Environment.shape[key as keyof typeof Environment.shape] as z.ZodDefault<z.ZodType>
    const { allowed } = (shape.unwrap().meta() ?? shape.meta() ?? {}) as { allowed?: string }
    const shown = /SECRET|KEY|TOKEN|URL/.test(key)
      ? 'has a value that is not allowed'
      : `is ${JSON.stringify(given[key])}`
    return `Environment variable ${key} ${shown}; allowed is ${allowed}.`
  })
}

function requireTogether({ WEBHOOK_URL, WEBHOOK_SECRET, AUTO_REPLY, SMTP_URL }: z.infer<typeof Environment>) {
  if (WEBHOOK_URL !== '' && WEBHOOK_SECRET === '') {
    throw new Error(
      'Environment variable WEBHOOK_SECRET is missing; WEBHOOK_URL needs it: a secret of at least 16 characters.',
    )
  }
  if (AUTO_REPLY && SMTP_URL === '') {
    throw new Error(
      'Environment variable SMTP_URL is missing; AUTO_REPLY=on needs it: an address that begins with smtp:// or smtps://.',
    )
  }
}
