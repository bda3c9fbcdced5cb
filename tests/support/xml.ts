/** An element of an XML text: its name, its own attributes, the text directly in it, the elements in it. */
export type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] }

const token = /<\?[^?]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** Reads an XML text (no CDATA, no DOCTYPE). Throws where it is not well-formed. */
export function readXml(xml: string): Element {
  const top: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  token.lastIndex = 0
  for (let at = 0; at < xml.length; at = token.lastIndex) {
    const match = token.exec(xml)
    if (!match || entity.test(match[0])) throw new Error(`not well-formed at ${at}: ${xml.slice(at, at + 60)}`)
    const [, closes, name = '', attributes = '', single, words] = match
    const inside = open.at(-1) as Element
    if (words) inside.text += decode(words)
    else if (closes && open.pop()?.name !== name) throw new Error(`</${name}> closes <${inside.name}>`)
    else if (name && !closes) {
      const element = { name, attributes: attributesOf(attributes), text: '', children: [] }
      inside.children.push(element)
      if (!single) open.push(element)
    }
  }
  if (open.length !== 1 || top.children.length !== 1 || top.text.trim()) throw new Error('expected one root element')
  return top.children[0] as Element
}

/** All elements of that name, at any depth. */
export const all = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)])

/** Text of the first element of that name; empty without one. */
export const textOf = (element: Element, name: string) => all(element, name)[0]?.text ?? ''

const attributesOf = (source: string) =>
  Object.fromEntries([...source.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, decode(value ?? '')]))

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text that an escaped one stands for. */
export const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, dec, name) =>
    hex || dec ? String.fromCodePoint(Number.parseInt(hex ?? dec, hex ? 16 : 10)) : (signs[name] ?? whole),
  )
