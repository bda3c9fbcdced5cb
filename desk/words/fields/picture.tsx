import { useState } from 'react'
import type { PictureChoice } from '#contracts/desk-words.ts'
import { plain } from '#contracts/plain.ts'
import { Button, Dialog } from '../../ui/action.tsx'
import { Problem, SearchField } from '../../ui/fields.tsx'
import { idOf, useForm } from '../form/context.ts'
import css from '../form/form.module.css'
import type { FieldProps } from './text.tsx'

export function PictureField({ field, path, value, label, optional }: FieldProps) {
  const { set, problemAt, relations } = useForm()
  const [isOpen, setOpen] = useState(false)
  const picture = relations.pictures.find(({ id }) => id === value)
  const problem = problemAt(path)
  const choose = (id: string) => {
    set(path, id)
    setOpen(false)
  }
  return (
    <div role="group" aria-label={label ?? field.title} className="stack-close">
      {label === undefined && <p className="strong small">{field.title}</p>}
      <div className={css.picture}>
        {picture ? <Thumbnail {...picture} /> : <span className="thumb" />}
        <div>
          <p>{picture?.caption ?? (value ? `«${value}» no está entre las fotos` : 'Sin foto')}</p>
          <div className="hangs">
            <Button
              id={idOf(path)}
              tone="quiet"
              aria-describedby={problem && `${idOf(path)}-error`}
              onClick={() => setOpen(true)}
            >
              {picture ? 'Cambiar' : 'Elegir foto'}
            </Button>
            {optional && value !== undefined && (
              <Button tone="quiet" onClick={() => set(path, undefined)}>
                Quitar
              </Button>
            )}
          </div>
        </div>
      </div>
      <Problem of={idOf(path)} text={problem} />
      {field.description && <p className="caption">{field.description}</p>}
      {isOpen && <PictureDialog chosen={String(value ?? '')} onChoose={choose} onClose={() => setOpen(false)} />}
    </div>
  )
}

const Thumbnail = ({ src, width, height }: PictureChoice) => (
  <img src={src} width={width} height={height} alt="" className={`thumb ${css.thumb}`} loading="lazy" />
)

interface Props {
  chosen?: string
  onChoose: (id: string) => void
  onClose: () => void
}

/** The pictures of the site, to choose one from. */
export function PictureDialog({ chosen, onChoose, onClose }: Props) {
  const { pictures } = useForm().relations
  const [wanted, setWanted] = useState('')
  const found = pictures.filter(({ id, alt, caption }) =>
    plain(`${id} ${alt} ${caption}`).includes(plain(wanted.trim())),
  )
  return (
    <Dialog title="Elegir una foto" wide onClose={onClose}>
      <SearchField label="Buscar por lo que se ve" value={wanted} onChange={setWanted} />
      <ul className={css.gallery}>
        {found.map(({ id, src, width, height, caption }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <img src={src} width={width} height={height} alt="" loading="lazy" className={`thumb ${css.thumb}`} />
              {caption}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No hay ninguna foto con esas palabras.</p>}
    </Dialog>
  )
}
