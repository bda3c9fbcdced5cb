const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const signs = Object.fromEntries(Object.entries(entities).map(([sign, entity]) => [entity, sign]))

/** Makes a text harmless inside HTML, attributes included. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] as string)

/** The text of HTML that React or `escapeHtml` has escaped. */
export const unescapeHtml = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => signs[entity] as string)
