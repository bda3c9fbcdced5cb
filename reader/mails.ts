import { z } from 'zod'
import { mailParts } from '#words/desk-field-words.ts'
import { group, textField } from './fields.ts'
import { fillable } from './fillable.ts'
import { readyOne } from './ready.ts'

// What each mail has to fill in; what takes none of it stays a plain text.
const visitor = fillable('name', 'number', 'answerDay', 'until')
const workshop = fillable('name', 'number', 'answerDay')
const photos = fillable('name', 'number', 'count')
const spam = fillable('count')
const link = fillable('name', 'until')

const { subject, preview, lead } = mailParts

const quote = fillable('name', 'number', 'title', 'version', 'total', 'until', 'step')
/** A mail with a button; `above` stands before its title. */
const letter = <Above extends z.ZodRawShape>(fill: typeof quote, above: Above) =>
  z.strictObject({
    subject: fill.meta(subject),
    preview: fill.meta(preview),
    ...above,
    title: fill.meta({ title: 'Título' }),
    lead: fill.meta(lead),
    button: fill.meta({ title: 'Botón' }),
    note: fill.meta({ title: 'Debajo del botón' }),
  })
const quoteLetter = letter(quote, {})
const quoteNews = z.strictObject({ subject: quote.meta(subject), lead: quote.meta(lead) })
const deskLink = letter(link, { label: link.meta({ title: 'Encima del título' }) })

export const Mails = z.strictObject({
  visitor: group(
    'A quien escribe',
    {
      subject: visitor.meta(subject),
      preview: visitor.meta(preview),
      greeting: visitor.meta({ title: 'Saludo' }),
      greetingWithoutName: visitor.meta({ title: 'Saludo sin nombre' }),
      title: visitor.meta({ title: 'Título' }),
      lead: visitor.meta(lead),
      prepare: group(
        'Qué puede ir preparando',
        {
          title: visitor.meta({ title: 'Título' }),
          photos: visitor.meta({ title: 'Si no ha mandado fotos' }),
          measures: visitor.meta({ title: 'Si no ha dado medidas' }),
          when: visitor.meta({ title: 'Si no ha dicho para cuándo' }),
          access: visitor.meta({ title: 'Siempre' }),
        },
        { description: 'Solo sale lo que no ha mandado ya.' },
      ),
      photos: group('Para añadir fotos', {
        text: visitor.meta({ title: 'Texto' }),
        more: visitor.meta({ title: 'Si ya ha mandado alguna' }),
        button: visitor.meta({ title: 'Botón' }),
      }),
      sent: visitor.meta({ title: 'Encima de lo que envió' }),
      call: visitor.meta({ title: 'Si corre prisa', description: 'No sale mientras no haya teléfono en los ajustes.' }),
      reply: visitor.meta({ title: 'Si olvidó algo' }),
      prices: visitor.meta({ title: 'Enlace a precios y plazos' }),
      privacy: visitor.meta({ title: 'Datos personales' }),
      privacyLink: visitor.meta({ title: 'Enlace a la política de privacidad' }),
    },
    { description: 'La respuesta automática, si está encendida.' },
  ),
  workshop: group('Al taller', {
    subject: workshop.meta(subject),
    preview: workshop.meta(preview),
    answerBy: workshop.meta({ title: 'Hasta cuándo contestar' }),
    whatsapp: fillable('name', 'number').meta({ title: 'Primeras palabras por WhatsApp' }),
    noMessage: workshop.meta({ title: 'Si no escribió nada' }),
    answers: workshop.meta({ title: 'Encima de sus respuestas' }),
    origin: workshop.meta({ title: 'De qué página viene' }),
    answered: workshop.meta({ title: 'Botón para marcarla' }),
    photos: textField('Botón de las fotos'),
  }),
  photos: group('Al taller, cuando alguien añade fotos', {
    subject: photos.meta(subject),
    lead: photos.meta(lead),
    leadOne: photos.meta({ title: 'Entradilla si es una sola' }),
  }),
  spam: group('Al taller, sobre lo que parece spam', {
    subject: spam.meta(subject),
    subjectOne: spam.meta({ title: 'Asunto si es una sola' }),
    lead: spam.meta(lead),
    leadOne: spam.meta({ title: 'Entradilla si es una sola' }),
  }),
  quotes: group('Presupuestos', {
    sent: quoteLetter.meta({ title: 'Al cliente, con el presupuesto' }),
    accepted: quoteLetter.meta({ title: 'Al cliente, cuando lo acepta' }),
    step: quoteLetter.meta({ title: 'Al cliente, en cada paso', description: 'Solo si lo ha pedido.' }),
    mounted: quoteLetter.meta({ title: 'Al cliente, cuando está montado', description: 'Pide su opinión, una vez.' }),
    news: group('Al taller', {
      accepted: quoteNews.meta({ title: 'Aceptado' }),
      change: quoteNews.meta({ title: 'Pide un cambio' }),
      declined: quoteNews.meta({ title: 'Dice que no' }),
      review: quoteNews.meta({ title: 'Ha dado su opinión' }),
    }),
  }),
  desk: group('A la gente del taller', {
    invitation: deskLink.meta({ title: 'Invitación' }),
    mail: deskLink.meta({ title: 'Enlace para entrar' }),
  }),
})
/** Texts of the form service's mails, their placeholders filled in. */
export type Mails = z.infer<typeof Mails>

export const readMails = (): Mails => readyOne('mails', Mails)
