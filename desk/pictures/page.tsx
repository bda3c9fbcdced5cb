import { useState } from 'react'
import { Link, useRoute } from 'wouter'
import type { DeskPicture } from '#contracts/desk-pictures.ts'
import { plain } from '#contracts/plain.ts'
import { useAsk } from '../api.ts'
import { Loaded, Notice } from '../ui/action.tsx'
import { TextField } from '../ui/fields.tsx'
import { Adding } from './adding.tsx'
import { Picture } from './picture.tsx'
import css from './pictures.module.css'

export function Page() {
  const [, params] = useRoute('/:id')
  return (
    <Loaded query={useAsk<DeskPicture[]>('pictures')} waiting="Buscando las fotos…">
      {(pictures) =>
        params ? <One picture={pictures.find(({ id }) => id === params.id)} /> : <PictureList pictures={pictures} />
      }
    </Loaded>
  )
}

const One = ({ picture }: { picture: DeskPicture | undefined }) =>
  picture ? <Picture key={picture.id} picture={picture} /> : <Notice tone="danger">Esa foto ya no existe.</Notice>

const isDescribed = ({ alt, caption }: DeskPicture) => alt !== '' && caption !== ''

const filters = [
  { name: 'Todas', has: () => true },
  { name: 'Sin describir', has: (picture: DeskPicture) => !isDescribed(picture) },
  { name: 'Sin publicar', has: ({ changed }: DeskPicture) => changed },
  { name: 'Sin usar', has: ({ uses }: DeskPicture) => uses === 0 },
  { name: 'Recreaciones', has: ({ kind }: DeskPicture) => kind === 'render' },
] as const

/** All pictures with what is still to be said of them; new ones come in here. */
function PictureList({ pictures }: { pictures: readonly DeskPicture[] }) {
  const [filter, setFilter] = useState<string>('Todas')
  const [words, setWords] = useState('')
  const { has } = filters.find(({ name }) => name === filter) ?? filters[0]
  const shown = pictures.filter(
    (picture) => has(picture) && plain(`${picture.id} ${picture.caption} ${picture.alt}`).includes(plain(words)),
  )
  return (
    <div className="stack-far">
      <header className="stack">
        <h1>Fotos</h1>
        <Adding />
      </header>
      <div className={`stack-near ${css.tools}`}>
        <div className={`strip ${css.filters}`} role="group" aria-label="Qué fotos">
          {filters.map(({ name, has: counts }) => (
            <button type="button" key={name} aria-pressed={filter === name} onClick={() => setFilter(name)}>
              {name} <span className="small tabular">{pictures.filter(counts).length}</span>
            </button>
          ))}
        </div>
        <TextField label="Buscar" type="search" value={words} onChange={setWords} />
      </div>
      {shown.length === 0 && <p className="quiet">No hay fotos así.</p>}
      <ul className={css.grid}>
        {shown.map((picture) => (
          <li key={picture.id}>
            <Card {...picture} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Card(picture: DeskPicture) {
  const { id, thumb, caption, changed, focal } = picture
  const position = `${focal[0] * 100}% ${focal[1] * 100}%`
  return (
    <Link href={`/${id}`} className="card small">
      {thumb ? (
        <img className="thumb" src={thumb} alt="" loading="lazy" style={{ objectPosition: position }} />
      ) : (
        <span className="thumb" />
      )}
      <span>{caption || id}</span>
      {!isDescribed(picture) && <span className="danger">Falta describirla</span>}
      {changed && <span className="marked">Sin publicar</span>}
    </Link>
  )
}
