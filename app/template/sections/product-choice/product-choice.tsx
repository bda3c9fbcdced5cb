import type { ReactNode } from 'react'
import { Raw } from '#app/ui/raw/raw.tsx'
import chosenScript from './chosen.inline.ts?script'
import relatedScript from './related.inline.ts?script'

type Choice = {
  id: string
  /** Of the document, where the address names this product. */
  title: string
  /** What is this product's own: elements marked `choicePart`. Those of the first are in the page already. */
  parts?: ReactNode
}

/** One page for all products: it shows the first; `?id=` replaces that by another before the first paint. */
export const ProductChoice = ({ products, children }: { products: Choice[]; children: ReactNode }) => (
  <div style={{ display: 'contents' }}>
    {children}
    {products.map(({ id, title, parts }) => (
      <template key={id} data-id={id} data-title={title}>
        {parts}
      </template>
    ))}
    <Raw as="script" html={chosenScript} />
  </div>
)

type RelatedProps = {
  related: Record<string, string[]>
  /** A strip of the first product's; what the others need besides lies in a template there. */
  children: ReactNode
}

/** The strip of products that goes with the one that `?id=` names. */
export const RelatedChoice = ({ related, children }: RelatedProps) => (
  <div style={{ display: 'contents' }}>
    {children}
    <Raw as="script" data-related={JSON.stringify(related)} html={relatedScript} />
  </div>
)
