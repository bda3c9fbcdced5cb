// What has to be true before the site is published, and is not yet.

import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { day } from '#contracts/days.ts'
import { retentionDays } from '#contracts/retention.ts'
import { conditionsFile, sampleGroups } from './conditions.ts'
import { Conditions } from './conditions-schema.ts'
import { readDesignPrices } from './design-prices.ts'
import { holidaysFile, readHolidays } from './holidays.ts'
import { holder, type Missing, missingOf, type Row } from './missing-settings.ts'
import {
  readAbout,
  readConditions,
  readFacts,
  readPhotos,
  readProjects,
  readServices,
  readTestimonials,
} from './read.ts'
import { readSettings } from './settings.ts'
import { factsOf, unconfirmed } from './unconfirmed.ts'

export type { Missing }

type Machine = {
  env: Record<string, string | undefined>
  /** Milliseconds since 1970. */
  now: number
}

/** So old may the newest back-up be, and what was said of the waiting time. */
const backupDays = 7
const waitingTimeDays = 92
/** So many days ahead the holidays have to be known. */
const holidaysAhead = 30

/** Everything that is missing, in the order of the files. */
export const missing = (machine: Machine): Missing[] => [
  ...holder(),
  ...samples(),
  ...unconfirmed(),
  ...conditions(machine.now),
  ...holidays(machine.now),
  ...renders(),
  ...(readSettings().enquiry.endpoint.startsWith('/') ? server(machine) : []),
]

function samples(): Missing[] {
  const opinions = readTestimonials().quotes.map(({ sample, author }, i): Row => {
    const said = `La opinión de ${author} no es de un cliente de verdad.`
    return [sample, `quotes.${i}.sample`, `${author} is not a real customer`, said]
  })
  const counters = 'Las cifras de los contadores no están confirmadas, y hay que poder demostrarlas.'
  const team = 'Las personas del equipo son de ejemplo.'
  const prices = 'Nadie ha confirmado los precios del diseñador.'
  return [
    ...missingOf('content/testimonials.yaml', opinions),
    ...missingOf('content/facts.yaml', [
      [readFacts().countersSample, 'countersSample', 'is true: counters are claims that must be provable', counters],
    ]),
    ...missingOf('content/about.yaml', [
      [readAbout().team.sample, 'team.sample', 'is true: these are not the people of the workshop', team],
    ]),
    ...readProjects().flatMap(({ sample, file, title }) =>
      missingOf(file, [
        [sample, 'sample', 'is true: the story is made up', `La historia de «${title}» es de ejemplo.`],
      ]),
    ),
    ...missingOf('content/design-prices.yaml', [
      [readDesignPrices().sample, 'sample', 'is true: nobody has confirmed what a design costs', prices],
    ]),
  ]
}

/** What the desk calls a group of the conditions. */
const titleOf = (group: string) => (Conditions.shape as Record<string, z.ZodType>)[group]?.meta()?.title ?? group

function conditions(now: number): Missing[] {
  const known = readConditions()
  const { start, services } = known
  const priced = services.items.map(({ service }) => service)
  const at = (field: string, why: string, said: string) => ({ file: conditionsFile, field, why, said })
  return [
    ...sampleGroups(known).map((group) => ({
      ...at(
        `${group}.sample`,
        'is true: made up, and an offer binds who publishes it',
        `«${titleOf(group)}»: son datos inventados, y una oferta obliga a quien la publica.`,
      ),
      facts: factsOf((known as unknown as Record<string, unknown>)[group]),
    })),
    ...missingOf(conditionsFile, [
      [
        !start.sample && now - Date.parse(start.asOf) > waitingTimeDays * day,
        'start.asOf',
        `is ${start.asOf}: the waiting time may be another one now`,
        `El plazo de espera es del ${start.asOf}: puede que ya sea otro.`,
      ],
    ]),
    ...readServices()
      .filter(({ slug }) => !priced.includes(slug))
      .map(({ slug }) => at('services.items', `has no prices for ${slug}`, `Faltan los precios de ${slug}.`)),
  ]
}

/** By these days mails say when an enquiry is answered. */
function holidays(now: number): Missing[] {
  const { sample, days } = readHolidays()
  const dates = days.map(({ date }) => date)
  const last = dates.toSorted().at(-1) ?? ''
  return missingOf(holidaysFile, [
    [
      sample,
      'sample',
      "is true: nobody has looked up next year's decree and the town's own days",
      'Nadie ha comprobado los festivos en el decreto del año ni los del pueblo.',
    ],
    [
      Date.parse(last) < now + holidaysAhead * day,
      'days',
      `ends on ${last}: add the days to come`,
      `La lista de festivos acaba el ${last}: añade los que vienen.`,
    ],
  ])
}

/** Pictures that stand as jobs done or as the workshop, and are computed. */
function renders(): Missing[] {
  const photos = readPhotos()
  const works = new Set(readProjects().map(({ picture }) => picture.id))
  return Object.entries(photos).flatMap(([id, { kind, place, caption }]) => {
    if (kind === 'photograph' || !(works.has(id) || place)) return []
    const [stands, isAt] = works.has(id)
      ? ['a work of the gallery', 'obra de la galería']
      : ['a real place', 'un lugar de verdad']
    const why = `a render stands as ${stands}`
    const said = `«${caption}» es una recreación y está como ${isAt}: cámbiala por una foto.`
    return [{ file: 'content/photos.yaml', field: `${id}.kind`, why, said }]
  })
}

/** What only the machine of the form service can say. */
function server({ env, now }: Machine): Missing[] {
  const kept = env.RETENTION_DAYS || String(retentionDays)
  const backups = join(env.DATA_DIR || 'data', 'backups')
  return [
    ...missingOf('environment', [
      [
        !env.SMTP_URL,
        'SMTP_URL',
        'is not set: enquiries are kept, but nobody is told',
        'El servidor no envía correos (SMTP_URL): las consultas se guardan, pero no avisa a nadie.',
      ],
      [
        env.AUTO_REPLY !== 'on',
        'AUTO_REPLY',
        'is not "on": who writes gets no confirmation by mail, only the thank-you page',
        'Quien escribe no recibe ningún correo de confirmación (AUTO_REPLY=on lo envía).',
      ],
      [
        !(env.MAIL_TO || readSettings().contact.email),
        'MAIL_TO',
        'is not set: enquiries would be mailed to the placeholder',
        'No se sabe a qué correo enviar las consultas (MAIL_TO).',
      ],
      [
        kept === 'off' || Number(kept) > retentionDays,
        'RETENTION_DAYS',
        `is ${kept}: the privacy policy promises ${retentionDays}`,
        `Las consultas se guardan más de los ${retentionDays} días que promete la política de privacidad (RETENTION_DAYS).`,
      ],
    ]),
    ...missingOf('DATA_DIR/backups', [
      [
        newestFile(backups) <= now - backupDays * day,
        '*',
        `has no back-up of the last ${backupDays} days (npm run backup)`,
        `No hay copia de seguridad de los últimos ${backupDays} días (npm run backup).`,
      ],
    ]),
  ]
}

const newestFile = (folder: string) =>
  existsSync(folder) ? Math.max(0, ...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs)) : 0
