import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { errorOf, reasonOf } from '../api.ts'

type Tone = 'plain' | 'main' | 'danger' | 'quiet'

/** Classes of what looks like a button, for links that act as one. */
export const buttonClass = (tone: Tone = 'plain') => `button button-${tone}`

/** A button; while `busy` it cannot be pressed again, and says so. */
export const Button = ({
  tone,
  busy = false,
  disabled,
  ...props
}: ComponentProps<'button'> & { tone?: Tone; busy?: boolean }) => (
  <button type="button" {...props} disabled={disabled || busy} aria-busy={busy} className={buttonClass(tone)} />
)

interface ErrorProps {
  /** What was thrown, or a sentence. */
  error: unknown
  /** Fields that say by themselves what was wrong with them. */
  fields?: readonly string[]
}

function sentenceOf({ error, fields = [] }: ErrorProps): string | undefined {
  if (!error || fields.some((field) => errorOf(error, field))) return undefined
  return typeof error === 'string' ? error : reasonOf(error)
}

/** Why something was not done. */
export function ErrorMessage(props: ErrorProps) {
  const sentence = sentenceOf(props)
  return (
    sentence && (
      <p role="alert" className="danger">
        {sentence}
      </p>
    )
  )
}

/** What came of an action, where it was asked for; the place is there before, so that it is read out. */
export function ActionMessage({ success, ...props }: ErrorProps & { success?: string | undefined }) {
  const sentence = sentenceOf(props)
  return (
    <div aria-live="polite" className="said">
      {sentence && <p className="note-danger danger">{sentence}</p>}
      {success && <p className="note">{success}</p>}
    </div>
  )
}

/** A sentence in the place of what is not (yet) there. */
export const Notice = ({ tone = 'quiet', children }: { tone?: 'quiet' | 'danger'; children: ReactNode }) => (
  <p role={tone === 'danger' ? 'alert' : 'status'} className={`notice ${tone}`}>
    {children}
  </p>
)

/** Says why something cannot be shown, and asks for it again. */
export const Failed = ({ error, retry }: { error: Error; retry: () => unknown }) => (
  <Notice tone="danger">
    {reasonOf(error)} <Button onClick={() => void retry()}>Volver a intentarlo</Button>
  </Notice>
)

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>
  waiting: string
  /** The way out where it cannot be loaded. */
  back?: ReactNode
  children: (data: T) => ReactNode
}

/** A query's data once it is loaded; before that its waiting text, or its error with a way to try again. */
export function Loaded<T>({ query: { data, error, refetch }, waiting, back, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data)
  if (!error) return <Notice>{waiting}</Notice>
  return (
    <>
      <Failed error={error} retry={refetch} />
      {back}
    </>
  )
}

interface DialogProps {
  title: string
  wide?: boolean
  /** Keys of the whole dialog, beside Escape. */
  onKeyDown?: (event: KeyboardEvent) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page: open while it is drawn; Escape, its button and the ground around it close it. */
export function Dialog({ title, wide = false, onKeyDown, onClose, children }: DialogProps) {
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

/** An address to pass on: to read, and to copy with one press. */
export function Copy({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState<boolean>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="stack-close">
      <div className="copy">
        <input
          readOnly
          aria-label={label}
          className="control cut"
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>Copiar</Button>
      </div>
      <p role="status" className="caption said">
        {copied === true && 'Copiado.'}
        {copied === false && 'No se ha podido copiar: selecciónalo y cópialo a mano.'}
      </p>
    </div>
  )
}
