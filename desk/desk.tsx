import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { type DeskSession, deskDoors } from '#contracts/desk.ts'
import { DeskFailure, reasonOf, useAsk } from './api.ts'
import { rooms } from './rooms.ts'
import { Frame } from './shell/frame.tsx'
import { Reauthentication } from './sign-in/reauthentication.tsx'
import { Button, Notice } from './ui/action.tsx'

const pages = () => import('./sign-in/pages.tsx')
const SignInPage = lazy(async () => ({ default: (await pages()).SignInPage }))
const LinkPage = lazy(async () => ({ default: (await pages()).LinkPage }))
const InvitationPage = lazy(async () => ({ default: (await pages()).InvitationPage }))

/** Everything below `/taller`: the links to sign in by, the sign-in page, and the rooms for who is signed in. */
export function Desk() {
  const { data, error, refetch } = useAsk<DeskSession>('session')
  const onDone = () => void refetch()
  return (
    <Suspense fallback={<Notice>Un momento…</Notice>}>
      <Switch>
        <Route path={`/${deskDoors.invitation}/:key`}>
          {({ key }) => <InvitationPage linkKey={key} onDone={onDone} />}
        </Route>
        <Route path={`/${deskDoors.mail}/:key`}>{({ key }) => <LinkPage linkKey={key} onDone={onDone} />}</Route>
        <Route>
          {data ? (
            <Rooms {...data} />
          ) : error ? (
            <Outside error={error} onDone={onDone} />
          ) : (
            <Notice>Abriendo la oficina…</Notice>
          )}
        </Route>
      </Switch>
    </Suspense>
  )
}

function Outside({ error, onDone }: { error: Error; onDone: () => void }) {
  if (error instanceof DeskFailure && error.need === 'sign-in') return <SignInPage onDone={onDone} />
  return (
    <main>
      <Notice tone="danger">{reasonOf(error)}</Notice>
      <Notice>
        <Button onClick={onDone}>Probar otra vez</Button>
      </Notice>
    </main>
  )
}

function Rooms(session: DeskSession) {
  const open = rooms.filter(({ ownersOnly }) => !ownersOnly || session.person.role === 'owner')
  return (
    <Frame {...session} rooms={open}>
      <Suspense fallback={<Notice>Un momento…</Notice>}>
        <Switch>
          {open.map(({ path, Page }) => (
            <Route key={path} path={path} nest>
              <Page {...session} />
            </Route>
          ))}
          <Redirect to={open[0]?.path ?? '/'} />
        </Switch>
      </Suspense>
      <Reauthentication person={session.person} />
    </Frame>
  )
}
