import { useState } from 'react'
import type { Colleague, DeskSession, OneTimeLink, Person } from '#contracts/desk.ts'
import { errorOf, send, useAsk, useSend } from '../api.ts'
import { ActionMessage, Button, Copy, Dialog, DialogButton, Loaded } from '../ui/action.tsx'
import { Check, Form, TextField } from '../ui/fields.tsx'
import { Item, List } from '../ui/parts.tsx'
import { dayOf, timeOf } from '../ui/times.ts'

export const PeopleList = ({ person }: DeskSession) => (
  <Loaded query={useAsk<Colleague[]>('people')} waiting="Buscando quién entra…">
    {(people) => <Everybody self={person} people={people} />}
  </Loaded>
)

function Everybody({ self, people }: { self: Person; people: readonly Colleague[] }) {
  const [invited, setInvited] = useState<{ name: string; link: OneTimeLink }>()
  return (
    <div className="stack-far">
      <div>
        <DialogButton tone="main" label="Invitar a alguien">
          {(close) => (
            <Invite
              onInvited={(name, link) => {
                close()
                setInvited({ name, link })
              }}
            />
          )}
        </DialogButton>
      </div>
      <List label="Personas del taller">
        {people.map((colleague) => (
          <ColleagueItem
            key={colleague.id}
            {...colleague}
            self={colleague.id === self.id}
            onInvited={(link) => setInvited({ name: colleague.name, link })}
          />
        ))}
      </List>
      <EntryLink />
      {invited && <InvitationLink {...invited} onClose={() => setInvited(undefined)} />}
    </div>
  )
}

/** A new person: name, e-mail, what they may do. */
function Invite({ onInvited }: { onInvited: (name: string, link: OneTimeLink) => void }) {
  const { mutate, isPending, error } = useSend((person: object) => send<OneTimeLink>('people', 'POST', person))
  function submit(data: FormData) {
    const person = Object.fromEntries(data)
    mutate(person, { onSuccess: (link) => onInvited(String(person.name), link) })
  }
  return (
    <Form className="stack" onSubmit={submit}>
      <TextField label="Nombre" name="name" error={errorOf(error, 'name')} />
      <TextField label="Correo" type="email" name="email" error={errorOf(error, 'email')} />
      <fieldset>
        <legend className="quiet small">Qué puede hacer</legend>
        <Check type="radio" name="role" value="helper" defaultChecked>
          Ayudante: consultas, textos y fotos
        </Check>
        <Check type="radio" name="role" value="owner">
          Dueño: también ajustes y personas
        </Check>
      </fieldset>
      <ActionMessage error={error} fields={['name', 'email']} />
      <Button type="submit" tone="main" busy={isPending}>
        Hacer la invitación
      </Button>
    </Form>
  )
}

interface Props {
  name: string
  link: OneTimeLink
  onClose: () => void
}

/** The address that an invited person opens; it is shown this once. */
const InvitationLink = ({ name, link: { link, until, mailed }, onClose }: Props) => (
  <Dialog title={`La invitación de ${name}`} onClose={onClose}>
    {link === undefined ? (
      <p>Va de camino a su correo, y solo a su correo: con ella se entra en su cuenta.</p>
    ) : (
      <>
        <p>
          {mailed
            ? 'Va de camino a su correo. También se la puedes pasar tú, por ejemplo por WhatsApp:'
            : 'Pásale esta dirección, por ejemplo por WhatsApp:'}
        </p>
        <Copy label={`Invitación de ${name}`} text={link} />
      </>
    )}
    <p className="caption">
      Vale una sola vez, hasta el {timeOf(until)}. No se vuelve a enseñar; si se pierde, haz otra.
    </p>
  </Dialog>
)

interface Address {
  address: string
}

/** The private address of the desk, and a new one where it has come into wrong hands. */
function EntryLink() {
  const known = useAsk<Address>('address')
  const renew = useSend(
    () => send<Address>('address', 'POST'),
    (client, address) => client.setQueryData(['address'], address),
  )
  return (
    <section className="stack-near">
      <h2>La puerta de la oficina</h2>
      <p>
        En un aparato nuevo se entra por esta dirección privada. Para quien no la conoce, la oficina no existe. No deja
        entrar a nadie por sí sola.
      </p>
      {known.data && <Copy label="Dirección privada de la oficina" text={known.data.address} />}
      <div>
        <Button busy={renew.isPending} onClick={() => renew.mutate()}>
          Cambiar la dirección
        </Button>
      </div>
      <ActionMessage error={known.error ?? renew.error} />
    </section>
  )
}

type ColleagueProps = Colleague & { self: boolean; onInvited: (link: OneTimeLink) => void }

/** One of the workshop, with what an owner can do. */
function ColleagueItem({ self, onInvited, ...colleague }: ColleagueProps) {
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
