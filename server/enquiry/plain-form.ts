const head = '\r\nContent-Disposition: form-data; name="'
const headEnd = '"\r\n\r\n'
const maxParts = 200

/**
 * Text fields of a whole multipart/form-data body, the last of a repeated name, when it is written exactly as browsers
 * write a form of texts. Anything else (a file, another header, a quoted name, a missing end) gives undefined, and busboy
 * decides: this reads what is usual in a sixth of its time, and refuses nothing.
 */
export function readPlainForm(body: Buffer, contentType: string): Map<string, string> | undefined {
  const boundary = /^multipart\/form-data; ?boundary=([\w-]{1,70})$/i.exec(contentType)?.[1]
  const delimiter = `\r\n--${boundary}`
  const text = body.toString('latin1') // one character for each byte: places in it are places in the body
  if (boundary === undefined || !text.startsWith(delimiter.slice(2))) return undefined
  const fields = new Map<string, string>()
  let at = delimiter.length - 2
  for (let part = 0; !text.startsWith('--', at); part++) {
    const nameFrom = at + head.length
    const nameTo = text.indexOf(headEnd, nameFrom)
    const from = nameTo + headEnd.length
    // A line end belongs to the delimiter, the head's own too: where that is one, there is no value.
    const to = text.indexOf(delimiter, from - 2)
    const name = text.slice(nameFrom, nameTo)
    if (!text.startsWith(head, at) || nameTo < 0 || to < from || part === maxParts || !isPlain(name)) return undefined
    fields.set(name, body.toString('utf8', from, to))
    at = to + delimiter.length
  }
  return fields
}

const isPlain = (name: string) => /^[\w .[\]-]+$/.test(name)
