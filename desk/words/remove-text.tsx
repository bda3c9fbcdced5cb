import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { reasonOf, send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { keep } from './kept.ts'
import css from './remove-text.module.css'

interface Props {
  path: string
  name: string
  version: string
}

export function RemoveText({ path, name, version }: Props) {
  const client = useQueryClient()
  const [, goTo] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    try {
      await send('words/text', 'DELETE', { path, version })
      keep(path, undefined)
      await client.invalidateQueries({ queryKey: ['words', 'list'] })
      goTo('/')
    } catch (error) {
      setWrong(reasonOf(error))
      setBusy(false)
    }
  }
  return (
    <div className={css.remove}>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Quitar este texto
      </Button>
      {isOpen && (
        <Dialog title={`¿Quitar «${name}»?`} onClose={() => setOpen(false)}>
          <p>Su página dejará de existir cuando publiques. Hasta entonces puedes recuperarla en Publicar.</p>
          {wrong && <p role="alert">{wrong}</p>}
          <Button tone="danger" busy={busy} onClick={remove}>
            Quitar
          </Button>
        </Dialog>
      )}
    </div>
  )
}
