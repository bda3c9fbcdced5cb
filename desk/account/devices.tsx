import { useQueryClient } from '@tanstack/react-query'
import type { SignedInDevice } from '#contracts/desk.ts'
import { deskPath } from '#contracts/desk.ts'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Item, List } from '../ui/list.tsx'
import { ActionMessage } from '../ui/message.tsx'
import { timeOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'

/** The sessions of this person, and how to end them. */
export function Devices({ devices }: { devices: SignedInDevice[] }) {
  const { busy, error, run } = useAction()
  const client = useQueryClient()
  const leave = (work: () => Promise<unknown>) =>
    run(async () => {
      await work()
      // Nothing of the workshop stays in the memory of a device that has been left.
      client.clear()
      location.assign(deskPath)
    })
  return (
    <section className="stack-near">
      <h2>Dónde estás dentro</h2>
      <List label="Aparatos">
        {devices.map((device) => (
          <Device key={device.id} {...device} />
        ))}
      </List>
      <div className="wrap">
        <Button busy={busy} onClick={() => leave(() => send('account/sign-out', 'POST'))}>
          Salir
        </Button>
        <Button tone="danger" busy={busy} onClick={() => leave(() => send('account/devices', 'DELETE'))}>
          Salir en todos los aparatos
        </Button>
      </div>
      <ActionMessage error={error} />
    </section>
  )
}

function Device({ id, device, createdAt, seenAt, here }: SignedInDevice) {
  const { busy, error, run } = useAction(['account'])
  return (
    <Item
      title={here ? `${device} (este)` : device}
      about={`Desde el ${timeOf(createdAt)}, visto el ${timeOf(seenAt)}`}
    >
      {!here && (
        <Button
          busy={busy}
          aria-label={`Cerrar la sesión de ${device}`}
          onClick={() => run(() => send(`account/devices/${id}`, 'DELETE'))}
        >
          Cerrar sesión
        </Button>
      )}
      <ActionMessage error={error} />
    </Item>
  )
}
