import { readFileSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { builtPages } from './built-pages.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode
type Wanted = { name?: string | RegExp; level?: number; exact?: boolean }

/**
 * Parts of a built page, asked for as Playwright asks, by roles and names, before any script. What is hidden by its markup
 * is none; what a style hides is asked of the browser.
 */
export class Parts {
  readonly elements: Element[]

  constructor(elements: Element[]) {
    this.elements = elements
  }

  byRole(role: string, { name, level, exact }: Wanted = {}): Parts {
    return this.where(
      (one) =>
        roleOf(one) === role &&
        !isHidden(one) &&
        (level === undefined || one.tagName === `h${level}`) &&
        (name === undefined || fits(nameOf(one), name, exact)),
    )
  }

  /** With this attribute, and this value of it, where it is given. */
  with(attribute: string, value?: string): Parts {
    return this.where((one) =>
      value === undefined ? attributeOf(one, attribute) !== undefined : attributeOf(one, attribute) === value,
    )
  }

  tag(name: string): Parts {
    return this.where((one) => one.tagName === name)
  }

  where(holds: (one: Element) => boolean): Parts {
    return new Parts([...new Set(this.elements.flatMap((one) => below(one)))].filter(holds))
  }

  /** Of these parts those for which it holds. */
  filter(holds: (one: Parts) => boolean): Parts {
    return new Parts(this.elements.filter((one) => holds(new Parts([one]))))
  }

  get all(): Parts[] {
    return this.elements.map((one) => new Parts([one]))
  }

  get count(): number {
    return this.elements.length
  }

  at(index: number): Parts {
    const one = this.elements.at(index)
    return new Parts(one ? [one] : [])
  }

  /** Of the first, or of none undefined. */
  attribute(name: string): string | undefined {
    return this.elements[0] && attributeOf(this.elements[0], name)
  }

  attributes(name: string): (string | undefined)[] {
    return this.elements.map((one) => attributeOf(one, name))
  }

  get texts(): string[] {
    return this.elements.map((one) => plain(textOf(one)))
  }

  get text(): string {
    return this.texts.join(' ')
  }
}

const parsed = new Map<string, Parts>()
const files = new Map(builtPages().map(({ path, file }) => [path, file]))

/** The built page of an address. */
export function pageAt(path: string): Parts {
  const known = parsed.get(path)
  if (known) return known
  const file = files.get(path)
  if (!file) throw new Error(`There is no page ${path}.`)
  const page = new Parts(parse(readFileSync(file, 'utf8')).childNodes.filter(isElement))
  parsed.set(path, page)
  return page
}

export const mainOf = (path: string) => pageAt(path).byRole('main')

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node
const attributeOf = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value
const belows = new WeakMap<Element, Element[]>()
function below(one: Element): Element[] {
  const known = belows.get(one)
  if (known) return known
  const found = one.childNodes.filter(isElement).flatMap((child) => [child, ...below(child)])
  belows.set(one, found)
  return found
}
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const fits = (text: string, name: string | RegExp, exact = false) =>
  name instanceof RegExp ? name.test(text) : exact ? text === name : text.toLowerCase().includes(name.toLowerCase())

function* upFrom(one: Element): Generator<Element> {
  for (
    let at: Element | undefined = one;
    at;
    at = at.parentNode && isElement(at.parentNode) ? at.parentNode : undefined
  )
    yield at
}

/** The text of an element as `textContent` gives it. */
const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

function isHidden(one: Element): boolean {
  return [...upFrom(one)].some(
    (at) =>
      attributeOf(at, 'hidden') !== undefined ||
      attributeOf(at, 'aria-hidden') === 'true' ||
      attributeOf(at, 'popover') !== undefined ||
      at.tagName === 'template' ||
      (at.tagName === 'dialog' && attributeOf(at, 'open') === undefined),
  )
}

const roles: Record<string, string> = {
  article: 'article',
  aside: 'complementary',
  button: 'button',
  dd: 'definition',
  details: 'group',
  dt: 'term',
  fieldset: 'group',
  figure: 'figure',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  ol: 'list',
  p: 'paragraph',
  search: 'search',
  select: 'combobox',
  table: 'table',
  td: 'cell',
  textarea: 'textbox',
  time: 'time',
  ul: 'list',
}
const fields: Record<string, string> = {
  checkbox: 'checkbox',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
  submit: 'button',
  email: 'textbox',
  tel: 'textbox',
  text: 'textbox',
}

function roleOf(one: Element): string | undefined {
  const given = attributeOf(one, 'role')
  if (given) return given
  const { tagName } = one
  if (tagName === 'a') return attributeOf(one, 'href') === undefined ? undefined : 'link'
  if (tagName === 'img') return attributeOf(one, 'alt') === '' ? undefined : 'img'
  if (tagName === 'input') return fields[attributeOf(one, 'type') ?? 'text']
  if (tagName === 'th') return attributeOf(one, 'scope') === 'row' ? 'rowheader' : 'columnheader'
  if (tagName === 'section' || tagName === 'form')
    return nameOf(one) ? (tagName === 'form' ? 'form' : 'region') : undefined
  if (tagName === 'header' || tagName === 'footer') {
    const isOfPart = [...upFrom(one)].some((at) => ['article', 'aside', 'main', 'nav', 'section'].includes(at.tagName))
    return isOfPart ? undefined : tagName === 'header' ? 'banner' : 'contentinfo'
  }
  return roles[tagName]
}

const named: Record<string, string> = { fieldset: 'legend', figure: 'figcaption', table: 'caption' }
const fromContent = ['button', 'cell', 'columnheader', 'heading', 'link', 'rowheader', 'tab']

function nameOf(one: Element): string {
  const label = attributeOf(one, 'aria-label')
  if (label) return plain(label)
  const root = [...upFrom(one)].at(-1) ?? one
  const by = attributeOf(one, 'aria-labelledby')?.split(' ')
  if (by)
    return plain(
      by
        .map((id) => below(root).find((at) => attributeOf(at, 'id') === id))
        .map((at) => at && spoken(at))
        .join(' '),
    )
  const { tagName } = one
  if (tagName === 'img') return plain(attributeOf(one, 'alt') ?? '')
  if (['input', 'select', 'textarea'].includes(tagName)) {
    const id = attributeOf(one, 'id')
    const labels = below(root).filter((at) => at.tagName === 'label')
    return plain(
      labels
        .filter((at) => (id && attributeOf(at, 'for') === id) || below(at).includes(one))
        .map(spoken)
        .join(' '),
    )
  }
  const part = one.childNodes.filter(isElement).find((child) => child.tagName === named[tagName])
  if (part) return plain(spoken(part))
  const own = tagName !== 'section' && tagName !== 'form' && fromContent.includes(roleOf(one) ?? '') ? spoken(one) : ''
  return plain(own || (attributeOf(one, 'title') ?? ''))
}

/** What is read aloud of an element. */
function spoken(node: Node): string {
  if ('value' in node) return node.value
  if (!isElement(node) || isHidden(node) || node.tagName === 'svg') return ''
  if (node.tagName === 'img') return attributeOf(node, 'alt') ?? ''
  return attributeOf(node, 'aria-label') ?? node.childNodes.map(spoken).join('')
}
