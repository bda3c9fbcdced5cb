import { useState } from 'react'
import { Button } from './button.tsx'

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
