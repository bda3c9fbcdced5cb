import { useQueryClient } from '@tanstack/react-query'
import { send } from '../api.ts'
import { useAsk } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { Copy } from '../ui/copy.tsx'
import { ActionMessage } from '../ui/message.tsx'
import { useAction } from '../ui/use-action.ts'

interface Address {
  address: string
}

/** The private address of the desk, and a new one where it has come into wrong hands. */
export function EntryLink() {
  const client = useQueryClient()
  const { busy, error, run } = useAction()
  const known = useAsk<Address>('address')
  const renew = () => run(async () => client.setQueryData(['address'], await send<Address>('address', 'POST')))
  return (
    <section className="stack-near">
      <h2>La puerta de la oficina</h2>
      <p>
        En un aparato nuevo se entra por esta dirección privada. Para quien no la conoce, la oficina no existe. No deja
        entrar a nadie por sí sola.
      </p>
      {known.data && <Copy label="Dirección privada de la oficina" text={known.data.address} />}
      <div>
        <Button busy={busy} onClick={renew}>
          Cambiar la dirección
        </Button>
      </div>
      <ActionMessage error={known.error ?? error} />
    </section>
  )
}
