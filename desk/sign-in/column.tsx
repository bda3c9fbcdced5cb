import type { ReactNode } from 'react'
import type { SignInWays } from '#contracts/desk.ts'
import { useAsk } from '../queries.ts'
import css from './sign-in.module.css'

export interface Entering {
  onDone: () => void
}

export const useSignInWays = () => useAsk<SignInWays>('sign-in', { staleTime: Number.POSITIVE_INFINITY })

/** A page of who is not in yet: the workshop's name, and one column in the middle. */
export function Column({ title, children }: { title: string; children: ReactNode }) {
  const ways = useSignInWays()
  return (
    <main className={css.page}>
      <div className="stack-far">
        <p className={`brand ${css.brand}`}>{ways.data?.brand ?? ' '}</p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
