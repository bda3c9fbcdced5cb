import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { AuditEntry, DeskError, Person } from '#contracts/desk.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import type { Database } from '#server/storage/database.ts'

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

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503

/** What the desk will not do: the person reads `message`, the page what else is said. Every room throws it, one place answers. */
export class Refusal extends Error {
  readonly status: Status
  readonly said: DeskError

  constructor(status: Status, message: string, more: Omit<DeskError, 'message'> = {}) {
    super(message)
    this.status = status
    this.said = { message, ...more }
  }
}

/** Answers with a file. The browser shows it, unless it is an `attachment`, which it keeps under `name`. */
export const sendFile = (
  c: Context,
  content: Uint8Array | string,
  type: string,
  { name, how = 'inline' }: { name?: string; how?: 'inline' | 'attachment' } = {},
) =>
  c.body(typeof content === 'string' ? content : new Uint8Array(content), 200, {
    'Content-Type': type,
    'Content-Disposition': name ? `${how}; filename*=UTF-8''${encodeURIComponent(name)}` : how,
  })

/**
 * Writes down who did what: `what` in the words the owner reads («Contesta una consulta»), `details` by label («Consulta»:
 * «A4F2»). Never a secret, never a visitor's text.
 */
export type Audit = (
  person: Pick<Person, 'id' | 'name'>,
  what: string,
  details?: Record<string, string | number>,
) => Promise<void>

export const operator = { id: '', name: 'Línea de órdenes' }

export const createAudit =
  ({ db }: Database, now: () => number): Audit =>
  async (person, what, details = {}) => {
    await db
      .insertInto('desk_audit')
      .values({
        id: randomUUID(),
        at: now(),
        person_id: person.id,
        person_name: person.name,
        what,
        details: JSON.stringify(details),
      })
      .execute()
  }

/** Writes down what somebody has done; that is all there is to answer. */
export async function done(c: Context<DeskEnv>, audit: Audit, what: string, details?: Parameters<Audit>[2]) {
  await audit(c.var.person, what, details)
  return c.body(null, 204)
}

const page = 50

const end = { at: Number.MAX_SAFE_INTEGER, id: '' }

/** What was done, newest first; `before` is the last entry of the page before. `more`: whether there are older ones. */
export async function readAudit({ db }: Database, before = end) {
  const rows = await db
    .selectFrom('desk_audit')
    .select(['id', 'at', 'person_name as name', 'what', 'details'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(before.at, before.id)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page + 1)
    .execute()
  const entries = rows.slice(0, page).map((row): AuditEntry => ({ ...row, details: JSON.parse(row.details) }))
  return { entries, more: rows.length > page }
}
