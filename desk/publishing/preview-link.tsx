import { useState } from 'react'
import type { Preview } from '#contracts/desk-publishing.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { longTimeOf } from '../ui/times.ts'

/** Leads into the preview, and gives the link to show it to somebody else. */
export function PreviewLink({ preview: { link, until, current } }: { preview: Preview }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(link, location.href).href)
    setCopied(true)
  }
  return (
    <div className="stack-close">
      <div className="wrap">
        <a className={buttonClass()} href={link} target="_blank" rel="noreferrer">
          Ver la vista previa
        </a>
        <Button tone="quiet" onClick={() => void copy()}>
          {copied ? 'Enlace copiado' : 'Copiar el enlace'}
        </Button>
      </div>
      <p className="caption measure">
        {!current && 'Le faltan los últimos cambios. '}
        El sitio entero con el borrador, solo para quien abra este enlace, hasta el {longTimeOf(until)}. Los formularios
        funcionan de verdad: lo que se envíe llega como consulta.
      </p>
    </div>
  )
}
