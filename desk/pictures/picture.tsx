import { useState } from 'react'
import { useLocation } from 'wouter'
import { type DeskPicture, type PictureUse, type PictureWords, wantedWords } from '#contracts/desk-pictures.ts'
import { DeskFailure, send, useAsk, useSend } from '../api.ts'
import { Button, ErrorMessage } from '../ui/action.tsx'
import { Form, TextField } from '../ui/fields.tsx'
import { FilePicker } from '../ui/file-picker.tsx'
import { Back, Places } from '../ui/parts.tsx'
import { acceptedTypes } from './adding.tsx'
import { FocalPoint } from './focal-point.tsx'
import css from './pictures.module.css'
import { sendPicture } from './send-picture.ts'

/** One picture: how it is cut, what is said of it, where it stands. */
export function Picture({ picture }: { picture: DeskPicture }) {
  const describe = useDescribe(picture.id)
  return (
    <article className="stack-wide page-wide">
      <header className="stack-close">
        <Back to="/">Todas las fotos</Back>
        <h1>{picture.caption || 'Foto nueva'}</h1>
        <p className="quiet tabular">
          {picture.kind === 'photograph' ? 'Fotografía' : 'Recreación 3D'}, {picture.width} × {picture.height} píxeles
          {picture.changed && ', sin publicar'}
        </p>
      </header>
      {/* Words that have come from elsewhere are begun with anew. */}
      <PictureForm key={picture.version} picture={picture} describe={describe} />
      <section className="stack-near" aria-label="El archivo">
        <h2>El archivo</h2>
        <div className="wrap">
          {picture.src && <Turning id={picture.id} />}
          <Replacing id={picture.id} />
        </div>
      </section>
      <Uses id={picture.id} />
    </article>
  )
}

function Turning({ id }: { id: string }) {
  const turn = useSend((degrees: 90 | 270) => send<DeskPicture>(`pictures/${id}/turn`, 'POST', { degrees }))
  return (
    <>
      <Button busy={turn.isPending} onClick={() => turn.mutate(270)}>
        Girar a la izquierda
      </Button>
      <Button busy={turn.isPending} onClick={() => turn.mutate(90)}>
        Girar a la derecha
      </Button>
      <ErrorMessage error={turn.error} />
    </>
  )
}

/** Puts another file in the place of the picture's, in all places where it stands. */
function Replacing({ id }: { id: string }) {
  const [share, setShare] = useState(0)
  const replace = useSend((file: File) => sendPicture(`pictures/${id}/file`, 'PUT', file, setShare))
  return (
    <div className={`stack-close start ${css.adding}`}>
      <FilePicker accept={acceptedTypes} disabled={replace.isPending} onPick={([file]) => replace.mutate(file)}>
        Cambiarla por otra en todas partes
      </FilePicker>
      <div aria-live="polite">
        {replace.isPending && <progress className={css.progress} value={share} max={1} aria-label="Subiendo" />}
        {replace.isSuccess && <p className="caption">Cambiada. Revisa la descripción y el pie.</p>}
      </div>
      <ErrorMessage error={replace.error} />
    </div>
  )
}

/** Where the picture stands; one that stands nowhere can be removed. */
function Uses({ id }: { id: string }) {
  const { data, error } = useAsk<PictureUse[]>(`pictures/${id}/uses`)
  const remove = useSend(() => send(`pictures/${id}`, 'DELETE'))
  const [, go] = useLocation()
  if (error && !data) return <ErrorMessage error={error} />
  if (!data) return null
  const takeAway = () => {
    if (window.confirm('¿Borrar esta foto? Se quita del sitio cuando publiques.'))
      remove.mutate(undefined, { onSuccess: () => go('/') })
  }
  return (
    <section className="stack-near start" aria-labelledby="uses">
      <h2 id="uses">Dónde está</h2>
      {data.length === 0 ? (
        <p className="quiet">Todavía no está en ninguna página. Elígela en el texto o el proyecto que quieras.</p>
      ) : (
        <Places places={data.map(({ title, href }) => ({ text: title, href }))} />
      )}
      {data.length === 0 && (
        <Button tone="danger" busy={remove.isPending} onClick={takeAway}>
          Borrar la foto
        </Button>
      )}
      <ErrorMessage error={remove.error} />
    </section>
  )
}

const fields = [
  {
    name: 'alt',
    label: 'Qué se ve en la foto',
    hint: 'Para quien no puede verla, y para los buscadores. Di lo que hay, sin «foto de»: «Aparador de nogal con el cajón central abierto, en una sala clara».',
    lines: 3,
  },
  {
    name: 'caption',
    label: 'Pie de foto',
    hint: 'Lo que se lee junto a ella, en pocas palabras: «Aparador de nogal», «Puerta de entrada en roble».',
    lines: 1,
  },
  {
    name: 'place',
    label: 'Pueblo o ciudad',
    hint: 'Solo si es un trabajo hecho o un lugar de verdad: «Tembleque». Si no, déjalo vacío.',
    lines: 1,
  },
  { name: 'credit', label: 'Quién hizo la foto', hint: '{{brand}} se cambia por el nombre del taller.', lines: 1 },
] as const

const useDescribe = (id: string) =>
  useSend((words: PictureWords) => send<DeskPicture>(`pictures/${id}`, 'PATCH', words))

interface Props {
  picture: DeskPicture
  /** Outlives the form, which begins anew with other words. */
  describe: ReturnType<typeof useDescribe>
}

/** The picture's point and words; kept in the draft. */
function PictureForm({ picture, describe }: Props) {
  const [words, setWords] = useState({ ...picture })
  const { error } = describe
  const [missing, setMissing] = useState<keyof typeof wantedWords>()
  const refused = error instanceof DeskFailure ? error.field : undefined
  const sentenceOf = (name: string) =>
    name === missing ? wantedWords[name as keyof typeof wantedWords] : name === refused ? error?.message : undefined
  const save = (_: FormData, form: HTMLFormElement) => {
    const { alt, caption, place, credit, focal, version } = words
    const lacking = (['alt', 'caption', 'credit'] as const).find((name) => words[name].trim() === '')
    setMissing(lacking)
    if (!lacking) return describe.mutate({ alt, caption, place, credit, focal, version })
    const field = form.elements.namedItem(lacking)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <Form className={`stack-far ${css.form}`} onSubmit={save}>
      {picture.src && (
        <FocalPoint
          src={picture.src}
          alt={picture.alt}
          focal={words.focal}
          onMove={(focal) => setWords({ ...words, focal })}
        />
      )}
      <div className="stack">
        {fields.map(({ name, label, hint, lines }) => (
          <TextField
            key={name}
            {...{ name, label, hint, rows: lines }}
            value={words[name]}
            error={sentenceOf(name)}
            onChange={(text) => setWords({ ...words, [name]: text.replace(/\s*\n\s*/g, ' ') })}
          />
        ))}
        <ErrorMessage error={error} fields={fields.map(({ name }) => name)} />
        <div className="wrap">
          <Button type="submit" tone="main" busy={describe.isPending}>
            Guardar en el borrador
          </Button>
          {describe.isSuccess && <p role="status">Guardado. Se verá cuando lo publiques.</p>}
        </div>
      </div>
    </Form>
  )
}
