import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Bold, Heading2, Image, Italic, Link, List, TextQuote } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { reasonOf, send } from '../../api.ts'
import { trusted } from '../../trusted.ts'
import { Button, Dialog } from '../../ui/action.tsx'
import { OneFieldForm, Problem } from '../../ui/fields.tsx'
import { PictureDialog } from '../fields/picture.tsx'
import { idOf, useForm } from '../form/context.ts'
import css from './markdown.module.css'
import { bold, heading, insert, italic, list, type Piece, quotation, shortcut } from './writing.ts'

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

const signs = [
  { name: 'Negrita', Icon: Bold, piece: bold },
  { name: 'Cursiva', Icon: Italic, piece: italic },
  { name: 'Título', Icon: Heading2, piece: heading },
  { name: 'Lista', Icon: List, piece: list },
  { name: 'Cita o nota al margen', Icon: TextQuote, piece: quotation },
]

/** What can be put into a text without knowing its signs. */
function Toolbar({ onWrite }: { onWrite: (piece: Piece) => void }) {
  const [asks, setAsks] = useState<'link' | 'picture'>()
  const answer = (piece: Piece) => {
    setAsks(undefined)
    // The dialog gives the focus back to its button when it goes; the text takes it after that.
    setTimeout(() => onWrite(piece))
  }
  return (
    <div role="group" aria-label="Dar forma al texto" className={css.bar}>
      {signs.map(({ name, Icon, piece }) => (
        <button key={name} type="button" title={name} aria-label={name} onClick={() => onWrite(piece)}>
          <Icon size={18} strokeWidth={1.5} aria-hidden />
        </button>
      ))}
      <button type="button" onClick={() => setAsks('link')}>
        <Link size={18} strokeWidth={1.5} aria-hidden />
        <span>Enlace</span>
      </button>
      <button type="button" onClick={() => setAsks('picture')}>
        <Image size={18} strokeWidth={1.5} aria-hidden />
        <span>Foto</span>
      </button>
      {asks === 'link' && (
        <LinkDialog onChoose={(to, name) => answer({ kind: 'link', to, name })} onClose={() => setAsks(undefined)} />
      )}
      {asks === 'picture' && (
        <PictureDialog
          onChoose={(id) => answer({ kind: 'block', text: `![](photo:${id})` })}
          onClose={() => setAsks(undefined)}
        />
      )}
    </div>
  )
}

interface Props {
  onChoose: (to: string, name: string) => void
  onClose: () => void
}

/** Where a link leads: to a page of the site, or to an address that is typed. */
function LinkDialog({ onChoose, onClose }: Props) {
  const { pages } = useForm().relations
  const choose = (typed: string) => {
    const to = typed.trim()
    if (to) onChoose(to, pages.find(({ path }) => path === to)?.name ?? 'enlace')
  }
  return (
    <Dialog title="Poner un enlace" onClose={onClose}>
      <ul className={css.pages}>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <button type="button" className="meta-line" onClick={() => onChoose(path, name)}>
              {name} <span className="quiet small">{path}</span>
            </button>
          </li>
        ))}
      </ul>
      <OneFieldForm
        label="O una dirección de fuera"
        hint="Empieza por https://"
        inputMode="url"
        button="Poner"
        sending={{ mutate: choose }}
      />
    </Dialog>
  )
}
