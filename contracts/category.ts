/** A shop category, as `GET {host}/category` lists it. */
export interface Category {
  id: number | string
  name: string
  href: string
  item1: string
  item2?: string
  item3?: string
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isTextOrAbsent = (value: unknown) => value === undefined || value === null || typeof value === 'string'
/** A path of this site or a web address; never `javascript:` from a foreign server. */
export const isLink = (value: unknown): value is string => isText(value) && /^(\/(?![/\\])|https?:\/\/)/i.test(value)

function isCategory(value: unknown): value is Category {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, href, item1, item2, item3 } = value as Record<string, unknown>
  const numbered = (typeof id === 'number' && Number.isFinite(id)) || isText(id)
  return numbered && isText(name) && isLink(href) && isText(item1) && isTextOrAbsent(item2) && isTextOrAbsent(item3)
}

/** The well-formed categories of an answer; malformed entries are dropped, what is no list gives none. */
export function readCategories(answer: unknown): Category[] {
  return Array.isArray(answer) ? answer.filter(isCategory) : []
}
