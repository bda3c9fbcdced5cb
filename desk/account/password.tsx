import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#contracts/desk.ts'
import { send } from '../api.ts'
import { PasswordForm } from '../sign-in/password-form.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Said } from '../ui/said.tsx'
import { useAction } from '../ui/use-action.ts'

/** A password, for where there is no passkey at hand. */
export function Password({ hasPassword }: Account) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const { busy, wrong, run } = useAction(['account'])
  const done = () => {
    setOpen(false)
    void client.invalidateQueries({ queryKey: ['account'] })
  }
  return (
    <section>
      <h2>Contraseña</h2>
      <p>
        {hasPassword
          ? 'Tienes una. Si la cambias, los demás aparatos tienen que entrar otra vez.'
          : 'No tienes, y no hace falta: la clave de acceso es más cómoda y nadie la puede copiar.'}
      </p>
      <div className="wrap">
        <Button onClick={() => setOpen(true)}>{hasPassword ? 'Cambiarla' : 'Poner una contraseña'}</Button>
        {hasPassword && (
          <Button tone="danger" busy={busy} onClick={() => run(() => send('account/password', 'DELETE'))}>
            Quitarla
          </Button>
        )}
      </div>
      <Said wrong={wrong} />
      {open && (
        <Dialog title="Contraseña nueva" onClose={() => setOpen(false)}>
          <PasswordForm fresh place="account/password" method="PUT" button="Guardar" onDone={done} />
        </Dialog>
      )}
    </section>
  )
}
