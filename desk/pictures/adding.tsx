import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { reasonOf } from '../api.ts'
import { Button } from '../ui/action.tsx'
import { FilePicker } from '../ui/file-picker.tsx'
import css from './pictures.module.css'
import { sendPicture } from './send-picture.ts'

export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif'

const states: Record<Upload['state'], (upload: Upload) => string> = {
  waiting: () => 'En cola',
  sending: ({ share }) => (share < 1 ? `Subiendo, ${Math.round(share * 100)} %` : 'Preparándola en el servidor'),
  done: () => 'Subida',
  failed: ({ message }) => message,
}

/** Takes pictures in, several at once, with how far each is. */
export function Adding() {
  const { uploads, add, retry, dismiss } = useUploads()
  const busy = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  return (
    <div className={`stack-close start ${css.adding}`}>
      <FilePicker tone="main" multiple accept={acceptedTypes} onPick={add}>
        Subir fotos
      </FilePicker>
      <p className="caption">Desde el teléfono o el ordenador, varias a la vez, tal como salen de la cámara.</p>
      {uploads.length > 0 && (
        <ul className="rows rows-close narrow whole" aria-live="polite">
          {uploads.map((upload) => (
            <li key={upload.key} className="split">
              <Progress {...upload} />
              {upload.state === 'failed' && <Button onClick={() => retry(upload)}>Reintentar</Button>}
            </li>
          ))}
        </ul>
      )}
      {uploads.length > 0 && !busy && (
        <Button tone="quiet" onClick={dismiss}>
          Quitar esta lista
        </Button>
      )}
    </div>
  )
}

function Progress(upload: Upload) {
  const { file, state, share, id } = upload
  return (
    <div className="grows">
      <p>{file.name}</p>
      <p className={state === 'failed' ? 'danger small' : 'caption'}>
        {states[state](upload)}
        {state === 'done' && (
          <>
            . <Link href={`/${id}`}>Describirla</Link>
          </>
        )}
      </p>
      {state === 'sending' && <progress className={css.progress} value={share} max={1} aria-label={file.name} />}
    </div>
  )
}

interface Upload {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Part that has been sent, 0–1; 1 while the server works on it. */
  share: number
  message: string
  /** Of the picture, once the server has made it. */
  id: string
}

/** Pictures on their way in, one after the other: a phone's line is narrow. What failed can be tried again. */
function useUploads() {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const line = useRef(Promise.resolve())
  const keys = useRef(0)
  const change = (key: number, to: Partial<Upload>) =>
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)))

  function enqueue({ key, file }: Pick<Upload, 'key' | 'file'>) {
    line.current = line.current.then(async () => {
      change(key, { state: 'sending', share: 0, message: '' })
      try {
        const { id } = await sendPicture('pictures', 'POST', file, (share) => change(key, { share }))
        change(key, { state: 'done', share: 1, id })
        await client.invalidateQueries()
      } catch (error) {
        change(key, { state: 'failed', message: reasonOf(error) })
      }
    })
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const fresh = files.map((file): Upload => {
        keys.current++
        return { key: keys.current, file, state: 'waiting', share: 0, message: '', id: '' }
      })
      setUploads((known) => [...known, ...fresh])
      for (const upload of fresh) enqueue(upload)
    },
    retry(upload: Upload) {
      change(upload.key, { state: 'waiting', message: '' })
      enqueue(upload)
    },
    dismiss: () => setUploads((known) => known.filter(({ state }) => state === 'waiting' || state === 'sending')),
  }
}
