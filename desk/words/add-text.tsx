import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { reasonOf, send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import css from './add-text.module.css'

/** Asks for the title of a new text, and opens it. */
export function AddText({ folder, label }: { folder: string; label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog title={label} onClose={() => setOpen(false)}>
          <TitleForm folder={folder} />
        </Dialog>
      )}
    </>
  )
}

function TitleForm({ folder }: { folder: string }) {
  const client = useQueryClient()
  const [, goTo] = useLocation()
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    try {
      const title = new FormData(event.currentTarget).get('title')
      const { path } = await send<{ path: string }>('words/text', 'POST', { folder, title })
      await client.invalidateQueries({ queryKey: ['words'] })
      goTo(`/${path}`)
    } catch (error) {
      setWrong(reasonOf(error))
      setBusy(false)
    }
  }
  return (
    <form onSubmit={add} className={css.form}>
      <Field label="Título" hint="De él sale la dirección de la página. Lo demás lo rellenas después." error={wrong}>
        {(control) => <input {...control} name="title" required maxLength={120} autoComplete="off" />}
      </Field>
      <Button type="submit" tone="main" busy={busy}>
        Crear
      </Button>
    </form>
  )
}
