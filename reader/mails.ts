import { z } from 'zod'
import { mailParts } from '#words/desk-field-words.ts'
import { text } from './fields.ts'
import { fillable } from './fillable.ts'
import { readOne } from './reading.ts'
import { ready } from './ready.ts'

// What each mail has to fill in; what takes none of it stays a plain text.
const visitor = fillable('name', 'number', 'answerDay', 'until')
const workshop = fillable('name', 'number', 'answerDay')
const photos = fillable('name', 'number', 'count')
const spam = fillable('count')
const link = fillable('name', 'until')

const { subject, preview, lead } = mailParts

const deskLink = z.strictObject({
  subject: link.meta(subject),
  preview: link.meta(preview),
  label: link.meta({ title: 'Encima del título' }),
  title: link.meta({ title: 'Título' }),
  lead: link.meta(lead),
  button: link.meta({ title: 'Botón' }),
  note: link.meta({ title: 'Debajo del botón' }),
})

export const Mails = z.strictObject({
  visitor: z
    .strictObject({
      subject: visitor.meta(subject),
      /** What mail programs show beside the subject. */
      preview: visitor.meta(preview),
      greeting: visitor.meta({ title: 'Saludo' }),
      greetingWithoutName: visitor.meta({ title: 'Saludo sin nombre' }),
      title: visitor.meta({ title: 'Título' }),
      lead: visitor.meta(lead),
      prepare: z
        .strictObject({
          title: visitor.meta({ title: 'Título' }),
          items: z.array(visitor).nonempty().meta({ title: 'Lista', one: 'línea' }),
        })
        .meta({ title: 'Qué puede ir preparando' }),
      photos: z
        .strictObject({ text: visitor.meta({ title: 'Texto' }), button: visitor.meta({ title: 'Botón' }) })
        .meta({ title: 'Para añadir fotos' }),
      sent: visitor.meta({ title: 'Encima de lo que envió' }),
      /** Left out while there is no phone. */
      call: visitor.meta({ title: 'Si corre prisa', description: 'No sale mientras no haya teléfono en los ajustes.' }),
      reply: visitor.meta({ title: 'Si olvidó algo' }),
      prices: visitor.meta({ title: 'Enlace a precios y plazos' }),
      privacy: visitor.meta({ title: 'Datos personales' }),
      privacyLink: visitor.meta({ title: 'Enlace a la política de privacidad' }),
    })
    .meta({ title: 'A quien escribe', description: 'La respuesta automática, si está encendida.' }),
  workshop: z
    .strictObject({
      subject: workshop.meta(subject),
      preview: workshop.meta(preview),
      answerBy: workshop.meta({ title: 'Hasta cuándo contestar' }),
      /** First words of the answer by WhatsApp. */
      whatsapp: fillable('name', 'number').meta({ title: 'Primeras palabras por WhatsApp' }),
      noMessage: workshop.meta({ title: 'Si no escribió nada' }),
      answers: workshop.meta({ title: 'Encima de sus respuestas' }),
      origin: workshop.meta({ title: 'De qué página viene' }),
      answered: workshop.meta({ title: 'Botón para marcarla' }),
      photos: text.meta({ title: 'Botón de las fotos' }),
    })
    .meta({ title: 'Al taller' }),
  photos: z
    .strictObject({ subject: photos.meta(subject), lead: photos.meta(lead) })
    .meta({ title: 'Al taller, cuando alguien añade fotos' }),
  spam: z
    .strictObject({
      subject: spam.meta(subject),
      subjectOne: spam.meta({ title: 'Asunto si es una sola' }),
      lead: spam.meta(lead),
    })
    .meta({ title: 'Al taller, sobre lo que parece spam' }),
  /** To people of the workshop: an invitation to the desk, and a link to enter by. */
  desk: z
    .strictObject({
      invitation: deskLink.meta({ title: 'Invitación' }),
      mail: deskLink.meta({ title: 'Enlace para entrar' }),
    })
    .meta({ title: 'A la gente del taller' }),
})
/** Texts of the form service's mails, their placeholders filled in. */
export type Mails = z.infer<typeof Mails>

export const readMails = (root?: string): Mails => ready('mails', root, (at) => readOne('mails', Mails, at))
