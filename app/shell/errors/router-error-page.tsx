import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { ChunkError } from '#app/behaviour/route-chunks.ts'
import { Button } from '#app/ui/button/button.tsx'
import css from './errors.module.css'
import { Rings } from './rings.tsx'

const title = 'Unexpected Application Error!'
const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
}

/** The generic page of a failure: the status text, or what went wrong, and a button that tries again. */
export function RouterErrorPage({ error, again }: { error: unknown; again: string }) {
  const { pathname } = useLocation()
  const { status, message, type } = describe(error, pathname)
  useEffect(() => {
    document.title = title
  }, [])
  useFreshDocument(error instanceof ChunkError)
  return (
    <section className={`grid ${css.page}`} data-under-header="">
      <Rings />
      <div className={css.failure} lang="en">
        <p className="label">{type ? `ChunkLoadError · ${type}` : (status?.split(' ')[0] ?? 'Error')}</p>
        <h1 className={css.headline}>{title}</h1>
        {status && <p className="lead">{status}</p>}
        {message && <p className={css.message}>{message}</p>}
      </div>
      <div className={css.action}>
        <Button type="button" onClick={() => location.reload()}>
          {again}
        </Button>
      </div>
    </section>
  )
}

/** What can be said of an error: its status line, its message, and for a script that did not come, how it failed. */
function describe(error: unknown, path: string): { status?: string; message?: string; type?: string } {
  if (isRouteErrorResponse(error)) {
    const { status, statusText } = error
    const text = `${status} ${statusTexts[status] ?? statusText}`.trim()
    return status === 404 ? { status: text, message: `No route matches URL "${path}"` } : { status: text }
  }
  if (error instanceof ChunkError) return { message: error.message, type: error.type }
  return { message: error instanceof Error ? error.message : String(error) }
}

/** After a script that did not come every link loads a new document: the site may have been published anew. */
function useFreshDocument(wanted: boolean) {
  useEffect(() => {
    if (!wanted) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.origin !== location.origin || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      location.assign(link.href)
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [wanted])
}
