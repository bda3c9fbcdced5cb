import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { projectsList } from '#content/lists.ts'
import { hasArticles, hasProjectsList, legalSlugs, refuseSharedAddresses, serviceSlugs } from './addresses.ts'

/** The same module at several addresses; the id keeps them apart. */
const each = (paths: readonly string[], file: string) => paths.map((path) => route(path, file, { id: path }))

const homeVariants = ['2', '3', '4', '5', '6', '7', '8', '9', '10']

const table: RouteConfigEntry[] = [
  // Spanish pages
  index('routes/home.tsx'),
  route('inicio-servicios', 'routes/home.tsx', { id: 'inicio-servicios' }),
  ...each(serviceSlugs(), 'routes/service.tsx'),
  route('sobre-nosotros', 'routes/about.tsx'),
  route('noticias/:page?', 'routes/news.tsx'),
  ...(hasProjectsList() ? [route('proyectos/:page?', 'routes/projects.tsx')] : []),
  route('como-trabajamos', 'routes/how-we-work.tsx'),
  route('contacto', 'routes/contact.tsx'),
  route('thank-you', 'routes/thank-you.tsx'),
  ...each(legalSlugs, 'routes/legal.tsx'),
  route('buscar', 'routes/search.tsx'),
  route('about', 'routes/about-redirect.tsx'),

  // Template pages (English)
  ...homeVariants.map((n) => route(`home-${n}`, `routes/template/home-${n}.tsx`)),
  ...each(['project-1', 'project-2', 'project-3'], 'routes/template/projects.tsx'),
  ...each(['project-details', 'project-details-2'], 'routes/template/project-details.tsx'),
  ...each(['service-1', 'service-2'], 'routes/template/services.tsx'),
  route('service-details', 'routes/template/service-details.tsx'),
  route('team', 'routes/template/team.tsx'),
  route('team-details', 'routes/template/team-details.tsx'),
  route('blog', 'routes/template/blog.tsx'),
  route('blog-details', 'routes/template/blog-details.tsx'),
  route('login', 'routes/template/login.tsx'),
  route('coming-soon', 'routes/template/coming-soon.tsx'),
  route('data/products.json', 'routes/shop/products-file.ts'),
  layout('routes/shop/layout.tsx', [
    ...each(['shop-1', 'shop-2', 'shop-3'], 'routes/shop/list.tsx'),
    ...each(['shop-product', 'product-details'], 'routes/shop/product.tsx'),
    route('shop-cart', 'routes/shop/cart.tsx'),
    route('shop-checkout', 'routes/shop/checkout.tsx'),
  ]),

  // One row for all articles: the table goes to every visitor. A path of one step that nothing above has comes here too.
  ...(hasArticles() ? [route(':slug', 'routes/article.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
]

const rows = table.flatMap((row) => [row, ...(row.children ?? [])])
const fixed = rows.flatMap(({ path, file }) =>
  path && file !== 'routes/service.tsx' ? [path.split('/:')[0] ?? ''] : [],
)
refuseSharedAddresses([...fixed, projectsList.slice(1)]) // of which there may be no page yet

export default table
