const withoutHash = (address: string) => address.replace(/#.*/, '')

/** The link leads to another place on its own page. */
export const isOnThisPage = ({ href }: HTMLAnchorElement) =>
  href.includes('#') && withoutHash(href) === withoutHash(location.href)
