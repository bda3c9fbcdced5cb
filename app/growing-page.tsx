import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { NotFoundPage } from '#app/shell/errors/not-found-page.tsx'
import { RouterErrorPage } from '#app/shell/errors/router-error-page.tsx'
import { wordsIn } from '#app/shell/words.ts'
import { notFoundMeta } from './page-meta.ts'

type Params = Readonly<Record<string, string | undefined>>

/** `ErrorBoundary` of the routes with a parameter: they match more addresses than there are pages. */
export function GrowingPageError({ error, params }: { error: unknown; params: Params }) {
  return isUnknown(error, params) ? <NotFoundPage /> : <RouterErrorPage error={error} again={wordsIn('es').again} />
}

type Match = { loaderData?: unknown; meta: MetaDescriptor[] } | undefined

/** Head of such a page without data: that of an address that does not exist, or the root's for a failure. */
export function failedMeta(error: unknown, params: Params, [root]: readonly Match[]): MetaDescriptor[] {
  return isUnknown(error, params) ? notFoundMeta(root?.loaderData) : (root?.meta ?? [])
}

/**
 * Inside the site the data of a page that does not exist is answered with 404. When 404.html wakes at its address, React
 * Router does not ask for the data again and throws this plain Error.
 */
function isUnknown(error: unknown, params: Params): boolean {
  if (!Object.values(params).some(Boolean)) return false
  if (isRouteErrorResponse(error)) return error.status === 404
  return error instanceof Error && error.message.startsWith('No result found for routeId')
}
