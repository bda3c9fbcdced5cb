import { createContext, use } from 'react'
import type { Relations } from '#contracts/desk-words.ts'

export interface FormWork {
  set: (path: string, value: unknown) => void
  /** What is wrong at a path, or below it. */
  problemAt: (path: string) => string | undefined
  hasProblemBelow: (path: string) => boolean
  /** The field to which a link has led. */
  target: string
  relations: Relations
}

export const FormContext = createContext<FormWork | undefined>(undefined)

export function useForm(): FormWork {
  const work = use(FormContext)
  if (!work) throw new Error('A field stands outside a form.')
  return work
}

export const idOf = (path: string) => `campo-${path}`
