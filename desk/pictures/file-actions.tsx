import { useState } from 'react'
import { useSend } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { FilePicker } from '../ui/file-picker.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { acceptedTypes } from './adding.tsx'
import css from './pictures.module.css'
import { useTurn } from './queries.ts'
import { sendPicture } from './send-picture.ts'

export function Turning({ id }: { id: string }) {
  const turn = useTurn(id)
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
export function Replacing({ id }: { id: string }) {
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
