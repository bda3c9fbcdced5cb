import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Problem, TextForm, Theirs } from '#contracts/desk-words.ts'
import { type FieldChange, fieldChanges } from '#contracts/text-changes.ts'
import { longDay } from '#words/day-words.ts'
import { DeskFailure, reasonOf, send } from '../api.ts'
import { keptIn } from '../ui/kept.ts'
import { differences, withIds, withValue } from './values.ts'

interface State {
  value: unknown
  body?: string
  /** What was on the server when the typing began. */
  base: { value: unknown; body?: string; version: string }
}

export const keptTexts = keptIn<State>('taller.textos.')

/** What came of the last saving. */
interface Answer {
  problems: Problem[]
  theirs?: Theirs | undefined
  wrong?: string
  saved?: boolean
  /** Prices that change by more than a half, to be looked at before they are saved. */
  steep: FieldChange[]
}
const none: Answer = { problems: [], steep: [] }

/** A text that is being written: what has changed, what is wrong, what somebody else has saved meanwhile. */
export function useEditing(form: TextForm) {
  const client = useQueryClient()
  const [kept] = useState(() => keptTexts.read(form.path))
  const [state, setState] = useState<State>(() => kept ?? stateOf(form))
  const [isRestored, setRestored] = useState(kept !== undefined)
  const [answer, setAnswer] = useState(none)
  const [busy, setBusy] = useState(false)
  const { value, body, base } = state
  const changes = differences(base.value, value).length + (body === base.body ? 0 : 1)
  useKeeping(form.path, state, changes > 0)

  const set = useCallback((path: string, next: unknown) => {
    setState((old) => ({ ...old, value: withDate(withValue(old.value, path, next)) }))
  }, [])
  const setBody = useCallback((next: string) => setState((old) => ({ ...old, body: next })), [])

  async function save(written: State = state, isLookedAt = false) {
    const from = { ...written, value: withIds(written.value) }
    const steep = isLookedAt ? [] : fieldChanges(form.schema, from.base.value, from.value).filter(isSteep)
    if (steep.length > 0) return setAnswer({ ...none, steep })
    setBusy(true)
    try {
      const sent = { path: form.path, value: from.value, body: from.body, version: from.base.version }
      const { version } = await send<{ version: string }>('words/text', 'PUT', sent)
      // What was typed while it was on its way is still to be saved.
      setState((now) => ({
        ...now,
        value: now.value === written.value ? from.value : now.value,
        base: { value: from.value, body: from.body, version },
      }))
      setAnswer({ ...none, saved: true })
      setRestored(false)
      void client.invalidateQueries({ queryKey: ['words', 'list'] })
    } catch (error) {
      setAnswer(answerOf(error))
    } finally {
      setBusy(false)
    }
  }

  /** Goes on from another state: what was there before, or what two have agreed on. */
  const startFrom = (next: State) => {
    setState(next)
    setAnswer(none)
    setRestored(false)
  }

  const leaveSteep = () => setAnswer((old) => ({ ...old, steep: [] }))
  return { ...answer, value, body, base, changes, busy, isRestored, set, setBody, save, startFrom, leaveSteep }
}

export type Editing = ReturnType<typeof useEditing>

function answerOf(error: unknown): Answer {
  const { problems = [], theirs } = error instanceof DeskFailure ? error.details : {}
  return {
    ...none,
    problems,
    theirs: theirs as Theirs | undefined,
    ...(problems.length === 0 && !theirs && { wrong: reasonOf(error) }),
  }
}

const isSteep = ({ field, before, after }: FieldChange) =>
  field?.unit === '€' &&
  typeof before === 'number' &&
  typeof after === 'number' &&
  Math.abs(after - before) > Math.abs(before) / 2

/** What is not saved stays in the browser. */
function useKeeping(path: string, state: State, isChanged: boolean) {
  useEffect(() => {
    const timer = setTimeout(() => keptTexts.keep(path, isChanged ? state : undefined), 200)
    return () => clearTimeout(timer)
  }, [path, state, isChanged])
}

const stateOf = ({ value, body, version }: TextForm): State => ({ value, body, base: { value, body, version } })

/** An article's date stands in it twice: as a day, and written out for the reader. */
function withDate(value: unknown): unknown {
  const { date, dateTime } = (value ?? {}) as { date?: unknown; dateTime?: unknown }
  if (typeof date !== 'string' || typeof dateTime !== 'string') return value
  const day = new Date(dateTime)
  return Number.isNaN(day.getTime()) ? value : withValue(value, 'date', longDay(day))
}
