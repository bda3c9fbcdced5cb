import type { Meta, PageProps } from '#app/renderer/route.ts'
import { ShortFooter } from '#app/sections/short-footer/short-footer.tsx'
import { NotFoundPage } from '#app/shell/errors/not-found-page.tsx'
import { readSite } from '#reader/site.ts'
import { notFound } from '#words/errors-words.ts'
import { serviceWays } from './parts/ways-on.ts'

export const loader = () => ({ services: serviceWays(), phone: readSite().phone })

export const meta = (): Meta => ({ title: `404 — ${notFound.title}`, noindex: true })

export default function NotFound({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <NotFoundPage {...loaderData} />
      <ShortFooter />
    </>
  )
}
