/** Addresses without a page of their own, and where they lead (301, the query goes along); the build leaves a page for hosts that cannot. */
export const moved: Record<string, string> = {
  '/about': '/sobre-nosotros',
  '/search.php': '/buscar',
}

/** Address of the 1200 × 630 picture that the build draws for a page (scripts/share-pictures.ts). */
export const sharePicture = (path: string) =>
  `/share/${path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-')}.jpg`
