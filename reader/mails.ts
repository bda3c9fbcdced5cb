import { z } from 'zod'
import { text } from './fields.ts'
import { readOne } from './reading.ts'
import { ready } from './ready.ts'

const subject = text.meta({ title: 'Asunto' })
const preview = text.meta({ title: 'Avance', description: 'Lo que enseña el buzón al lado del asunto.' })
const lead = text.meta({ title: 'Texto' })

const deskLink = z.strictObject({
  subject,
  preview,
  label: text.meta({ title: 'Encima del título' }),
  title: text.meta({ title: 'Título' }),
  lead,
  button: text.meta({ title: 'Botón' }),
  note: text.meta({ title: 'Debajo del botón' }),
})

export const Mails = z.strictObject({
  visitor: z
    .strictObject({
      subject,
      /** What mail programs show beside the subject. */
      preview,
      greeting: text.meta({ title: 'Saludo' }),
      greetingWithoutName: text.meta({ title: 'Saludo sin nombre' }),
      title: text.meta({ title: 'Título' }),
      lead,
      prepare: z
        .strictObject({
          title: text.meta({ title: 'Título' }),
          items: z.array(text).nonempty().meta({ title: 'Lista', one: 'línea' }),
        })
        .meta({ title: 'Qué puede ir preparando' }),
      photos: z
        .strictObject({ text: text.meta({ title: 'Texto' }), button: text.meta({ title: 'Botón' }) })
        .meta({ title: 'Para añadir fotos' }),
      sent: text.meta({ title: 'Encima de lo que envió' }),
      /** Left out while there is no phone. */
      call: text.meta({ title: 'Si corre prisa', description: 'No sale mientras no haya teléfono en los ajustes.' }),
      reply: text.meta({ title: 'Si olvidó algo' }),
      prices: text.meta({ title: 'Enlace a precios y plazos' }),
      privacy: text.meta({ title: 'Datos personales' }),
      privacyLink: text.meta({ title: 'Enlace a la política de privacidad' }),
    })
    .meta({ title: 'A quien escribe', description: 'La respuesta automática, si está encendida.' }),
  workshop: z
    .strictObject({
      subject,
      preview,
      answerBy: text.meta({ title: 'Hasta cuándo contestar' }),
      /** First words of the answer by WhatsApp. */
      whatsapp: text.meta({ title: 'Primeras palabras por WhatsApp' }),
      noMessage: text.meta({ title: 'Si no escribió nada' }),
      answers: text.meta({ title: 'Encima de sus respuestas' }),
      origin: text.meta({ title: 'De qué página viene' }),
      answered: text.meta({ title: 'Botón para marcarla' }),
      photos: text.meta({ title: 'Botón de las fotos' }),
    })
    .meta({ title: 'Al taller' }),
  photos: z.strictObject({ subject, lead }).meta({ title: 'Al taller, cuando alguien añade fotos' }),
  spam: z
    .strictObject({ subject, subjectOne: text.meta({ title: 'Asunto si es una sola' }), lead })
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
