import { useEffect, useState } from 'react'
import { ask, reasonOf, send } from '../api.ts'
import { trusted, pushWorker as worker } from '../trusted.ts'
import { ErrorMessage } from '../ui/action.tsx'
import { Check } from '../ui/fields.tsx'

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

type State = 'unknown' | 'absent' | 'denied' | 'off' | 'on'

/** Whether this browser is told of new enquiries while the desk is closed, and the switch for it. */
function usePush() {
  const [state, setState] = useState<State>('unknown')
  const [error, setError] = useState<string>()
  useEffect(() => {
    void look().then(setState)
  }, [])
  const turn = async (on: boolean) => {
    setError(undefined)
    try {
      await (on ? subscribe() : unsubscribe())
    } catch (failure) {
      setError(failure instanceof DOMException ? 'Este navegador no ha podido activar los avisos.' : reasonOf(failure))
    }
    setState(await look())
  }
  return { state, error, turn }
}

async function look(): Promise<State> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return 'absent'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration(worker.scope)
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off'
}

async function subscribe() {
  const { publicKey } = await ask<{ publicKey: string }>('push')
  if ((await Notification.requestPermission()) !== 'granted') return
  await navigator.serviceWorker.register(trusted.createScriptURL(worker.file), { scope: worker.scope })
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  await send('push', 'POST', subscription)
}

async function unsubscribe() {
  const registration = await navigator.serviceWorker.getRegistration(worker.scope)
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  await send('push', 'DELETE', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
