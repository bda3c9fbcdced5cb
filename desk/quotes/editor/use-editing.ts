import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DeskQuote } from '#contracts/desk-quotes.ts'
import type { Quote, QuoteDraft } from '#contracts/quotes.ts'
import { DeskFailure, reasonOf, send } from '../../api.ts'
import { keptIn } from '../../ui/kept.ts'
import { quoteKey } from '../queries.ts'

/** Milliseconds without a key until what was written is kept. */
const pause = 600

export type Editing = ReturnType<typeof useEditing>

export const keptDrafts = keptIn<{ rev: number; draft: QuoteDraft }>('taller.presupuesto.')

/**
 * A quote while it is written: kept on the server after each pause, and in this browser until it is, so that neither a
 * lost line nor a closed window takes anything away.
 */
export function useEditing({ id, rev }: Pick<Quote, 'id' | 'rev'>, first: QuoteDraft) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => readKept(id, rev) ?? first)
  const [state, setState] = useState<'kept' | 'saving' | 'failed' | 'stale'>('kept')
  const [wrong, setWrong] = useState<string>()
  const latest = useRef(draft)
  const saved = useRef({ rev, draft: first })
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  async function save(): Promise<number> {
    const sent = latest.current
    if (sent === saved.current.draft) return saved.current.rev
    setState('saving')
    try {
      const { rev: next } = await send<{ rev: number }>(`quotes/${id}/draft`, 'PUT', {
        rev: saved.current.rev,
        draft: sent,
      })
      saved.current = { rev: next, draft: sent }
      keptDrafts.keep(id, latest.current === sent ? undefined : { rev: next, draft: latest.current })
      client.setQueryData<DeskQuote>(quoteKey(id), (known) => withDraft(known, saved.current))
      setState('kept')
      setWrong(undefined)
      return latest.current === sent ? next : await save()
    } catch (error) {
      setState(error instanceof DeskFailure && error.status === 409 ? 'stale' : 'failed')
      setWrong(reasonOf(error))
      throw error
    }
  }
  /** Keeps what is written and gives the revision that then holds; throws where it could not be kept. */
  const flush = () => {
    const next = turn.current.then(save, save)
    turn.current = next.catch(() => {})
    return next
  }

  const again = useRef(flush)
  again.current = flush
  useEffect(() => {
    if (draft === saved.current.draft) return
    const timer = setTimeout(() => again.current().catch(() => {}), pause)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    const retry = () => void again.current().catch(() => {})
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      retry()
    }
  }, [])

  function change(part: Partial<QuoteDraft>) {
    latest.current = { ...latest.current, ...part }
    setDraft(latest.current)
    keptDrafts.keep(id, { rev: saved.current.rev, draft: latest.current })
  }
  return { draft, change, state, wrong, flush }
}

const withDraft = (known: DeskQuote | undefined, part: Pick<Quote, 'rev' | 'draft'>): DeskQuote | undefined =>
  known?.office ? { ...known, office: { ...known.office, quote: { ...known.office.quote, ...part } } } : known

/** What this browser has that the server has not; of an earlier revision it is nothing to go on with. */
function readKept(id: string, rev: number): QuoteDraft | undefined {
  const known = keptDrafts.read(id)
  return known?.rev === rev ? known.draft : undefined
}
