import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/route.ts'
import { LegalText } from '#app/sections/legal-text/legal-text.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { plainGraph } from '#app/structured-data/pages.ts'
import { readLegalPage } from '#content/legal-pages.ts'
import { readSite } from '#content/site.ts'

/** One module for the legal pages and the accessibility statement. */
export function loader({ path }: LoaderArgs) {
  const slug = path.slice(1)
  const page = readLegalPage(slug)
  if (!page) throw new Error(`There is no legal page at ${path}.`)
  const cookie = slug === 'politica-cookies' ? readSite().cookie : undefined
  return { ...page, cookie, structuredData: plainGraph(page.title, `/${slug}`) }
}

export const meta = ({ loaderData: { title, description } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title,
  description,
})

export default function Legal({ loaderData }: PageProps<typeof loader>) {
  const { title } = loaderData
  return (
    <>
      <PageHead title={title} size="plain" crumbs={[{ name: 'Inicio', to: '/' }, { name: title }]} />
      <LegalText {...loaderData} />
    </>
  )
}
