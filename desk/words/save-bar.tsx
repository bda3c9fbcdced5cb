import { Button } from '../ui/action.tsx'
import type { Editing } from './use-editing.ts'

/** What there is to save, and the button for it; always in thumb's reach. */
export function SaveBar({ editing, className = '' }: { editing: Editing; className?: string | undefined }) {
  const { changes, busy, saved, wrong, isRestored, base, startFrom } = editing
  const said =
    wrong ??
    (saved && changes === 0
      ? 'Guardado en el borrador. Se verá cuando lo publiques.'
      : changes === 0
        ? ''
        : `${isRestored ? 'Recuperado: ' : ''}${changes === 1 ? '1 cambio' : `${changes} cambios`} sin guardar.`)
  const isIdle = changes === 0 && !saved && !wrong
  return (
    <div className={`${isIdle ? '' : 'wrap foot-bar'} ${className}`}>
      <p role="status" className={`small ${wrong ? 'danger' : 'quiet'}`}>
        {said}
      </p>
      {changes > 0 && (
        <Button tone="quiet" onClick={() => startFrom({ ...base, base })}>
          Descartar
        </Button>
      )}
      {changes > 0 && (
        <Button type="submit" tone="main" busy={busy}>
          Guardar
        </Button>
      )}
    </div>
  )
}
