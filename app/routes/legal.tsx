import type { MetaDescriptor } from 'react-router'
import { pageMeta, titleOf } from '#app/page-meta.ts'
import { LegalText } from '#app/sections/legal-text/legal-text.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { plainGraph } from '#app/structured-data/pages.ts'
import { readLegalPage } from '#content/legal-pages.ts'
import { readSite } from '#content/site.ts'
import type { Route } from './+types/legal'

/** One module for the legal pages and the accessibility statement. */
export function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.replaceAll('/', '')
  const page = readLegalPage(slug)
  if (!page) throw new Response(null, { status: 404 })
  const cookie = slug === 'politica-cookies' ? readSite().cookie : undefined
  return { ...page, cookie, structuredData: plainGraph(page.title, `/${slug}`) }
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageMeta({ matches, location, ...loaderData, title: titleOf(loaderData.title, matches) }) : []
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { title } = loaderData
  return (
    <>
      <PageHead title={title} size="plain" crumbs={[{ name: 'Inicio', to: '/' }, { name: title }]} />
      <LegalText {...loaderData} />
    </>
  )
}
