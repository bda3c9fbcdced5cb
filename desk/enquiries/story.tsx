import { useState } from 'react'
import { deskPath } from '#contracts/desk.ts'
import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { tellSigns } from '#words/desk-enquiry-words.ts'
import { Button } from '../ui/action.tsx'
import { FactList, linked } from '../ui/parts.tsx'
import css from './enquiry.module.css'
import { useChange } from './queries.ts'
import { Thumbnails, Viewer } from './viewer.tsx'

/** What the visitor has sent: text, design, pictures, answers of the guided quote, further fields. */
export function Story({ enquiry }: { enquiry: EnquiryDetail }) {
  const { id, message, answers, extra, spamSigns, state } = enquiry
  const change = useChange(id)
  const rows = [...answers.map(({ label, value }) => [label, value] as const), ...extra]
  return (
    <section className="stack-far" aria-label="Lo que ha enviado">
      {state === 'spam' && (
        <div className="stack-near start note-danger">
          <p>
            {spamSigns.length > 0 ? `Parece spam: ${tellSigns(spamSigns)}.` : 'Alguien del taller la marcó como spam.'}
          </p>
          <Button busy={change.isPending} onClick={() => change.mutate({ state: 'new' })}>
            No es spam
          </Button>
        </div>
      )}
      <p className={`written measure ${css.message}`}>{message || '(sin mensaje)'}</p>
      <Design enquiry={enquiry} />
      <Pictures enquiry={enquiry} />
      {rows.length > 0 && <FactList facts={rows.map(([label, value]) => [label, linked(value, /^https?:\/\/\S+$/)])} />}
    </section>
  )
}

function Pictures({ enquiry: { id, pictures } }: { enquiry: EnquiryDetail }) {
  if (pictures.length === 0) return null
  const images = pictures.map(({ position, name }) => {
    return { src: `${deskPath}/api/enquiries/${id}/photos/${position}`, alt: `Foto ${position}: ${name}` }
  })
  return <Thumbnails label="Fotos" images={images} className={`columns ${css.pictures}`} thumbClass="thumb" />
}

function Design({ enquiry: { id, design } }: { enquiry: EnquiryDetail }) {
  const [isOpen, setOpen] = useState(false)
  if (!design) return null
  const file = (ending: string) => `${deskPath}/api/enquiries/${id}/design${ending}`
  const drawing = { src: file('.svg'), alt: `Dibujo: ${design.title}` }
  return (
    <figure className="stack-close">
      <button
        type="button"
        className={`opens-large ${css.drawing}`}
        onClick={() => setOpen(true)}
        aria-label="Ver el dibujo en grande"
      >
        <img src={drawing.src} alt={drawing.alt} loading="lazy" />
      </button>
      <figcaption>
        {design.title}. Precio calculado: {design.price}.
      </figcaption>
      <p className="links">
        <a href={design.address}>Abrir en el diseñador</a>
        <a href={file('-taller.pdf')}>Hoja del taller, sin precios</a>
        <a href={file('-oficina.pdf')}>Hoja de la oficina</a>
        <a href={file('.csv')}>Despiece</a>
      </p>
      {isOpen && <Viewer images={[{ ...drawing, isDrawing: true }]} start={0} onClose={() => setOpen(false)} />}
    </figure>
  )
}
