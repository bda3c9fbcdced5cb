import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { reasonOf, send } from '../../api.ts'
import { trusted } from '../../trusted.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/field.tsx'
import { idOf, useForm } from '../form/context.ts'
import css from './markdown.module.css'
import { Toolbar } from './toolbar.tsx'
import { insert, shortcut } from './writing.ts'

/** The text of a page: written in Markdown, read beside it as the site will show it. */
export function MarkdownField({ body, onChange }: { body: string; onChange: (body: string) => void }) {
  const { problemAt } = useForm()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isReading, setReading] = useState(false)
  const problem = problemAt('body')
  return (
    <section className={`with-view ${isReading ? css.isReading : css.isWriting}`} aria-labelledby="texto">
      <header className={`split at-baseline ${css.head}`}>
        <h2 id="texto">Texto</h2>
        <span>
          <Button tone="quiet" onClick={() => setReading(!isReading)}>
            {isReading ? 'Seguir escribiendo' : 'Ver cómo queda'}
          </Button>
        </span>
      </header>
      <div className={`shrinks ${css.writing}`}>
        <Toolbar onWrite={(piece) => area.current && insert(area.current, piece)} />
        <textarea
          ref={area}
          id={idOf('body')}
          aria-labelledby="texto"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && 'texto-error'}
          className={`line-control ${css.area}`}
          value={body}
          spellCheck
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            const piece = shortcut(event)
            if (!piece) return
            event.preventDefault()
            insert(event.currentTarget, piece)
          }}
        />
        <Problem of="texto" text={problem} />
      </div>
      <div className={`shrinks ${css.reading}`}>
        <ReadingView body={body} />
      </div>
    </section>
  )
}

const pause = 350

/** A link of the text is shown; following it would leave what is being written. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** The text as the site will show it, made by the site's own code a moment after the last letter. */
function ReadingView({ body }: { body: string }) {
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
