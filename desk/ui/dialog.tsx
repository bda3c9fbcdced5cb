import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, type buttonClass } from './button.tsx'

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
      className={`dialog ${wide ? 'dialog-wide' : ''}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === ref.current && ref.current.close()}
    >
      <div className="stack">
        <header className="split">
          <h2 id={id} className="grows">
            {title}
          </h2>
          <Button tone="quiet" onClick={() => ref.current?.close()}>
            Cerrar
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

interface ButtonProps {
  label: string
  title?: string
  tone?: Parameters<typeof buttonClass>[0]
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog: a form, or what is asked before something is done for good. */
export function DialogButton({ label, title = label, tone, children }: ButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button {...(tone && { tone })} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          {children(close)}
        </Dialog>
      )}
    </>
  )
}
