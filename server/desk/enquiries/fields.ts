import { z } from 'zod'
import { answerChannels, deskLimits, enquiryStates, outcomes, tagPattern } from '#contracts/desk-enquiries.ts'
import { gapsMessage } from '#contracts/gaps.ts'

const upTo = (max: number, what: string) =>
  z.string(`${what} tiene que ser un texto.`).max(max, `${what} es demasiado largo: caben ${max} caracteres.`)

const tag = z
  .string('Una etiqueta tiene que ser un texto.')
  .trim()
  .max(deskLimits.tag, `Una etiqueta tiene ${deskLimits.tag} letras como mucho.`)
  .regex(tagPattern, 'Una etiqueta lleva letras, cifras, espacios, puntos, guiones y barras.')

const pickDay = 'Elige un día del calendario.'
const remindOn = z.union([z.literal(''), z.iso.date(pickDay)], pickDay)

/** Fields that a request may change, and what is said of a wrong one. */
export const Change = z.strictObject({
  state: z.enum(enquiryStates, 'Ese estado no existe.').optional(),
  read: z.boolean().optional(),
  tags: z
    .array(tag)
    .max(deskLimits.tags, `Caben ${deskLimits.tags} etiquetas.`)
    .transform((tags) => [...new Set(tags)])
    .optional(),
  assignedTo: z.string().max(80).optional(),
  remindOn: remindOn.optional(),
  outcome: z.enum([...outcomes, ''], 'Elige ganada, perdida o ninguna.').optional(),
  valueCents: z
    .int('El importe tiene que ser un número de euros.')
    .min(0, 'El importe no puede ser negativo.')
    .max(1_000_000_000, 'Ese importe es demasiado grande.')
    .nullable()
    .optional(),
})

export const Note = z.strictObject({
  text: upTo(deskLimits.note, 'La nota').trim().min(1, 'Escribe algo en la nota.'),
})

/** A template's gaps do not leave with it. */
const withoutGaps = ({ value, issues }: z.core.ParsePayload<string>) => {
  const message = gapsMessage(value)
  if (message) issues.push({ code: 'custom', input: value, message })
}

// A line break in a subject would begin another header.
const subject = upTo(deskLimits.subject, 'El asunto').regex(/^\P{Cc}*$/u, {
  error: 'El asunto cabe en una línea y no lleva signos invisibles.',
})
const text = upTo(deskLimits.answer, 'La respuesta')

/** An answer as it is looked at: its gaps may still be open. */
export const Draft = z.strictObject({
  channel: z.enum(answerChannels, 'Esa vía no existe.'),
  subject: subject.optional(),
  text: text.optional(),
})

export const Answer = Draft.extend({
  subject: subject.check(withoutGaps).optional(),
  text: text.check(withoutGaps).optional(),
})

export const Join = z.strictObject({ with: z.string().max(40) })
export const Erase = z.strictObject({ name: z.string().max(200) })

export const Figures = z.object({ weeks: z.coerce.number().int().min(1).max(104).default(26) })

export const Query = z.object({
  state: z.enum([...enquiryStates, 'all']).optional(),
  q: z.string().max(deskLimits.search).default(''),
  tag: z.string().max(deskLimits.tag).default(''),
  assigned: z.string().max(80).default(''),
  due: z
    .string()
    .optional()
    .transform((value) => value === '1'),
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\da-f-]{36}$/)
    .optional(),
})
export type Query = z.infer<typeof Query>
