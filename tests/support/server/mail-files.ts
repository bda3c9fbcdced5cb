/** The file of that ending in the source of a mail; empty where there is none. */
export function fileOf(source: string, ending: string): Buffer {
  const part = source.split(/^--/m).find((it) => new RegExp(`filename="?[^\\n]*\\.${ending}`).test(it)) ?? ''
  return Buffer.from(part.split(/\r?\n\r?\n/)[1] ?? '', 'base64')
}
