import { createHash } from 'node:crypto'
import { z } from 'zod'
import { answerField, type EnquiryFields, enquiryLimits, phoneDigits } from '#contracts/enquiry.ts'
import { foreignLabel } from '#server/enquiry/own-fields.ts'

// The address form that browsers accept in an e-mail field, with a dot required in the domain.
const emailShape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/i

// And what turns the writing round: a label read backwards is another one.
const control = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu
// Line breaks and tabs are part of a text.
const controlInText = /(?:(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069])+/gu

/** One line without control characters: what goes into a mail header cannot start another one. */
const line = (text: string) => text.toWellFormed().replace(control, ' ').trim()
const paragraph = (text: string) =>
  text.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(controlInText, ' ').trim()

const optionalLine = (max: number, error: string) =>
  z.string().default('').transform(line).pipe(z.string().max(max, { error }))
const { name, phone, email, message } = enquiryLimits
const long = (what: string, max: number) =>
  `${what} es ${what.startsWith('Una') ? 'demasiado larga' : 'demasiado largo'}: como máximo ${max} caracteres.`

const incomplete = 'Revisa tu correo electrónico: no parece una dirección completa.'
const emailAddress = z
  .string()
  .max(email, { error: long('El correo electrónico', email), abort: true })
  .regex(emailShape, { error: incomplete, abort: true })
  .refine((value) => value.indexOf('@') <= 64, { error: incomplete })

const foreignData = 'El formulario ha llegado con datos que no le corresponden. Recarga la página y vuelve a enviarlo.'
const answer = z.object(
  {
    label: z
      .string({ error: foreignData })
      .transform(line)
      .pipe(z.string().min(1, { error: foreignData }).max(enquiryLimits.answerLabel, { error: foreignData }))
      .transform(foreignLabel),
    value: z
      .string({ error: foreignData })
      .transform(paragraph)
      .pipe(z.string().max(enquiryLimits.answerValue, { error: long('Una respuesta', enquiryLimits.answerValue) })),
  },
  { error: foreignData },
)
const answers = z
  .array(answer, { error: foreignData })
  .max(enquiryLimits.answers, { error: foreignData })
  .transform((list) => list.filter(({ value }) => value !== ''))

/** What a form may send; each wrong field with its own sentence for the visitor. */
const EnquiryForm = z.object({
  name: z
    .string({ error: 'Escribe tu nombre, por favor.' })
    .transform(line)
    .pipe(
      z
        .string()
        .min(1, { error: 'Escribe tu nombre, por favor.' })
        .max(name, { error: long('El nombre', name) }),
    ),
  email: z
    .string({ error: 'Escribe tu correo electrónico, por favor.' })
    .transform(line)
    .pipe(z.string().min(1, { error: 'Escribe tu correo electrónico, por favor.', abort: true }).pipe(emailAddress)),
  phone: z
    .string()
    .default('')
    .transform((typed) => phoneDigits(line(typed)))
    .pipe(
      z
        .string()
        .max(phone, { error: `Revisa el teléfono: como máximo ${phone} cifras.` })
        .regex(/^\d*$/, { error: 'Revisa el teléfono: solo puede llevar cifras.' }),
    ),
  message: z
    .string()
    .default('')
    .transform(paragraph)
    .pipe(z.string().max(message, { error: long('El mensaje', message) })),
  subject: optionalLine(200, 'El asunto es demasiado largo.'),
  from_name: optionalLine(120, 'El nombre del remitente es demasiado largo.'),
  replyto: z
    .string()
    .default('')
    .transform(line)
    .pipe(z.union([z.literal(''), emailAddress], { error: 'La dirección de respuesta no es válida.' })),
  submission: optionalLine(100, foreignData),
  answers,
})
type EnquiryForm = z.infer<typeof EnquiryForm>

type Field = keyof EnquiryFields
/** Fields of the form that are not kept under their names. */
const beside: Field[] = ['access_key', 'botcheck', 'redirect', 'started', 'altcha', 'page', 'campaign', 'design']
const own = new Set<string>([...Object.keys(EnquiryForm.shape), ...beside])
const isAnswer = (key: string) => key.startsWith('answers[') && key.endsWith(']')

/** Reads a form's fields: each wrong one gives its sentence. */
export function readForm(fields: ReadonlyMap<string, string>) {
  return EnquiryForm.safeParse({ ...Object.fromEntries(fields), answers: answersOf(fields) })
}

/** The guided quote's answers, as a script sends them or as plain fields; undefined when they cannot be read. */
function answersOf(fields: ReadonlyMap<string, string>): unknown {
  const json = fields.get('answers')
  if (json === undefined || json === '') {
    const plain = [...fields].filter(([key, value]) => isAnswer(key) && value.trim() !== '')
    return plain.map(([key, value]) => ({ label: key.slice(answerField('').length - 1, -1), value }))
  }
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Fields that a form has beside the known ones: they are kept and mailed, the first 20 within limits. */
export function extraFields(fields: ReadonlyMap<string, string>): Record<string, string> {
  const extra = [...fields]
    .filter(([key]) => !own.has(key) && !isAnswer(key))
    .map(([key, value]) => [foreignLabel(line(key).slice(0, 60)), paragraph(value).slice(0, 1000)] as const)
  return Object.fromEntries(
    extra.filter(([key, value]) => key !== '' && key !== '__proto__' && value !== '').slice(0, 20),
  )
}

/**
 * Digest by which a repeat is known: the form's idempotency key, what was typed and the digests of the pictures. A changed
 * text or picture is a new enquiry.
 */
export function digestOf(form: EnquiryForm, extra: Record<string, string>, photos: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([form, extra, ...photos]))
    .digest('base64url')
}
