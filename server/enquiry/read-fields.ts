/** Why a body could not be read, with the fitting status. */
export class UnreadableBody extends Error {
  readonly status: 400 | 415

  constructor(status: 400 | 415, message: string) {
    super(message)
    this.status = status
  }
}

const broken = 'No hemos podido leer el formulario. Recarga la página y vuelve a enviarlo.'

/** Reads the fields of a multipart, url-encoded or JSON body. Files are left out; of a repeated field the last counts. */
export async function readFields(request: Request): Promise<Map<string, string>> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return fromJson(await request.text())
  if (type === 'application/x-www-form-urlencoded') return new Map(new URLSearchParams(await request.text()))
  if (type === 'multipart/form-data') return fromFormData(request)
  throw new UnreadableBody(415, 'Este formulario solo acepta datos de formulario o JSON.')
}

async function fromFormData(request: Request): Promise<Map<string, string>> {
  const form = await request.formData().catch(() => {
    throw new UnreadableBody(400, broken)
  })
  return new Map([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
}

function fromJson(text: string): Map<string, string> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UnreadableBody(400, broken)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableBody(400, broken)
  const plain = Object.entries(value).filter(([, field]) => ['string', 'number', 'boolean'].includes(typeof field))
  return new Map(plain.map(([key, field]) => [key, String(field)]))
}
