import type { Colleague, OneTimeLink } from '#contracts/desk.ts'
import { send } from '../api.ts'
import { useSend } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { DialogButton } from '../ui/dialog.tsx'
import { Item } from '../ui/list.tsx'
import { ActionMessage } from '../ui/message.tsx'
import { dayOf, timeOf } from '../ui/times.ts'

type Props = Colleague & { self: boolean; onInvited: (link: OneTimeLink) => void }

/** One of the workshop, with what an owner can do. */
export function ColleagueItem({ self, onInvited, ...colleague }: Props) {
  const { id, name, email, role, devices } = colleague
  const { mutate: run, isPending: busy, error } = useSend((work: () => Promise<unknown>) => work())
  const other = role === 'owner' ? 'helper' : 'owner'
  const invite = () => run(() => send<OneTimeLink>(`people/${id}/invitation`, 'POST').then(onInvited))
  return (
    <Item
      title={
        <strong>
          {name}
          {self && ' (tú)'}
        </strong>
      }
      about={
        <>
          {email} · {role === 'owner' ? 'Dueño' : 'Ayudante'} · {stateOf(colleague)}
        </>
      }
    >
      <details className="whole">
        <summary>
          Cambiar <span className="visually-hidden">a {name}</span>
        </summary>
        <div className="stack-close">
          {' '}
          {devices.map(({ id, device, seenAt }) => (
            <p key={id} className="caption">
              {device}, visto el {timeOf(seenAt)}
            </p>
          ))}
          <div className="wrap">
            <Button busy={busy} onClick={() => run(() => send(`people/${id}`, 'PATCH', { role: other }))}>
              {other === 'owner' ? 'Darle permisos de dueño' : 'Pasar a ayudante'}
            </Button>
            <Button busy={busy} onClick={invite}>
              {colleague.joinedAt === null || self ? 'Nueva invitación' : 'Recuperar su acceso'}
            </Button>
            {devices.length > 0 && !self && (
              <Button busy={busy} onClick={() => run(() => send(`people/${id}/devices`, 'DELETE'))}>
                Cerrar sus sesiones
              </Button>
            )}
            {!self && (
              <DialogButton tone="danger" label="Quitar de la oficina" title={`¿Quitar a ${name}?`}>
                {(close) => (
                  <>
                    <p>
                      Dejará de entrar ahora mismo, en todos sus aparatos. Lo que hizo sigue en el registro con su
                      nombre.
                    </p>
                    <div>
                      <Button
                        tone="danger"
                        busy={busy}
                        onClick={() => run(() => send(`people/${id}`, 'DELETE'), { onSettled: close })}
                      >
                        Sí, quitar
                      </Button>
                    </div>
                  </>
                )}
              </DialogButton>
            )}
          </div>
        </div>
      </details>
      <ActionMessage error={error} />
    </Item>
  )
}

function stateOf({ joinedAt, invitedUntil, passkeys, hasPassword, devices }: Colleague): string {
  if (joinedAt === null)
    return invitedUntil === null ? 'la invitación ha caducado' : `con invitación hasta el ${timeOf(invitedUntil)}`
  const ways = [
    passkeys === 1 && 'una clave de acceso',
    passkeys > 1 && `${passkeys} claves de acceso`,
    hasPassword && 'contraseña',
  ].filter((way) => way !== false)
  const inside = devices.length === 1 ? 'un aparato dentro' : `${devices.length} aparatos dentro`
  return [
    `desde el ${dayOf(joinedAt)}`,
    ways.join(' y ') || 'solo enlace por correo',
    devices.length === 0 ? 'fuera' : inside,
  ].join(', ')
}
