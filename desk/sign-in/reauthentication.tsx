import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DeskSession, LoginWays } from '#contracts/desk.ts'
import { ask, authenticateBy, useAsk } from '../api.ts'
import { Dialog, Loaded } from '../ui/action.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordForm } from './password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

type Need = 'sign-in' | 'reauthenticate'

/**
 * Asks over the open page to sign in again, or to confirm who one is; the page and what is typed in it stay. Requests that
 * wait for it go on by themselves.
 */
export function Reauthentication({ person }: Pick<DeskSession, 'person'>) {
  const client = useQueryClient()
  const [need, setNeed] = useState<Need>()
  const waiting = useRef<PromiseWithResolvers<boolean>>(undefined)
  const putOff = useRef(false)
  useEffect(() => {
    authenticateBy((wanted, urgent) => {
      // Closed once, it comes back with the next thing that the person wants, not with each look for news.
      if (putOff.current && !urgent) return Promise.resolve(false)
      waiting.current ??= Promise.withResolvers<boolean>()
      setNeed(wanted)
      return waiting.current.promise
    })
    return () => authenticateBy(undefined)
  }, [])
  const end = async (done: boolean) => {
    putOff.current = !done
    setNeed(undefined)
    if (done && need === 'sign-in') {
      const session = await ask<DeskSession>('session').catch(() => undefined)
      // Somebody else: nothing of the one before stays on the screen.
      if (session && session.person.id !== person.id) return location.reload()
      if (session) client.setQueryData(['session'], session)
    }
    waiting.current?.resolve(done)
    waiting.current = undefined
  }
  if (!need) return null
  return need === 'sign-in' ? (
    <Dialog title="Tu sesión ha terminado" onClose={() => void end(false)}>
      <p>Entra otra vez y sigues donde estabas: lo que has escrito no se pierde.</p>
      <SignInForm onDone={() => void end(true)} />
    </Dialog>
  ) : (
    <Dialog title="Confirma que eres tú" onClose={() => void end(false)}>
      <ConfirmIdentity onDone={() => void end(true)} />
    </Dialog>
  )
}

const ConfirmIdentity = ({ onDone }: { onDone: () => void }) => (
  <Loaded query={useAsk<LoginWays>('reauthenticate')} waiting="Un momento…">
    {({ passkey, password }) => (
      <div className="stack">
        <p>Esto no se puede deshacer, o cambia quién entra. Por eso se pregunta otra vez.</p>
        {passkey && (
          <PasskeyButton place="reauthenticate/passkey" keep="reauthenticate/passkey" onDone={onDone}>
            Confirmar con clave de acceso
          </PasskeyButton>
        )}
        {password && <PasswordForm place="reauthenticate/password" button="Confirmar" onDone={onDone} />}
        {!passkey && !password && <SignInForm onDone={onDone} />}
      </div>
    )}
  </Loaded>
)
