import { useState } from 'react'
import type { Account, Passkey } from '#contracts/desk.ts'
import { send } from '../api.ts'
import { useSend } from '../queries.ts'
import { hasPasskeys, makePasskey } from '../sign-in/passkey.ts'
import { Button } from '../ui/button.tsx'
import { Item, List } from '../ui/list.tsx'
import { ActionMessage } from '../ui/message.tsx'
import { OneFieldForm } from '../ui/one-field-form.tsx'
import { dayOf } from '../ui/times.ts'

/** The own passkeys: add one of this device, remove. */
export function Passkeys({ passkeys }: Account) {
  const add = useSend(() => makePasskey('account/passkeys/options', 'account/passkeys'))
  return (
    <section className="stack-near">
      <h2>Claves de acceso</h2>
      {passkeys.length === 0 ? (
        <p>No tienes ninguna. Con una clave de acceso entras con la huella, la cara o el código de tu aparato.</p>
      ) : (
        <List label="Claves de acceso">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} {...passkey} />
          ))}
        </List>
      )}
      {passkeys.length > 0 && (
        <p className="caption">¿Has perdido un aparato? Quita su clave y cierra más abajo su sesión.</p>
      )}
      {hasPasskeys() && (
        <div>
          <Button busy={add.isPending} onClick={() => add.mutate()}>
            Añadir la de este aparato
          </Button>
        </div>
      )}
      <ActionMessage error={add.error} />
    </section>
  )
}

function PasskeyItem({ id, name, createdAt, usedAt }: Passkey) {
  const [isNaming, setNaming] = useState(false)
  const place = `account/passkeys/${encodeURIComponent(id)}`
  const used = usedAt === null ? 'sin usar todavía' : `usada el ${dayOf(usedAt)}`
  const rename = useSend((wanted: string) => send(place, 'PATCH', { name: wanted }))
  const remove = useSend(() => send(place, 'DELETE'))
  // It is called after its device until its owner knows better: «iPhone de Amparo».
  const title = isNaming ? (
    <OneFieldForm
      inLine
      autoFocus
      label="Nombre, como «iPhone de Amparo»"
      initial={name}
      button="Guardar"
      sending={{ mutate: rename.mutate, isPending: rename.isPending }}
      onDone={() => setNaming(false)}
    />
  ) : (
    name
  )
  return (
    <Item title={title} about={`Desde el ${dayOf(createdAt)}, ${used}`}>
      <Button
        tone="quiet"
        aria-expanded={isNaming}
        aria-label={isNaming ? undefined : `Cambiar el nombre de ${name}`}
        onClick={() => setNaming(!isNaming)}
      >
        {isNaming ? 'Dejarlo' : 'Cambiar el nombre'}
      </Button>
      <Button tone="danger" busy={remove.isPending} aria-label={`Quitar ${name}`} onClick={() => remove.mutate()}>
        Quitar
      </Button>
      <ActionMessage error={rename.error ?? remove.error} />
    </Item>
  )
}
