// What has to be true before the site is published, and is not yet.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { conditionsFile, readConditions, sampleGroups } from '#content/conditions.ts'
import { readDesignPrices } from '#content/design-prices.ts'
import { readFacts, readPhotos, readProjects, readServices, readTestimonials } from '#content/read.ts'
import { readSettings } from '#content/settings.ts'
import { retentionDays } from '#contracts/retention.ts'

export type Missing = { file: string; field: string; why: string }
type Machine = {
  env: Record<string, string | undefined>
  /** Milliseconds since 1970. */
  now: number
}

const day = 24 * 60 * 60_000
const settingsFile = 'content/settings.yaml'
/** So old may the newest back-up be, and what was said of the waiting time. */
const backupDays = 7
const waitingTimeDays = 92

/** Everything that is missing, in the order of the files. @param root folder that holds content/ */
export const missing = (machine: Machine, root = process.cwd()): Missing[] => [
  ...holder(root),
  ...samples(root),
  ...conditions(root, machine.now),
  ...renders(root),
  ...(readSettings(root).enquiry.endpoint.startsWith('/') ? server(root, machine) : []),
]

/** Who is behind the site and how to reach them. */
function holder(root: string): Missing[] {
  const { siteUrl, contact, address, social, owner } = readSettings(root)
  const rows: [missing: boolean, field: string, why: string][] = [
    [siteUrl.endsWith('.example'), 'siteUrl', `is ${siteUrl}: search engines, cards and mails would lead there`],
    [owner.name === '', 'owner.name', 'is empty: the law wants the holder named (LSSI art. 10, GDPR art. 13)'],
    [owner.nif === '', 'owner.nif', 'is empty: the law wants it in the legal notice (LSSI art. 10)'],
    [contact.phone === '', 'contact.phone', `is empty: ${contact.phonePlaceholder} is shown, which is nobody's`],
    [contact.email === '', 'contact.email', `is empty: ${contact.emailPlaceholder} is shown, which is nobody's`],
    [contact.whatsapp === '', 'contact.whatsapp', 'is empty: its links dial the placeholder'],
    [contact.hoursSample, 'contact.hoursSample', 'is true: the hours are marked as not confirmed'],
    [address.street === 'Polígono industrial, s/n', 'address.street', 'is still the sample'],
    [social.instagram === '', 'social.instagram', 'is empty: its links lead to no profile'],
    [social.facebook === '', 'social.facebook', 'is empty: its links lead to no profile'],
  ]
  return rows.flatMap(([is, field, why]) => (is ? [{ file: settingsFile, field, why }] : []))
}

function samples(root: string): Missing[] {
  const { quotes } = readTestimonials(root)
  const opinions = quotes.flatMap(({ sample, author }, i) =>
    sample
      ? [{ file: 'content/testimonials.yaml', field: `quotes.${i}.sample`, why: `${author} is not a real customer` }]
      : [],
  )
  const why = 'is true: counters are claims that must be provable'
  const counters = readFacts(root).countersSample ? [{ file: 'content/facts.yaml', field: 'countersSample', why }] : []
  const designs = readDesignPrices(root).sample
    ? [
        {
          file: 'content/design-prices.yaml',
          field: 'sample',
          why: 'is true: nobody has confirmed what a design costs',
        },
      ]
    : []
  return [...opinions, ...counters, ...designs]
}

function conditions(root: string, now: number): Missing[] {
  const known = readConditions(root)
  const { start, services } = known
  const priced = services.items.map(({ service }) => service)
  const at = (field: string, why: string) => ({ file: conditionsFile, field, why })
  const old = !start.sample && now - Date.parse(start.asOf) > waitingTimeDays * day
  return [
    ...sampleGroups(known).map((group) =>
      at(`${group}.sample`, 'is true: made up, and an offer binds who publishes it'),
    ),
    ...(old ? [at('start.asOf', `is ${start.asOf}: the waiting time may be another one now`)] : []),
    ...readServices(root)
      .filter(({ slug }) => !priced.includes(slug))
      .map(({ slug }) => at('services.items', `has no prices for ${slug}`)),
  ]
}

/** Pictures that stand as jobs done or as the workshop, and are computed. */
function renders(root: string): Missing[] {
  const photos = readPhotos(root)
  const works = new Set(readProjects(root).map(({ img }) => img))
  return Object.entries(photos).flatMap(([id, { kind, place }]) => {
    if (kind === 'photograph' || !(works.has(id) || place)) return []
    const why = works.has(id) ? 'a render stands as a work of the gallery' : 'a render stands as a real place'
    return [{ file: 'content/photos.yaml', field: `${id}.kind`, why }]
  })
}

/** What only the machine knows on which the form service runs. */
function server(root: string, { env, now }: Machine): Missing[] {
  const at = (field: string, why: string) => ({ file: 'environment', field, why })
  const kept = env.RETENTION_DAYS || String(retentionDays)
  const backups = join(env.DATA_DIR || join(root, 'data'), 'backups')
  return [
    ...(env.SMTP_URL ? [] : [at('SMTP_URL', 'is not set: enquiries are kept, but nobody is told')]),
    ...(env.MAIL_TO || readSettings(root).contact.email
      ? []
      : [at('MAIL_TO', 'is not set: enquiries would be mailed to the placeholder')]),
    ...(kept === 'off' || Number(kept) > retentionDays
      ? [at('RETENTION_DAYS', `is ${kept}: the privacy policy promises ${retentionDays}`)]
      : []),
    ...(newestFile(backups) > now - backupDays * day
      ? []
      : [
          {
            file: 'DATA_DIR/backups',
            field: '*',
            why: `has no back-up of the last ${backupDays} days (npm run backup)`,
          },
        ]),
  ]
}

const newestFile = (folder: string) =>
  existsSync(folder) ? Math.max(0, ...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs)) : 0
