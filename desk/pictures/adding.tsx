import { Link } from 'wouter'
import { Button } from '../ui/button.tsx'
import { FilePicker } from '../ui/file-picker.tsx'
import css from './pictures.module.css'
import { type Upload, useUploads } from './use-uploads.ts'

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
