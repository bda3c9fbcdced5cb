import { useState } from 'react'
import { plain } from '#contracts/plain.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchField } from '../../ui/fields.tsx'
import { useForm } from '../form/context.ts'
import css from '../form/form.module.css'

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
