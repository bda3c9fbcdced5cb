import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Said } from '../ui/said.tsx'
import { explain, givePasskey, hasPasskeys, makePasskey } from './passkey.ts'

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
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  if (!hasPasskeys())
    return <Said wrong="Este navegador no puede usar claves de acceso. Puedes entrar de otra manera." />
  async function press() {
    setBusy(true)
    setWrong(undefined)
    const work = make ? makePasskey(`${place}/options`, keep) : givePasskey(`${place}/options`, keep)
    await work.then(onDone, (error) => setWrong(explain(error))).finally(() => setBusy(false))
  }
  return (
    <>
      <Button tone="main" busy={busy} onClick={press}>
        {children}
      </Button>
      <Said wrong={wrong} />
    </>
  )
}
