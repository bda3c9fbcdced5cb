import { Bold, Heading2, Image, Italic, Link, List, TextQuote } from 'lucide-react'
import { useState } from 'react'
import { PictureDialog } from '../fields/picture-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
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
