import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import css from './dialog.module.css'

interface Props {
  title: string
  wide?: boolean
  /** Keys of the whole dialog, beside Escape. */
  onKeyDown?: (event: KeyboardEvent) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page: open while it is drawn; Escape, its button and the ground around it close it. */
export function Dialog({ title, wide = false, onKeyDown, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const opener = document.activeElement
    ref.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      className={`${css.dialog} ${wide ? css.wide : ''}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === ref.current && ref.current.close()}
    >
      <div className={css.inside}>
        <header className={css.head}>
          <h2 id={id}>{title}</h2>
          <Button tone="quiet" onClick={() => ref.current?.close()}>
            Cerrar
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
