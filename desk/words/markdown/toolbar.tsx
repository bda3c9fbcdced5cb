import { Bold, Heading2, Image, Italic, Link, List, TextQuote } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { OneFieldForm } from '../../ui/one-field-form.tsx'
import { PictureDialog } from '../fields/picture-dialog.tsx'
import { useForm } from '../form/context.ts'
import css from './markdown.module.css'
import { bold, heading, italic, list, type Piece, quotation } from './writing.ts'

const signs = [
  { name: 'Negrita', Icon: Bold, piece: bold },
  { name: 'Cursiva', Icon: Italic, piece: italic },
  { name: 'Título', Icon: Heading2, piece: heading },
  { name: 'Lista', Icon: List, piece: list },
  { name: 'Cita o nota al margen', Icon: TextQuote, piece: quotation },
]

/** What can be put into a text without knowing its signs. */
export function Toolbar({ onWrite }: { onWrite: (piece: Piece) => void }) {
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
