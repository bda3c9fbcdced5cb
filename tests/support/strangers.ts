import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** Put into a text, it opens an element and an attribute of its own wherever it is not escaped. */
export const hostile = `</title></script></style>--><hostil onx=1>'" onx='1`

/** Elements and attributes that `hostile` has made of a page, parsed as browsers do. */
export function strangersIn(html: string): string[] {
  const walk = (node: DefaultTreeAdapterTypes.Node): string[] => [
    ...('tagName' in node && node.tagName === 'hostil' ? ['<hostil>'] : []),
    ...('attrs' in node ? node.attrs.filter(({ name }) => name.includes('onx')).map(({ name }) => name) : []),
    ...('childNodes' in node ? node.childNodes.flatMap(walk) : []),
  ]
  return walk(parse(html))
}
