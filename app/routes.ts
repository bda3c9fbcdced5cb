// Every address of the site, and the module that makes its page: in routes/, or in template/routes/ (English).
import { moved } from '#contracts/addresses.ts'
import { kinds } from '#design/kinds.ts'
import { newsAddresses, projectsAddresses, toldProjects } from '#reader/listing.ts'
import { readLegal, readNews, readServices } from '#reader/read.ts'
import { readSettings } from '#reader/settings.ts'
import { blogAddresses } from '#reader/template/blog-content.ts'
import { throwIfShared } from './routes/addresses.ts'

type Row = readonly [path: string, module: string]

/** The same module at several addresses. */
const each = (paths: readonly string[], module: string): Row[] => paths.map((path) => [path, module])

const spanish = (): Row[] => [
  ['/', readSettings().home === 'boxes' ? 'home-boxes' : 'home'],
  ['/inicio-servicios', 'home-boxes'],
  ['/sobre-nosotros', 'about'],
  ['/como-trabajamos', 'how-we-work'],
  ['/contacto', 'contact'],
  ['/presupuesto', 'quote'],
  ['/thank-you', 'thank-you'],
  ['/buscar', 'search'],
  ['/disena', 'design-index'],
  ...each(
    kinds.map((kind) => `/disena/${kind}`),
    'design',
  ),
  ...each(newsAddresses(), 'news'),
  ...each(projectsAddresses(), 'projects'),
  ...each(
    toldProjects().flatMap(({ story }) => story ?? []),
    'project',
  ),
]

/** Each has a file in content/ that names its address. */
const fromFiles = (): Row[] => [
  ...each(
    readServices().map(({ slug }) => `/${slug}`),
    'service',
  ),
  ...each(
    readNews().map(({ link }) => link),
    'article',
  ),
  ...each(
    readLegal().map(({ slug }) => `/${slug}`),
    'legal',
  ),
]

const template = (): Row[] => [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((n): Row => [`/home-${n}`, `template/home-${n}`]),
  ...each(['/project-1', '/project-2', '/project-3'], 'template/projects'),
  ...each(['/project-details', '/project-details-2'], 'template/project-details'),
  ...each(['/service-1', '/service-2'], 'template/services'),
  ['/service-details', 'template/service-details'],
  ['/team', 'template/team'],
  ['/team-details', 'template/team-details'],
  ['/blog', 'template/blog'],
  ...each(blogAddresses(), 'template/blog'),
  ['/blog-details', 'template/blog-details'],
  ['/search', 'template/search'],
  ['/login', 'template/login'],
  ['/coming-soon', 'template/coming-soon'],
  ...each(['/shop-1', '/shop-2', '/shop-3'], 'template/shop/list'),
  ...each(['/shop-product', '/product-details'], 'template/shop/product-details'),
  ['/shop-cart', 'template/shop/shop-cart'],
  ['/shop-checkout', 'template/shop/checkout'],
]

/** Header and footer of a module's pages: the template pages have their own. */
export const shellOf = (module: string) => (module.startsWith('template/') ? 'template' : 'site')

/** The file of a module, as seen from app/. */
export const fileOf = (module: string) =>
  shellOf(module) === 'template' ? `template/routes/${module.slice('template/'.length)}.tsx` : `routes/${module}.tsx`

/** What every unknown address shows, with status 404. */
export const notFound = '/404'

/** All pages: the name of the module by address. @throws when a file in content/ wants an address that is taken */
export function routeTable(): Map<string, string> {
  const fixed: Row[] = [...spanish(), ...template(), [notFound, 'not-found']]
  throwIfShared([...fixed.map(([path]) => path), ...Object.keys(moved)])
  return new Map([...fixed, ...fromFiles()])
}
