import { z } from 'zod'
import { entries, id, textField } from './fields.ts'
import { fillable } from './fillable.ts'
import { readyOne } from './ready.ts'

const answer = fillable('greeting', 'name', 'number', 'day', 'person', 'work', 'weeks')

export const Answers = z.strictObject({
  subject: answer.meta({ title: 'Asunto' }),
  greeting: fillable('name', 'number', 'day', 'person').meta({ title: 'Saludo' }),
  greetingWithoutName: fillable('number', 'day', 'person').meta({ title: 'Saludo sin nombre' }),
  quoted: fillable('day').meta({ title: 'Delante de lo que escribió' }),
  templates: entries('Respuestas', 'respuesta', {
    id,
    name: textField('Nombre', 'Con el que la eliges al contestar.'),
    subject: answer.optional().meta({ title: 'Otro asunto' }),
    text: answer.meta({ title: 'Texto', lines: true }),
  }).nonempty(),
})
/** Beginnings of the desk's answers, their `{{…}}` filled in. */
export type Answers = z.infer<typeof Answers>

export const readAnswers = (): Answers => readyOne('answers', Answers)
