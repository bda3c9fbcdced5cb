import { unusable } from '#words/photos-words.ts'

// The first bytes of what is often taken for a photograph, as Latin letters.
const kinds: [RegExp, string][] = [
  [/^....ftyp(hei|hev|mif1|msf1)/s, unusable.heic],
  [/^%PDF/, unusable.pdf],
  [/^....ftyp(?!avi)|^.Eß£/s, unusable.video],
  [/^\s*<(\?xml|svg)/, unusable.svg],
  [/^\xff\xd8|^\x89PNG|^RIFF|^....ftypavi/s, unusable.damaged],
]

/** Why the browser could not open a file, and what is right: goes on after its name. */
export async function reasonOf(file: Blob): Promise<string> {
  if (file.size === 0) return unusable.empty
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  const letters = String.fromCharCode(...head)
  return kinds.find(([signature]) => signature.test(letters))?.[1] ?? unusable.unknown
}
