import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Account, deskPath, type Passkey, type SignedInDevice } from '#contracts/desk.ts'
import { send, useAsk, useSend } from '../api.ts'
import { hasPasskeys, makePasskey } from '../sign-in/passkey.ts'
import { PasswordForm } from '../sign-in/password-form.tsx'
import { ActionMessage, Button, Copy, DialogButton, Loaded } from '../ui/action.tsx'
import { OneFieldForm } from '../ui/fields.tsx'
import { Item, List } from '../ui/parts.tsx'
import { dayOf, timeOf } from '../ui/times.ts'

export const Page = () => (
  <Loaded query={useAsk<Account>('account')} waiting="Abriendo tu cuenta…">
    {(account) => <Whole {...account} />}
  </Loaded>
)

function Whole(account: Account) {
  const { person, recovered } = account
  const rename = useSend((name: string) => send('account', 'PATCH', { name }))
  return (
    <div className="stack-parts narrow">
      <header className="stack-close">
        <h1>Tu cuenta</h1>
        <p className="caption">
          {person.email} · {person.role === 'owner' ? 'Dueño del taller' : 'Ayudante: sin ajustes ni personas'}
        </p>
      </header>
      {recovered && (
        <p role="note">
          El {timeOf(recovered.at)}, {recovered.by} hizo un enlace para recuperar tu cuenta y se cerraron todas tus
          sesiones. Si no se lo pediste, pregúntale.
        </p>
      )}
      <OneFieldForm
        inLine
        label="Nombre"
        autoComplete="name"
        initial={person.name}
        button="Guardar nombre"
        sending={rename}
      />
      <Passkeys {...account} />
      <Password {...account} />
      <Devices devices={account.devices} />
      <section className="stack-near">
        <h2>Entrar desde otro aparato</h2>
        <p>Abre en él esta dirección privada. Sin ella, la oficina no se ve desde fuera.</p>
        <Copy label="Dirección privada de la oficina" text={account.address} />
      </section>
    </div>
  )
}

/** The own passkeys: add one of this device, remove. */
function Passkeys({ passkeys }: Account) {
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

/** A password, for where there is no passkey at hand. */
function Password({ hasPassword }: Account) {
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

/** The sessions of this person, and how to end them. */
function Devices({ devices }: { devices: SignedInDevice[] }) {
  const leave = useSend(
    (where: 'here' | 'everywhere') =>
      where === 'here' ? send('account/sign-out', 'POST') : send('account/devices', 'DELETE'),
    (client) => {
      // Nothing of the workshop stays in the memory of a device that has been left.
      client.clear()
      location.assign(deskPath)
    },
  )
  return (
    <section className="stack-near">
      <h2>Dónde estás dentro</h2>
      <List label="Aparatos">
        {devices.map((device) => (
          <Device key={device.id} {...device} />
        ))}
      </List>
      <div className="wrap">
        <Button busy={leave.isPending} onClick={() => leave.mutate('here')}>
          Salir
        </Button>
        <Button tone="danger" busy={leave.isPending} onClick={() => leave.mutate('everywhere')}>
          Salir en todos los aparatos
        </Button>
      </div>
      <ActionMessage error={leave.error} />
    </section>
  )
}

function Device({ id, device, createdAt, seenAt, here }: SignedInDevice) {
  const end = useSend(() => send(`account/devices/${id}`, 'DELETE'))
  return (
    <Item
      title={here ? `${device} (este)` : device}
      about={`Desde el ${timeOf(createdAt)}, visto el ${timeOf(seenAt)}`}
    >
      {!here && (
        <Button busy={end.isPending} aria-label={`Cerrar la sesión de ${device}`} onClick={() => end.mutate()}>
          Cerrar sesión
        </Button>
      )}
      <ActionMessage error={end.error} />
    </Item>
  )
}
