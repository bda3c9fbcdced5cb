import { hash } from 'node:crypto'
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

const optionalLine = (max: number, error: string) => z.string().overwrite(line).max(max, error).default('')
const { name, phone, email, message } = enquiryLimits
const long = (what: string, max: number) =>
  `${what} es ${what.startsWith('Una') ? 'demasiado larga' : 'demasiado largo'}: como máximo ${max} caracteres.`

const incomplete = 'Revisa tu correo electrónico: no parece una dirección completa.'
const emailAddress = z
  .string()
  .max(email, { error: long('El correo electrónico', email), abort: true })
  .regex(emailShape, { error: incomplete, abort: true })
  .refine((value) => value.indexOf('@') <= 64, incomplete)

const foreignData = 'El formulario ha llegado con datos que no le corresponden. Recarga la página y vuelve a enviarlo.'
const { answerLabel, answerValue } = enquiryLimits
const answer = z.object(
  {
    label: z
      .string(foreignData)
      .overwrite(line)
      .min(1, foreignData)
      .max(answerLabel, foreignData)
      .transform(foreignLabel),
    value: z.string(foreignData).overwrite(paragraph).max(answerValue, long('Una respuesta', answerValue)),
  },
  foreignData,
)
const answers = z
  .array(answer, foreignData)
  .max(enquiryLimits.answers, foreignData)
  .transform((list) => list.filter(({ value }) => value !== ''))

const noName = 'Escribe tu nombre, por favor.'
const noEmail = 'Escribe tu correo electrónico, por favor.'

/** What a form may send; each wrong field with its own sentence for the visitor. */
const EnquiryForm = z.object({
  name: z.string(noName).overwrite(line).min(1, noName).max(name, long('El nombre', name)),
  email: z.string(noEmail).overwrite(line).min(1, noEmail).pipe(emailAddress),
  phone: z
    .string()
    .overwrite((typed) => phoneDigits(line(typed)))
    .max(phone, `Revisa el teléfono: como máximo ${phone} cifras.`)
    .regex(/^\d*$/, 'Revisa el teléfono: solo puede llevar cifras.')
    .default(''),
  message: z.string().overwrite(paragraph).max(message, long('El mensaje', message)).default(''),
  subject: optionalLine(200, 'El asunto es demasiado largo.'),
  from_name: optionalLine(120, 'El nombre del remitente es demasiado largo.'),
  replyto: z
    .string()
    .overwrite(line)
    .pipe(z.union([z.literal(''), emailAddress], 'La dirección de respuesta no es válida.'))
    .default(''),
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
  return hash('sha256', JSON.stringify([form, extra, ...photos]), 'base64url')
}
