import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SignInWays } from '#contracts/desk.ts'
import { ask } from '../api.ts'
import css from './sign-in.module.css'

export interface Entering {
  onDone: () => void
}

export function Column({ title, children }: { title: string; children: ReactNode }) {
  const ways = useQuery({ queryKey: ['ways'], queryFn: () => ask<SignInWays>('sign-in'), staleTime: Infinity })
  return (
    <main className={css.page}>
      <div className={css.column}>
        <p className={css.brand}>{ways.data?.brand ?? ' '}</p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
