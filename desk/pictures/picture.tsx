import { useState } from 'react'
import { useLocation } from 'wouter'
import type { DeskPicture, PictureUse } from '#contracts/desk-pictures.ts'
import { send } from '../api.ts'
import { useAsk, useSend } from '../queries.ts'
import { Back } from '../ui/back.tsx'
import { Button } from '../ui/button.tsx'
import { FilePicker } from '../ui/file-picker.tsx'
import { Places } from '../ui/list.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { acceptedTypes } from './adding.tsx'
import { PictureForm, useDescribe } from './picture-form.tsx'
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
