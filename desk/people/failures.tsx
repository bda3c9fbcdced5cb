import type { FailedSignIns, SignInWay } from '#contracts/desk.ts'
import { useAsk } from '../queries.ts'
import { timeOf } from '../ui/times.ts'

const ways: Record<SignInWay, string> = {
  passkey: 'con una clave de acceso',
  password: 'con contraseña',
  link: 'con un enlace de correo',
  invitation: 'con una invitación',
}

/** Failed sign-ins of the last thirty days; nothing where there were none. */
export function Failures() {
  const { data = [] } = useAsk<FailedSignIns[]>('people/failures')
  if (data.length === 0) return null
  return (
    <section>
      <h2>Entradas fallidas de los últimos 30 días</h2>
      <ul>
        {data.map(({ way, name, count, lastAt }) => (
          <li key={`${way} ${name}`}>
            {count === 1 ? 'Una vez' : `${count} veces`} {ways[way]}
            {name === '' ? ', sin cuenta conocida' : `, en la cuenta de ${name}`}; la última, el {timeOf(lastAt)}.
          </li>
        ))}
      </ul>
    </section>
  )
}
