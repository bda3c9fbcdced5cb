import { useQuery } from '@tanstack/react-query'
import type { Account } from '#contracts/desk.ts'
import { ask } from '../api.ts'
import { Copy } from '../ui/copy.tsx'
import { Failed } from '../ui/failed.tsx'
import { Notice } from '../ui/notice.tsx'
import { timeOf } from '../ui/times.ts'
import css from './account.module.css'
import { Devices } from './devices.tsx'
import { Name } from './name.tsx'
import { Passkeys } from './passkeys.tsx'
import { Password } from './password.tsx'

export function AccountPage() {
  const { data, error, refetch } = useQuery({ queryKey: ['account'], queryFn: () => ask<Account>('account') })
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Notice>Abriendo tu cuenta…</Notice>
  const { person } = data
  return (
    <div className={css.page}>
      <header>
        <h1>Tu cuenta</h1>
        <p className="caption">
          {person.email} · {person.role === 'owner' ? 'Dueño del taller' : 'Ayudante: sin ajustes ni personas'}
        </p>
      </header>
      {data.recovered && (
        <p role="note">
          El {timeOf(data.recovered.at)}, {data.recovered.by} hizo un enlace para recuperar tu cuenta y se cerraron
          todas tus sesiones. Si no se lo pediste, pregúntale.
        </p>
      )}
      <Name name={person.name} />
      <Passkeys {...data} />
      <Password {...data} />
      <Devices devices={data.devices} />
      <section>
        <h2>Entrar desde otro aparato</h2>
        <p>Abre en él esta dirección privada. Sin ella, la oficina no se ve desde fuera.</p>
        <Copy label="Dirección privada de la oficina" text={data.address} />
      </section>
    </div>
  )
}
