/** Small letters without accents: “jose” has to find “José”. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** `La puerta de Ocaña` → `la-puerta-de-ocana` */
export const slugOf = (text: string) =>
  plain(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Fills in `{name}` and the like. Throws when a text asks for what there is not. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value !== undefined) return value
    throw new Error(`"{${key}}" is unknown in "${text}"; expected one of ${Object.keys(values).join(', ')}.`)
  })
