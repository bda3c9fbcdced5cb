import { useState } from 'react'
import { useLocation } from 'wouter'
import { reasonOf, send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Said } from '../ui/said.tsx'
import { Column, type Entering } from './column.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** For who comes by a link of a mail. It is used by a press, not by looking: mail programs look at links as well. */
export function LinkPage({ linkKey, onDone }: Entering & { linkKey: string }) {
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  async function enter() {
    setBusy(true)
    setWrong(undefined)
    await send('sign-in/link', 'POST', { key: linkKey })
      .then(
        () => {
          go('/', { replace: true })
          onDone()
        },
        (error) => setWrong(reasonOf(error)),
      )
      .finally(() => setBusy(false))
  }
  return (
    <Column title="Entrar en la oficina">
      <Button tone="main" busy={busy} onClick={enter}>
        Entrar en este aparato
      </Button>
      <Said wrong={wrong} />
      {wrong && <SignInForm onDone={onDone} />}
    </Column>
  )
}
