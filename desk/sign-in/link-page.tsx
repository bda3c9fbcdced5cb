import { useLocation } from 'wouter'
import { send } from '../api.ts'
import { useSend } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { ActionMessage } from '../ui/message.tsx'
import { Column, type Entering } from './column.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** For who comes by a link of a mail. It is used by a press, not by looking: mail programs look at links as well. */
export function LinkPage({ linkKey, onDone }: Entering & { linkKey: string }) {
  const [, go] = useLocation()
  const { mutate, isPending, error } = useSend(
    () => send('sign-in/link', 'POST', { key: linkKey }),
    () => {
      go('/', { replace: true })
      onDone()
    },
  )
  return (
    <Column title="Entrar en la oficina">
      <Button tone="main" busy={isPending} onClick={() => mutate()}>
        Entrar en este aparato
      </Button>
      <ActionMessage error={error} />
      {error && <SignInForm onDone={onDone} />}
    </Column>
  )
}
