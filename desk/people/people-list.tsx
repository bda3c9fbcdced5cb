import { useState } from 'react'
import type { Colleague, DeskSession, OneTimeLink, Person } from '#contracts/desk.ts'
import { errorOf, send } from '../api.ts'
import { useAsk, useSend } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { Copy } from '../ui/copy.tsx'
import { Dialog, DialogButton } from '../ui/dialog.tsx'
import { TextField } from '../ui/fields.tsx'
import { Form } from '../ui/form.tsx'
import { List } from '../ui/list.tsx'
import { ActionMessage, Loaded } from '../ui/message.tsx'
import { timeOf } from '../ui/times.ts'
import { ColleagueItem } from './colleague.tsx'

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
