// Not those for dense screens, which are no JPEG. React writes «srcSet».
const firstFile = /<main[\s\S]*? srcset="(\/photos\/[^" ]+)(?<!-2x)[.]avif [^>]*><img [^>]*?(?:data-night="(\w+)"|>)/i

/**
 * Address of the smallest files of a page's first photograph without their ending, and its night: copies,
 * because what V8 cuts out of a text keeps the whole text in memory.
 */
export function firstPicture(html: string): { picture?: string | undefined; night?: string | undefined } {
  const [, picture, night] = firstFile.exec(html) ?? []
  return structuredClone({ picture, night })
}
