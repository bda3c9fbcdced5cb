import { z } from 'zod'
import { quoteLimits as limits } from '#contracts/desk-quotes.ts'
import { vatRates } from '#contracts/quotes.ts'
import { projectTags } from '#reader/schema.ts'

const text = (max: number) =>
  z
    .string()
    .max(max, `Es demasiado largo: caben ${max} caracteres.`)
    .regex(
      /^(?:[\t\n\r]|[^\p{Cc}\ufffe\uffff])*$/u,
      'Lleva un signo que no se ve y que no cabe aquí: bórralo y escríbelo a mano.',
    )
const oneLine = (max: number) => text(max).regex(/^[^\r\n]*$/, 'Cabe en una línea.')
const isoDay = z.iso.date('Elige un día del calendario.')
const most = 100_000_000

const Line = z.strictObject({
  text: text(limits.line),
  quantity: z.number().min(0).max(1_000_000),
  unit: oneLine(limits.unit),
  priceCents: z.int('Escribe un precio como 1700 o 1.700,50.').min(-most).max(most),
  vat: z.union(vatRates.map((rate) => z.literal(rate))),
})

/** A quote as it is being written: gaps are allowed, what is sent is checked by the law's list. */
const Draft = z.strictObject({
  title: oneLine(limits.title),
  subject: z.enum(['made-to-measure', 'service']),
  customer: z.strictObject({
    name: oneLine(120),
    nif: oneLine(20),
    email: oneLine(254),
    phone: oneLine(40),
    address: oneLine(limits.place),
  }),
  place: oneLine(limits.place),
  town: oneLine(80),
  description: text(limits.description),
  lines: z.array(Line).max(limits.lines, `Caben ${limits.lines} líneas.`),
  reduced: z
    .strictObject({ reason: z.enum(['renovation', 'developer']), materialsPercent: z.number().min(0).max(100) })
    .nullable(),
  stages: z.array(z.strictObject({ percent: z.number().min(0).max(100), when: oneLine(200) })).max(8),
  validDays: z.int().min(0).max(365),
  weeks: z.tuple([z.int().min(0).max(200), z.int().min(0).max(200)]),
  startOn: z.union([z.literal(''), isoDay]),
  startWeeks: z.int().min(0).max(200).default(0),
  guaranteeYears: z.int().min(0).max(50),
  guarantee: text(limits.description),
  design: text(2_000),
  pictures: z.array(z.uuid()).max(24),
})

const rev = z.int()
export const Begin = z.strictObject({ enquiry: z.string().max(40) })
export const Save = z.strictObject({ rev, draft: Draft })
export const Rev = z.strictObject({ rev })
export const Accept = z.strictObject({
  version: z.int(),
  way: z.enum(['phone', 'paper']),
  name: oneLine(120).trim().min(1, 'Escribe el nombre de quien ha dicho que sí.'),
})
/** '' takes it back. */
export const On = z.strictObject({ day: z.union([z.literal(''), isoDay], 'Elige un día del calendario.') })
export const Cancel = z.strictObject({ text: text(2_000) })
export const Reply = z.strictObject({ reply: text(1_000) })
const file = z.string().max(40)
export const NewWork = z.strictObject({
  title: oneLine(120).trim().min(3, 'Di qué es: «Librería de roble, Ocaña».'),
  tag: z.enum(projectTags, 'Elige uno de los oficios de la galería.'),
  wood: oneLine(60).trim().min(1, 'Di en qué madera.'),
  hours: z.int('Las horas son un número entero.').min(0).max(10_000),
  withPrice: z.boolean(),
  before: file,
  making: z.array(file).max(12),
  after: file.min(1, 'Elige la foto de cómo ha quedado: es la que sale en la galería.'),
})
export const Weeks = z.object({ weeks: z.coerce.number().int().min(1).max(104).default(52) })
