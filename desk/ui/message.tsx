import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorOf, reasonOf } from '../api.ts'
import { Button } from './button.tsx'

interface ErrorProps {
  /** What was thrown, or a sentence. */
  error: unknown
  /** Fields that say by themselves what was wrong with them. */
  fields?: readonly string[]
}

function sentenceOf({ error, fields = [] }: ErrorProps): string | undefined {
  if (!error || fields.some((field) => errorOf(error, field))) return undefined
  return typeof error === 'string' ? error : reasonOf(error)
}

/** Why something was not done. */
export function ErrorMessage(props: ErrorProps) {
  const sentence = sentenceOf(props)
  return (
    sentence && (
      <p role="alert" className="danger">
        {sentence}
      </p>
    )
  )
}

/** What came of an action, where it was asked for; the place is there before, so that it is read out. */
export function ActionMessage({ success, ...props }: ErrorProps & { success?: string | undefined }) {
  const sentence = sentenceOf(props)
  return (
    <div aria-live="polite" className="said">
      {sentence && <p className="note-danger danger">{sentence}</p>}
      {success && <p className="note">{success}</p>}
    </div>
  )
}

/** A sentence in the place of what is not (yet) there. */
export const Notice = ({ tone = 'quiet', children }: { tone?: 'quiet' | 'danger'; children: ReactNode }) => (
  <p role={tone === 'danger' ? 'alert' : 'status'} className={`notice ${tone}`}>
    {children}
  </p>
)

/** Says why something cannot be shown, and asks for it again. */
export const Failed = ({ error, retry }: { error: Error; retry: () => unknown }) => (
  <Notice tone="danger">
    {reasonOf(error)} <Button onClick={() => void retry()}>Volver a intentarlo</Button>
  </Notice>
)

interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>
  waiting: string
  /** The way out where it cannot be loaded. */
  back?: ReactNode
  children: (data: T) => ReactNode
}

/** A query's data once it is loaded; before that its waiting text, or its error with a way to try again. */
export function Loaded<T>({ query: { data, error, refetch }, waiting, back, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data)
  if (!error) return <Notice>{waiting}</Notice>
  return (
    <>
      <Failed error={error} retry={refetch} />
      {back}
    </>
  )
}
