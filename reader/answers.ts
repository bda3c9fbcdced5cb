import { z } from 'zod'
import { slug, text } from './fields.ts'
import { readOne } from './reading.ts'
import { ready } from './ready.ts'

/** What a `{…}` of an answer may name. */
const answerKeys = ['greeting', 'name', 'number', 'day', 'person'] as const

const known = new Set<string>(answerKeys)
const expected = `a text whose {…} are of ${answerKeys.map((key) => `{${key}}`).join(', ')}`
const fillable = text
  .refine((value) => [...value.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].every(([, key = '']) => known.has(key)), {
    error: expected,
  })
  .meta({ wanted: `No puede quedar vacío; entre llaves solo valen ${answerKeys.map((key) => `{${key}}`).join(', ')}.` })

export const Answers = z.strictObject({
  subject: fillable.meta({ title: 'Asunto', description: '{number} es el número de la consulta.' }),
  greeting: fillable.meta({ title: 'Saludo', description: '{name} es el nombre de quien escribe.' }),
  greetingWithoutName: fillable.meta({ title: 'Saludo sin nombre' }),
  quoted: fillable.meta({ title: 'Delante de lo que escribió', description: '{day} es el día en que llegó.' }),
  templates: z
    .array(
      z.strictObject({
        id: slug.meta({ title: 'Nombre interno', description: 'No se ve. Letras minúsculas, cifras y guiones.' }),
        name: text.meta({ title: 'Nombre', description: 'Con el que la eliges al contestar.' }),
        subject: fillable.optional().meta({ title: 'Otro asunto' }),
        text: fillable.meta({
          title: 'Texto',
          description: '{greeting} es el saludo; {person}, quien contesta.',
          lines: true,
        }),
      }),
    )
    .nonempty()
    .meta({ title: 'Respuestas', one: 'respuesta' }),
})
/** Beginnings of the desk's answers, their `{{…}}` filled in. */
export type Answers = z.infer<typeof Answers>

export const readAnswers = (root?: string): Answers => ready('answers', root, (at) => readOne('answers', Answers, at))
