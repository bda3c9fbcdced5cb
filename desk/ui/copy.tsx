import { useState } from 'react'
import { Button } from './button.tsx'
import css from './copy.module.css'

/** An address to pass on: to read, and to copy with one press. */
export function Copy({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState<boolean>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={css.copy}>
      <input
        readOnly
        aria-label={label}
        className={css.text}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={copy}>Copiar</Button>
      <p role="status" className={css.said}>
        {copied === true && 'Copiado.'}
        {copied === false && 'No se ha podido copiar: selecciónalo y cópialo a mano.'}
      </p>
    </div>
  )
}
