import type { ComponentProps } from 'react'

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address of one of our pages: a path, perhaps with a query. */
  to: string
  /** Its page is fetched when the link comes into view, not only when somebody means it. */
  early?: boolean | undefined
  /** The page stays where it is scrolled to: the address names another choice of the same list. */
  stay?: boolean | undefined
}

/** A link to a page of ours: plain HTML, which behaviour/page-navigation.tsx watches over for the whole document. */
export function PageLink({ to, early, stay, ...rest }: PageLinkProps) {
  return <a href={to} data-page={stay ? 'stay' : early ? 'early' : ''} {...rest} />
}
