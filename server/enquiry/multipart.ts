const decoder = new TextDecoder()
const lineEnd = '\r\n'

/**
 * The text fields of a whole multipart/form-data body (RFC 7578), the last of a repeated name; files are left out.
 * Undefined when the body is malformed. Node's own reader wants a web stream, which costs more than all else an enquiry
 * needs; a test holds the two against each other.
 */
export function readMultipart(body: Buffer, contentType: string): Map<string, string> | undefined {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  const delimiter = `--${boundary?.[1] ?? boundary?.[2]}`
  const text = body.toString('latin1') // one character for each byte: places in it are places in the body
  if (!boundary || !text.startsWith(delimiter)) return undefined
  const fields = new Map<string, string>()
  for (let at = delimiter.length; ; ) {
    if (text.startsWith('--', at)) return fields
    if (!text.startsWith(lineEnd, at)) return undefined
    const headEnd = text.indexOf(`${lineEnd}${lineEnd}`, at)
    const from = headEnd + 2 * lineEnd.length
    const end = text.indexOf(`${lineEnd}${delimiter}`, from)
    if (headEnd < 0 || end < 0) return undefined
    const disposition = readDisposition(text.slice(at, headEnd))
    if (!disposition) return undefined
    if (!disposition.isFile) fields.set(disposition.name, decoder.decode(body.subarray(from, end)))
    at = end + lineEnd.length + delimiter.length
  }
}

/** What the head of a part says of it. Browsers write quotes and line breaks in names as %22, %0D and %0A. */
function readDisposition(head: string): { name: string; isFile: boolean } | undefined {
  const disposition = /\r\ncontent-disposition:\s*form-data((?:;[^\r\n]*)?)(?=\r\n|$)/i.exec(head)?.[1]
  const name = /;\s*name="([^"\r\n]*)"/i.exec(disposition ?? '')?.[1]
  if (disposition === undefined || name === undefined) return undefined
  const unescaped = name.replace(/%(22|0D|0A)/gi, decodeURIComponent)
  return {
    name: decoder.decode(Buffer.from(unescaped, 'latin1')),
    isFile: /;\s*filename\*?=/i.test(disposition),
  }
}
