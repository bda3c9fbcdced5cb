import { Route, Switch } from 'wouter'
import type { DeskSession } from '#contracts/desk.ts'
import { Board } from './board.tsx'
import { QuotePage } from './quote-page.tsx'

export const Page = ({ person }: DeskSession) => (
  <Switch>
    <Route path="/">
      <Board isOwner={person.role === 'owner'} />
    </Route>
    <Route path="/:id">{({ id }) => <QuotePage key={id} id={id} />}</Route>
  </Switch>
)
