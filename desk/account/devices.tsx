import type { SignedInDevice } from '#contracts/desk.ts'
import { deskPath } from '#contracts/desk.ts'
import { send } from '../api.ts'
import { useSend } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { Item, List } from '../ui/list.tsx'
import { ActionMessage } from '../ui/message.tsx'
import { timeOf } from '../ui/times.ts'

/** The sessions of this person, and how to end them. */
export function Devices({ devices }: { devices: SignedInDevice[] }) {
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
