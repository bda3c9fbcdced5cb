import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { buttonClass } from '../ui/button.tsx'
import css from './adding.module.css'
import { acceptedTypes } from './adding.tsx'
import { sendPicture } from './send-picture.ts'

/** Puts another file in the place of the picture's, in all places where it stands. */
export function Replacing({ id }: { id: string }) {
  const client = useQueryClient()
  const input = useId()
  const [share, setShare] = useState(0)
  const replace = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => sendPicture(`pictures/${id}/file`, 'PUT', file, setShare),
    onSuccess: () => client.invalidateQueries(),
  })
  return (
    <div className={css.adding}>
      <input
        id={input}
        className={css.input}
        type="file"
        accept={acceptedTypes}
        disabled={replace.isPending}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) replace.mutate(file)
          event.target.value = ''
        }}
      />
      <label htmlFor={input} className={buttonClass()}>
        Cambiarla por otra en todas partes
      </label>
      <div aria-live="polite">
        {replace.isPending && <progress className={css.bar} value={share} max={1} aria-label="Subiendo" />}
        {replace.isSuccess && <p className="caption">Cambiada. Revisa la descripción y el pie.</p>}
        {replace.error && <p className={css.failed}>{replace.error.message}</p>}
      </div>
    </div>
  )
}
