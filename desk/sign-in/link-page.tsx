import { useLocation } from 'wouter'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { ActionMessage } from '../ui/message.tsx'
import { useAction } from '../ui/use-action.ts'
import { Column, type Entering } from './column.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** For who comes by a link of a mail. It is used by a press, not by looking: mail programs look at links as well. */
export function LinkPage({ linkKey, onDone }: Entering & { linkKey: string }) {
  const [, go] = useLocation()
  const { busy, error, run } = useAction()
  const enter = () =>
    run(async () => {
      await send('sign-in/link', 'POST', { key: linkKey })
      go('/', { replace: true })
      onDone()
    })
  return (
    <Column title="Entrar en la oficina">
      <Button tone="main" busy={busy} onClick={enter}>
        Entrar en este aparato
      </Button>
      <ActionMessage error={error} />
      {error !== undefined && <SignInForm onDone={onDone} />}
    </Column>
  )
}
