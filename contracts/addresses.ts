/** Addresses without a page of their own, and where they lead (301, the query goes along); the build leaves a page for hosts that cannot. */
export const moved: Record<string, string> = {
  '/about': '/sobre-nosotros',
  '/search.php': '/search',
}

/** Address of the 1200 × 630 picture that the build draws for a page (scripts/share-pictures.ts). */
export const sharePicture = (path: string) =>
  `/share/${path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-')}.jpg`

/** The page of an address that ends in slashes or names its file: `/noticias/`, `/noticias/index.html` → `/noticias`. */
export const plainPath = (path: string) => path.replace(/\/+(index\.html)?$/, '') || '/'

/** Legal pages that other pages lead to by name; content/legal/ has them all. */
export const legalPaths = {
  notice: '/aviso-legal',
  privacy: '/politica-privacidad',
  cookies: '/politica-cookies',
} as const

/** The page of one of the shop's goods. */
export const productAddress = (id: string, page = '/shop-product') => `${page}?id=${encodeURIComponent(id)}`

/** Photograph of a wood, 360 × 240 px (scripts/wood-textures.ts). */
export const woodSwatch = (wood: string) => `/wood/${wood}-swatch.webp`
