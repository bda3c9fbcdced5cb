import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Notice } from '../ui/message.tsx'
import { TextListPage } from './text-list.tsx'

// The editor is heavier than the list, and most visits end before it.
const TextPage = lazy(async () => ({ default: (await import('./text-page.tsx')).TextPage }))

export function Page() {
  return (
    <Suspense fallback={<Notice>Abriendo el texto…</Notice>}>
      <Switch>
        <Route path="/">
          <TextListPage />
        </Route>
        <Route path="/*">{({ '*': path }) => <TextPage key={path} path={path ?? ''} />}</Route>
      </Switch>
    </Suspense>
  )
}
