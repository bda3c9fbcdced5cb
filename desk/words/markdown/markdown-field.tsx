import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/field.tsx'
import { idOf, useForm } from '../form/context.ts'
import css from './markdown.module.css'
import { ReadingView } from './reading-view.tsx'
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
