/** Addresses without a page of their own, and where they lead (301). A query goes along. */
export const movedAddresses: Record<string, string> = {
  '/about': '/sobre-nosotros',
  '/search.php': '/buscar',
}
