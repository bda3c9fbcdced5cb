import { useState } from 'react'
import type { PictureChoice } from '#contracts/desk-words.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/field.tsx'
import { idOf, useForm } from '../form/context.ts'
import css from '../form/form.module.css'
import { PictureDialog } from './picture-dialog.tsx'
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
