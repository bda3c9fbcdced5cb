import type { Account } from '#contracts/desk.ts'
import { send } from '../api.ts'
import { useAsk, useSend } from '../queries.ts'
import { Copy } from '../ui/copy.tsx'
import { Loaded } from '../ui/message.tsx'
import { OneFieldForm } from '../ui/one-field-form.tsx'
import { timeOf } from '../ui/times.ts'
import { Devices } from './devices.tsx'
import { Passkeys } from './passkeys.tsx'
import { Password } from './password.tsx'

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
