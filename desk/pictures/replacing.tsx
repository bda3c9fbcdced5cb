import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FilePicker } from '../ui/file-picker.tsx'
import css from './adding.module.css'
import { acceptedTypes } from './adding.tsx'
import { sendPicture } from './send-picture.ts'

/** Puts another file in the place of the picture's, in all places where it stands. */
export function Replacing({ id }: { id: string }) {
  const client = useQueryClient()
  const [share, setShare] = useState(0)
  const replace = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => sendPicture(`pictures/${id}/file`, 'PUT', file, setShare),
    onSuccess: () => client.invalidateQueries(),
  })
  return (
    <div className={css.adding}>
      <FilePicker accept={acceptedTypes} disabled={replace.isPending} onPick={([file]) => replace.mutate(file)}>
        Cambiarla por otra en todas partes
      </FilePicker>
      <div aria-live="polite">
        {replace.isPending && <progress className={css.bar} value={share} max={1} aria-label="Subiendo" />}
        {replace.isSuccess && <p className="caption">Cambiada. Revisa la descripción y el pie.</p>}
        {replace.error && <p className="danger small">{replace.error.message}</p>}
      </div>
    </div>
  )
}
