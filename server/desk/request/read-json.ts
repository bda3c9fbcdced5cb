import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { Refusal } from '#server/desk/request/refusal.ts'

const incomplete = 'El envío no está completo. Vuelve a cargar la página e inténtalo otra vez.'

/** What a request sends as JSON, by its schema. Throws as `readAs` does. */
export async function readJson<S extends z.ZodType>(c: Context, schema: S): Promise<z.infer<S>> {
  return readAs(schema, await c.req.json().catch(() => undefined))
}

/** What an address asks for behind its `?`, by its schema. Throws as `readAs` does. */
export const readQuery = <S extends z.ZodType>(c: Context, schema: S): z.infer<S> =>
  readAs(schema, c.req.query(), 'Esa dirección pide algo que no existe.')

/** What was sent, by its schema. Throws a refusal that names the first wrong field, in the schema's words where it has some. */
export function readAs<S extends z.ZodType>(schema: S, sent: unknown, otherwise = incomplete): z.infer<S> {
  const read = schema.safeParse(sent, { error: () => otherwise })
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = issue?.path[0]
  throw new Refusal(400, issue?.message ?? otherwise, typeof field === 'string' ? { field } : {})
}

/** Fields of people, with what to say when they are wrong. */
export const fields = {
  name: z
    .string('Escribe un nombre.')
    .trim()
    .min(1, 'Escribe un nombre.')
    .max(80, 'El nombre es demasiado largo: caben 80 letras.')
    .regex(/^[^\p{Cc}<>]*$/u, 'Ese nombre lleva signos que no caben en un nombre.'),
  email: z
    .string('Escribe una dirección de correo.')
    .trim()
    .toLowerCase()
    .max(200, 'Esa dirección es demasiado larga.')
    .pipe(z.email('Esa dirección de correo no está completa: es como ana@ejemplo.es.')),
  role: z.enum(['owner', 'helper'], 'Elige dueño o ayudante.'),
  key: z.string().max(100),
}

/** Most bytes of a form without files. */
export const maxFormBytes = 64 * 1024

/** Forms of the desk are small; what takes files sets a limit of its own. */
export const smallBody = limitedBody(maxFormBytes)

/** Refuses what is longer than so many bytes before it is read. */
export function limitedBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(413, 'Eso es demasiado largo.')
    },
  })
}
