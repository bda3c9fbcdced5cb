import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, reasonOf, send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Copy } from '../ui/copy.tsx'
import { Said } from '../ui/said.tsx'
import { useAction } from '../ui/use-action.ts'
import css from './people.module.css'

interface Address {
  address: string
}

/** The private address of the desk, and a new one where it has come into wrong hands. */
export function Door() {
  const client = useQueryClient()
  const { busy, wrong, run } = useAction([])
  const { data, error } = useQuery({ queryKey: ['address'], queryFn: () => ask<Address>('address') })
  const renew = () =>
    run(() => send<Address>('address', 'POST')).then((address) => address && client.setQueryData(['address'], address))
  return (
    <section className={css.door}>
      <h2>La puerta de la oficina</h2>
      <p>
        En un aparato nuevo se entra por esta dirección privada. Para quien no la conoce, la oficina no existe. No deja
        entrar a nadie por sí sola.
      </p>
      {data && <Copy label="Dirección privada de la oficina" text={data.address} />}
      <div className="wrap">
        <Button busy={busy} onClick={renew}>
          Cambiar la dirección
        </Button>
      </div>
      <Said wrong={error ? reasonOf(error) : wrong} />
    </section>
  )
}
