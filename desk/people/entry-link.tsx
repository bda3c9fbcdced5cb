import { send } from '../api.ts'
import { useAsk, useSend } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { Copy } from '../ui/copy.tsx'
import { ActionMessage } from '../ui/message.tsx'

interface Address {
  address: string
}

/** The private address of the desk, and a new one where it has come into wrong hands. */
export function EntryLink() {
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
