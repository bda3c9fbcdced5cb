const withoutHash = (address: string) => address.replace(/#.*/, '')

/** The link leads to a place on the page that it stands on. */
export const isOnThisPage = ({ href }: HTMLAnchorElement) =>
  href.includes('#') && withoutHash(href) === withoutHash(location.href)
