import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  as?: 'div' | 'script' | 'style'
  /** Markup, CSS, script or JSON of our own: made or escaped by the build. */
  html: string
  type?: string
}

interface Rules {
  createHTML: (html: string) => string
}
const asItIs: Rules = { createHTML: (html) => html }
/** The one way by which a text becomes markup in the browser: a page's policy lets no other do so, where it is known. */
const trusted: Rules =
  (globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules } }).trustedTypes?.createPolicy(
    'site',
    asItIs,
  ) ?? asItIs

/** An element whose content is put into the page unescaped. */
export const Raw = ({ as: Element = 'div', html, ...rest }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for it; callers pass what the build has made
  <Element {...(rest as object)} dangerouslySetInnerHTML={{ __html: trusted.createHTML(html) }} />
)
