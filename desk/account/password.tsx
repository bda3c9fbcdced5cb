import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#contracts/desk.ts'
import { send } from '../api.ts'
import { useSend } from '../queries.ts'
import { PasswordForm } from '../sign-in/password-form.tsx'
import { Button } from '../ui/button.tsx'
import { DialogButton } from '../ui/dialog.tsx'
import { ActionMessage } from '../ui/message.tsx'

/** A password, for where there is no passkey at hand. */
export function Password({ hasPassword }: Account) {
  const client = useQueryClient()
  const remove = useSend(() => send('account/password', 'DELETE'))
  return (
    <section className="stack-near">
      <h2>Contraseña</h2>
      <p>
        {hasPassword
          ? 'Tienes una. Si la cambias, los demás aparatos tienen que entrar otra vez.'
          : 'No tienes, y no hace falta: la clave de acceso es más cómoda y nadie la puede copiar.'}
      </p>
      <div className="wrap">
        <DialogButton label={hasPassword ? 'Cambiarla' : 'Poner una contraseña'} title="Contraseña nueva">
          {(close) => (
            <PasswordForm
              fresh
              place="account/password"
              method="PUT"
              button="Guardar"
              onDone={() => {
                close()
                void client.invalidateQueries({ queryKey: ['account'] })
              }}
            />
          )}
        </DialogButton>
        {hasPassword && (
          <Button tone="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            Quitarla
          </Button>
        )}
      </div>
      <ActionMessage error={remove.error} />
    </section>
  )
}
