import type { ReactNode } from 'react'
import chosenScript from './chosen.inline.ts?script'
import relatedScript from './related.inline.ts?script'

type Choice = {
  id: string
  /** Of the document, where the address names this product. */
  title: string
  /** What is this product's own: elements with a `data-part` each. Those of the first stand in the page already. */
  parts?: ReactNode
}

/** One page for all products: the first stands there, `?id=` puts another in its place before it is painted. */
export const ProductChoice = ({ products, children }: { products: Choice[]; children: ReactNode }) => (
  <div style={{ display: 'contents' }}>
    {children}
    {products.map(({ id, title, parts }) => (
      <template key={id} data-product={id} data-title={title}>
        {parts}
      </template>
    ))}
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, compiled by the build */}
    <script dangerouslySetInnerHTML={{ __html: chosenScript }} />
  </div>
)

type RelatedProps = {
  /** Which products belong to which, by id. */
  related: Record<string, string[]>
  /** A strip of the first product's; what the others need besides lies in a template there. */
  children: ReactNode
}

/** The strip of products that goes with the one that `?id=` names. */
export const RelatedChoice = ({ related, children }: RelatedProps) => (
  <div style={{ display: 'contents' }}>
    {children}
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, compiled by the build */}
    <script data-related={JSON.stringify(related)} dangerouslySetInnerHTML={{ __html: relatedScript }} />
  </div>
)
