import type { Context } from 'hono'
import { attachmentLimits, excessOf } from '#contracts/desk-enquiries.ts'
import { Answer } from '#server/desk/enquiries/fields.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import { maxFormBytes, readAs } from '#server/desk/request/read-json.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import { parseMultipart, streamMultipart, type TakeFile } from '#server/enquiry/multipart.ts'
import { formatOf } from '#server/photos/format.ts'
import { cleanName } from '#server/storage/photos.ts'
import type { AnswerFile } from '#server/storage/schema.ts'
import { attachmentWords } from '#words/attachment-words.ts'

export const bringsFiles = ({ req }: Context) =>
  req.method === 'POST' &&
  req.path.endsWith('/answers') &&
  /^multipart\/form-data\b/i.test(req.header('content-type') ?? '')

/** A new answer as JSON in `answer`, and the files that go with it, in their order. Throws Refusal. */
export async function readAnswerWithFiles(c: Context<DeskEnv>) {
  const files: AnswerFile[] = []
  const sizes: number[] = []
  const count = (at: number, bytes: number) => {
    sizes[at] = (sizes[at] ?? 0) + bytes
    const excess = excessOf(sizes)
    if (excess) throw refused(413, excess)
  }
  const take: TakeFile = async (name, stream) => {
    const at = sizes.length
    count(at, 0)
    const pieces: Buffer[] = []
    for await (const piece of stream as AsyncIterable<Buffer>) {
      count(at, piece.length)
      pieces.push(piece)
    }
    files[at] = toFile(name, Buffer.concat(pieces))
  }
  const form = parseMultipart(c.req.header('content-type') ?? '', maxFormBytes, take, attachmentLimits.field)
  const fields = await streamMultipart(c.env.incoming, form)
  return { given: readAs(Answer, parse(fields.get('answer'))), files }
}

function parse(json = ''): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const refused = (status: 413 | 422, message: string) => new Refusal(status, message, { field: 'files' })

const kinds = { pdf: ['pdf', 'application/pdf'], jpeg: ['jpg', 'image/jpeg'], png: ['png', 'image/png'] } as const

/** What a file is by its first bytes, under a name that harms nobody. Throws Refusal for another kind. */
function toFile(name: string, content: Buffer): AnswerFile {
  if (content.length === 0) throw refused(422, attachmentWords.empty(readable(name)))
  // A moving PNG is one too.
  const format = content.toString('latin1', 1, 4) === 'PNG' ? 'png' : formatOf(content)
  if (!(format in kinds)) throw refused(422, attachmentWords.otherKind(readable(name)))
  const [ending, type] = kinds[format as keyof typeof kinds]
  return { name: `${cleanName(name, 80) || 'archivo'}.${ending}`, type, bytes: content.length, content }
}

const readable = (name: string) => name.replace(/\p{C}+/gu, ' ').slice(0, 60)
