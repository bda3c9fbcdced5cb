import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'div'>, 'children'> & {
  as?: 'div' | 'script' | 'style'
  /** Markup, CSS, script or JSON of our own: made or escaped by the build. */
  html: string
  type?: string
}

/** An element whose content is put into the page unescaped. */
export const Raw = ({ as: Element = 'div', html, ...rest }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for it; callers pass what the build has made
  <Element {...(rest as object)} dangerouslySetInnerHTML={{ __html: html }} />
)
