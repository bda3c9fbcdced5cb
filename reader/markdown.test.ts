import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { unknownColor } from '#contracts/theme.ts'
import { renderMarkdown } from './markdown.ts'

/** What a text may become: elements, each with its attributes. */
const allowed: Record<string, readonly string[]> = {
  ...{ p: [], strong: [], em: [], del: [], br: [], hr: [], blockquote: [], ul: [], ol: ['start'], li: [], pre: [] },
  ...{ h1: ['id'], h2: ['id'], h3: ['id'], h4: ['id'], h5: ['id'], h6: ['id'], code: ['class'] },
  ...{ table: [], thead: [], tbody: [], tr: [], td: [], th: ['scope'], section: ['aria-label', 'tabindex'] },
  ...{
    a: ['href', 'title', 'target', 'rel'],
    input: ['type', 'disabled', 'checked'],
    figure: [],
    figcaption: ['class'],
  },
  ...{ picture: [], source: ['type', 'srcset', 'sizes'] },
  img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'style', 'loading'],
}

const find = (id: string) => ({
  ...{ id, alt: 'x', caption: id, credit: '', focal: [0.5, 0.5] as [number, number], color: unknownColor },
  ...{ width: 3, height: 2, base: '/x', widths: [] },
})

/** Elements, attributes and addresses of a text that are not in the list; parsed as browsers do. */
function strangers(markdown: string): string[] {
  const found: string[] = []
  const walk = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (node.nodeName === '#comment') found.push('<!-- -->')
    if (!('tagName' in node)) return
    const { tagName, attrs, childNodes } = node
    for (const { name, value } of attrs) {
      if (!allowed[tagName]?.includes(name)) found.push(`<${tagName} ${name}>`)
      if (name === 'href' && !/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(value)) found.push(value)
    }
    if (!Object.hasOwn(allowed, tagName)) found.push(`<${tagName}>`)
    for (const child of childNodes) walk(child)
  }
  for (const node of parseFragment(htmlOf(markdown)).childNodes) walk(node)
  return found
}

/** The text's HTML; nothing where it names a picture from elsewhere, which stops the build. */
function htmlOf(markdown: string): string {
  try {
    return renderMarkdown(markdown, { find }).html
  } catch (error) {
    if (/^content: the picture /.test(String((error as Error).message))) return ''
    throw error
  }
}

const hostile = [
  ...['<kbd>', '<code>', '<pre>', '</pre>', '<script>', '</script>', '<script/x>', '<img/src=x onerror=alert(1)>'],
  ...[
    '<meta/http-equiv=refresh>',
    '<svg/onload=x>',
    '<!--',
    '-->',
    '<![CDATA[',
    '<?x',
    '<style>',
    '<a href=x>',
    '"',
    "'",
  ],
  ...[
    '![](photo:x)',
    '![',
    '](',
    '[a](/\\evil.example)',
    '[a](javascript:x)',
    '[a](//x)',
    '[x]: /\\x "t"\n',
    '[x]',
    '<x@y.z>',
  ],
  ...[
    '*',
    '**',
    '_',
    '~~',
    '`',
    '```',
    '```x" onx="\n',
    '\n',
    '\n\n',
    '    ',
    '> ',
    '- ',
    '- [ ] ',
    '1. ',
    '# ',
    '|a|b|\n|-|-|\n',
  ],
  ...[
    '\\',
    '&lt;',
    '&#60;',
    '&quot;',
    '<http://x">',
    'http://x"onx',
    'www.x.y"<b>',
    '\0',
    '\u2028',
    '=',
    '/',
    '>',
    '<',
    ' ',
  ],
]
const text = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...hostile) }, fc.string({ maxLength: 4 })), { maxLength: 9 })
  .map((parts) => parts.join(''))

test('no text becomes markup of its own, whatever is in it', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(text, (markdown) => {
      expect(strangers(markdown)).toEqual([])
    }),
    { numRuns: 20_000, ignoreEqualValues: true },
  )
})

test('a link that browsers would take for one to another site is only its words', () => {
  const { html } = renderMarkdown('[a](/\\evil.example) [b](//evil.example) [d](</\t/evil.example>) [c](/contacto)')
  expect(html).toBe('<p>a b d <a href="/contacto">c</a></p>')
})

test('each heading has an id of its own', () => {
  const ids = (markdown: string) => renderMarkdown(markdown).headings.map(({ id }) => id)
  expect(ids('# a\n# a\n# a')).toEqual(['a', 'a-2', 'a-3'])
  expect(ids('# a\n# a 2\n# a\n# a 2')).toEqual(['a', 'a-2', 'a-3', 'a-2-2'])
})

test('thousands of equal headings take no longer each than a few', () => {
  const count = (many: number) => new Set(renderMarkdown('# a\n\n'.repeat(many)).headings.map(({ id }) => id)).size
  expect(count(8_000)).toBe(8_000)
})

test('a picture within a text names its night, which the dark theme shows', () => {
  const html = (night?: string) =>
    renderMarkdown('![](photo:silla)', { find: (id) => ({ ...find(id), ...(night && { night }) }) }).html
  expect(html('n01234567')).toContain('data-night="n01234567"')
  expect(html()).not.toContain('data-night')
})
