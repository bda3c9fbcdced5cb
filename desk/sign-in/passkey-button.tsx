import type { ReactNode } from 'react'
import { useSend } from '../api.ts'
import { ActionMessage, Button } from '../ui/action.tsx'
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
  const { mutate, isPending, error } = useSend(
    () => (make ? makePasskey : givePasskey)(`${place}/options`, keep),
    onDone,
  )
  if (!hasPasskeys())
    return <ActionMessage error="Este navegador no puede usar claves de acceso. Puedes entrar de otra manera." />
  return (
    <>
      <Button tone="main" busy={isPending} onClick={() => mutate()}>
        {children}
      </Button>
      <ActionMessage error={error} />
    </>
  )
}
