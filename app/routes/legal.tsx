import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { plainGraph } from '#app/routes/structured-data/pages.ts'
import { LegalText } from '#app/sections/legal-text/legal-text.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ShortFooter } from '#app/sections/short-footer/short-footer.tsx'
import { legalPaths } from '#contracts/addresses.ts'
import { readLegalPage } from '#reader/legal-pages.ts'
import { wordsOf } from '#reader/search.ts'
import { readStoredItems } from '#reader/stored-items.ts'

/** One module for the legal pages and the accessibility statement. */
export function loader({ path }: LoaderArgs) {
  const slug = path.slice(1)
  const page = readLegalPage(slug)
  if (!page) throw new Error(`There is no legal page at ${path}.`)
  const stored = path === legalPaths.cookies ? readStoredItems() : undefined
  return { ...page, stored, structuredData: plainGraph(page.title, `/${slug}`) }
}

export const meta = ({
  loaderData: { title, description, file, articles },
}: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title,
  description,
  sources: [file],
  search: { words: wordsOf(articles.map(({ title }) => title)) },
})

export default function Legal({ loaderData }: PageProps<typeof loader>) {
  const { title } = loaderData
  return (
    <>
      <PageHead title={title} size="plain" crumbs={[{ name: title }]} />
      <LegalText {...loaderData} />
      <ShortFooter />
    </>
  )
}
