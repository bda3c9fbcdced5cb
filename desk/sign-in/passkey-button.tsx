import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { ActionMessage } from '../ui/message.tsx'
import { useAction } from '../ui/use-action.ts'
import { givePasskey, hasPasskeys, makePasskey } from './passkey.ts'

interface Props {
  /** Where options are asked for (`/options` is added) and where the answer goes, behind `/taller/api/`. */
  place: string
  keep: string
  /** Whether a new one is made. */
  make?: boolean
  onDone: () => void
  children: ReactNode
}

/** One press, and the device asks for fingerprint, face or PIN. */
export function PasskeyButton({ place, keep, make = false, onDone, children }: Props) {
  const { busy, error, run } = useAction()
  if (!hasPasskeys())
    return <ActionMessage error="Este navegador no puede usar claves de acceso. Puedes entrar de otra manera." />
  const press = () => run(() => (make ? makePasskey : givePasskey)(`${place}/options`, keep).then(onDone))
  return (
    <>
      <Button tone="main" busy={busy} onClick={press}>
        {children}
      </Button>
      <ActionMessage error={error} />
    </>
  )
}
