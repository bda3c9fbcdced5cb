import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reasonOf, send } from '../../api.ts'
import { trusted } from '../../trusted.ts'
import css from './markdown.module.css'

const pause = 350

/** A link of the text is shown; following it would leave what is being written. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** The text as the site will show it, made by the site's own code a moment after the last letter. */
export function ReadingView({ body }: { body: string }) {
  const [settled, setSettled] = useState(body)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(body), pause)
    return () => clearTimeout(timer)
  }, [body])
  const { data, error } = useQuery({
    queryKey: ['words', 'preview', settled],
    queryFn: () => send<{ html: string }>('words/preview', 'POST', { body: settled }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  return (
    <section className="shrinks" aria-labelledby="como-se-vera">
      <p id="como-se-vera" className={`quiet strong small ${css.title}`}>
        Cómo se verá
      </p>
      {error && <p className="danger">{reasonOf(error)}</p>}
      {data && (
        <div
          ref={(page) => page?.addEventListener('click', stay)}
          className={`stack panel ${css.page}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by keyboard too
          tabIndex={0}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code shows tags and obeys none; the policy runs no inline script
          dangerouslySetInnerHTML={{ __html: trusted.createHTML(data.html) }}
        />
      )}
    </section>
  )
}
