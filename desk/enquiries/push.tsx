import { Check } from '../ui/check.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { usePush } from './use-push.ts'

/** The switch that has this device told of new enquiries while the desk is closed. */
export function Push() {
  const { state, error, turn } = usePush()
  if (state === 'unknown' || state === 'absent') return null
  return (
    <div className="stack-close notice">
      <Check checked={state === 'on'} disabled={state === 'denied'} onChange={(event) => turn(event.target.checked)}>
        Avisarme en este aparato cuando llegue una consulta
      </Check>
      <p className="caption">
        {state === 'denied'
          ? 'El navegador tiene los avisos de esta web bloqueados: se cambia en sus ajustes.'
          : 'Llega aunque la oficina esté cerrada. El aviso no dice de quién es.'}
      </p>
      <ErrorMessage error={error} />
    </div>
  )
}
